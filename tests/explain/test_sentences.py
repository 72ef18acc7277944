"""Every event and refusal is told, in both languages, in sentences that keep the languages' rules."""

import re
from collections import Counter
from functools import cache

import pytest

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.events import ChoiceMade, Event
from bot.engine.magic.keywords.tables import RULES
from bot.explain import english, french
from bot.explain.explanation import Teller
from bot.explain.french_grammar import ASPIRATED
from bot.explain.mentions import say_each_once
from bot.explain.names import Names
from bot.explain.passages import Passage
from bot.language import LANGUAGES, Language
from bot.reference.printed_names import printed_names
from tests.examples import sample
from tests.explain.samples import ALICE, ENGLISH, FRENCH, KINDS, LYNX, every_label, every_refusal, everything, instances


def texts_of(teller: Teller, names: Names) -> list[str]:
    """All that the language can say, each as the first thing that it says."""
    found = {
        teller.sentence_of_passage(Passage((event,), (), why=why), names) for event, why in sample(list(everything()))
    }
    found |= {teller.sentence_of_passage(passage, names) for passage in every_label()}
    found |= {teller.sentence_of_refusal(each, names) for each in every_refusal()}
    return sorted(text for each in found for text in say_each_once([each], names))


TELLERS: dict[Language, tuple[Teller, Names]] = {"fr": (french, FRENCH), "en": (english, ENGLISH)}


@cache
def texts(lang: Language) -> list[str]:
    """All that the language can say; made where it is first asked for, for it takes seconds."""
    return texts_of(*TELLERS[lang])


def test_each_member_of_the_closed_union_is_told_in_both_languages() -> None:
    told = {kind: [both_tell(event) for event in instances(kind, LYNX, ALICE, 2)] for kind in KINDS}
    assert [kind for kind, sentences in told.items() if not sentences] == []
    assert [
        (kind, fr, en)
        for kind, sentences in told.items()
        for fr, en in sentences
        if len(fr) <= 5 or len(en) <= 5 or fr == en
    ] == []


def both_tell(event: Event) -> tuple[str, str]:
    passage = Passage((event,), ())
    return french.sentence_of_passage(passage, FRENCH), english.sentence_of_passage(passage, ENGLISH)


def test_each_keyword_has_a_french_name() -> None:
    assert [keyword for keyword in RULES if keyword not in printed_names("fr")] == []


def test_each_refusal_is_told_in_both_languages() -> None:
    told = [
        (each.kind, french.sentence_of_refusal(each, FRENCH), english.sentence_of_refusal(each, ENGLISH))
        for each in every_refusal()
    ]
    assert Counter(kind for kind, _, _ in told) == dict.fromkeys(RefusalKind, 12)
    assert [(kind, fr) for kind, fr, en in told if fr == en] == []


FORBIDDEN_IN_FRENCH = {
    "de le, de les, à le, à les": r"\b(?:de|à) les? ",
    "de, que, le, la before a vowel": r"\b(?:de|que|le|la|ne|se) [aeiouyéèêàâîôûœAEIOUÉÈÊÀÂÎÔÛŒ]\w",
    "de, que before a mute h": r"\b(?:de|que) (?!(?i:" + "|".join(ASPIRATED) + r"))[hH]",
    "straight apostrophe": r"'",
    "straight quotation mark": r'"',
    "no narrow space before high punctuation": r"(?<!\u202f)[:;!?»](?!\d)",
    "plain space before high punctuation": r" [:;!?»]",
    "no narrow space after «": r"«(?!\u202f)",
    "double space": r"  ",
    "0 or 1 with a plural": r"\b[01] (?:\w+s)\b(?! (?:loyauté|défense))",
    "a hyphen for a minus": r"(?<!\d)-\d",
    "None": r"\bNone\b",
    "English": r"\b(?:the|and|damage|player|to)\b",
}


GLOSSED = "more than meets the eye|start your engines!"
"""English names beside the French ones, which no rule of French is for."""


def test_french_grammar_and_typography() -> None:
    assert faults_in([re.sub(GLOSSED, "", text) for text in texts("fr")], FORBIDDEN_IN_FRENCH) == {}


def faults_in(told: list[str], forbidden: dict[str, str]) -> dict[str, list[str]]:
    """By fault, the texts that have it."""
    return {
        fault: found
        for fault, pattern in forbidden.items()
        if (found := [text for text in told if re.search(pattern, text)])
    }


FORBIDDEN_IN_ENGLISH = {
    "1 with a plural": r"(?<![/+\u2212])\b1 (?:counters|cards|creatures|others|ways|divisions)\b",
    "another number with a singular": r"\b[02] (?:counter|card|permanent|creature)\b",
    "double space": r"  ",
    "space before punctuation": r" [:;,.!?]",
    "typographic apostrophe": "’",
    "None": r"\bNone\b",
    "article twice": r"\b[Tt]he the\b",
}


def test_english_grammar_and_typography() -> None:
    assert faults_in(texts("en"), FORBIDDEN_IN_ENGLISH) == {}


def test_every_sentence_begins_with_a_capital_or_a_figure_and_ends_with_a_full_stop() -> None:
    told = [text for lang in LANGUAGES for text in texts(lang)]
    assert [text for text in told if not (text[0].isupper() or text[0].isdigit())] == []
    assert [text for text in told if not re.search(r"[^.]\.$", text)] == []


def test_no_sentence_is_long() -> None:
    assert [text for lang in LANGUAGES for text in texts(lang) if len(text.split()) > 40] == []


@pytest.mark.parametrize(
    ("declined", "fr", "en"),
    [
        (
            False,
            "Par défaut : Alice utilise la capacité de Lynx spectral, qui est facultative.",
            "By default Alice uses the ability of Spectral Lynx, which is optional.",
        ),
        (
            True,
            "Par défaut : Alice ne fait pas ce que la capacité de Lynx spectral lui laisse faire.",
            "By default Alice does not do what the ability of Spectral Lynx leaves to them.",
        ),
    ],
)
def test_what_is_done_or_left_by_default_is_told_as_such(declined: bool, fr: str, en: str) -> None:
    made = ChoiceMade(ALICE, ChoiceKind.MAY, True, 2, LYNX, declined)
    passage = Passage((made,), ())
    assert (french.sentence_of_passage(passage, FRENCH), english.sentence_of_passage(passage, ENGLISH)) == (fr, en)

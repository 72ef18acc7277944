"""`/keyword`: one line first, the rest on demand; several together; and terms of Mage Noir."""

from collections.abc import Mapping

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.commands.keyword import complete_keyword, show_keyword
from bot.ui.desk import Desk
from bot.ui.reply import Reply
from tests.reference.typography import complaints


def asked(desk: Desk, lang: Language, keyword: str, **more: str) -> Reply:
    return show_keyword(desk, lang, {"keyword": keyword, **more})


def pressed(reply: Reply) -> list[tuple[str, Mapping[str, str], Language]]:
    return [(button.command, button.options, button.lang) for button in reply.buttons]


def test_a_keyword_is_a_line_and_a_short_explanation_and_the_rest_comes_on_demand(desk: Desk) -> None:
    reply = asked(desk, "fr", "piet")
    trample = desk.keywords["trample"]
    assert reply.verdict == f"piétinement (trample) · 702.19\u202f: {trample.line('fr')}"
    assert [section.title for section in reply.sections] == ["", "Les erreurs courantes"]
    assert pressed(reply) == [
        ("keyword", {"keyword": "trample", "part": "détails"}, "fr"),
        ("keyword", {"keyword": "trample", "part": "exemple"}, "fr"),
        ("rule", {"rule": "702.19"}, "fr"),
        ("keyword", {"keyword": "trample"}, "en"),
    ]


def test_the_details_are_variants_other_keywords_and_history(desk: Desk) -> None:
    reply = asked(desk, "en", "trample", part="details")
    assert [section.title for section in reply.sections] == ["Variants", "With other keywords", "History"]
    assert asked(desk, "en", "trample", part="détails") == reply
    assert asked(desk, "en", "trample", part="whatever") == asked(desk, "en", "trample")


@pytest.mark.parametrize(
    ("keywords", "verdict"),
    [
        ("trample+deathtouch", "Ajax, Bran and Basil die; Bob loses 2 life (20 → 18)."),
        ("flying + menace", "Ajax, Bran and Basil die."),
        ("flying + defender", "Bran and Ajax die."),
        ("deathtouch + indestructible", "Basil and Bran die; Ajax survives."),
    ],
)
def test_keywords_of_combat_are_played_together(desk: Desk, keywords: str, verdict: str) -> None:
    example = asked(desk, "en", keywords).sections[-1]
    assert (example.title, example.lines[0]) == ("Example, played by the engine", verdict)


def test_keywords_that_no_combat_shows_are_not_played(desk: Desk) -> None:
    reply = asked(desk, "en", "trample + scry")
    assert (len(reply.verdict.splitlines()), reply.sections) == (2, ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_term_of_mage_noir_answers_where_no_keyword_of_magic_is_meant(desk: Desk, lang: Language) -> None:
    reply = asked(desk, lang, "canaliser")
    assert reply.verdict.startswith("canaliser (channel)" if lang == "fr" else "channel (canaliser)")
    assert asked(desk, lang, "vol").verdict.startswith("vol" if lang == "fr" else "flying")
    offered = {each.value: each.name for each in complete_keyword(desk, "fr", "canal", {})}
    assert offered["canaliser"] == "canaliser (Mage Noir)"


@pytest.mark.parametrize("keywords", ["trample+deathtouch", "vol + défenseur", "initiative + lien de vie"])
def test_what_is_said_in_french_is_french(desk: Desk, keywords: str) -> None:
    reply = asked(desk, "fr", keywords)
    lines = [line for section in reply.sections for line in section.lines]
    assert {line: found for line in (*reply.verdict.splitlines(), *lines) if (found := complaints(line))} == {}

"""What a message names is explained to who asks: keywords, cards, rules."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.language import LANGUAGES, Language
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.judge import judge_message
from bot.ui.commands.message import MOST_OF_A_KIND, cards_in, explain_message
from bot.ui.desk import Desk
from bot.ui.reply import MOST_BUTTONS
from tests.judge.table import card, of_two
from tests.reference.typography import complaints


def test_keywords_cards_and_rules_of_a_message_are_named(desk: Desk) -> None:
    reply = explain_message(desk, "fr", "Ma Force of Nature piétine le Lynx spectral, voir 702.19b ou 999.9.")
    found, cards, rules = reply.sections
    assert reply.verdict == "Dans ce message\u202f:"
    assert [line.partition(" ")[0] for line in found.lines] == ["piétinement"]
    assert cards.lines == (
        "Force de la Nature · Créature\u202f: élémental",
        "Lynx spectral · Créature\u202f: chat et esprit",
    )
    assert rules.lines == ("702.19b",)
    assert [(button.command, *button.options.values()) for button in reply.buttons] == [
        ("rule", "702.19b"),
        ("card", "Force of Nature"),
        ("card", "Spectral Lynx"),
        ("keyword", "trample"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["", "Bonjour !", "x" * 9000, "card force of nature"])
def test_a_message_that_names_nothing_is_told_so(desk: Desk, lang: Language, text: str) -> None:
    reply = explain_message(desk, lang, text)
    assert (reply.kind, reply.sections, reply.buttons) == ("not understood", (), ())
    assert lang == "en" or complaints(reply.verdict) == []


def test_a_message_that_names_everything_is_answered_in_bounds(desk: Desk) -> None:
    reply = explain_message(desk, "en", " . ".join(entry.name("en") for entry in desk.keywords))
    assert (len(reply.sections[0].lines), len(reply.buttons)) == (MOST_OF_A_KIND, MOST_BUTTONS)


def test_a_message_is_judged_as_what_is_asked_in_it(desk: Desk) -> None:
    reply = judge_message(desk, "en", "I attack with a 5/5 trample, he blocks with a 2/2")
    assert (reply.kind, reply.verdict) == (
        "ruling",
        "The 2/2 dies; the 5/5 trample survives; Bob loses 3 life (20 → 17).",
    )


@pytest.mark.parametrize("text", ["lightning bolt", "Foudre", "he answers with Foudre", "Lightning Bolt on it"])
def test_a_card_is_known_by_a_small_name_and_by_one_word_within_a_sentence(desk: Desk, text: str) -> None:
    reply = explain_message(desk, "en", text)
    assert "Lightning Bolt · Instant" in [line for section in reply.sections for line in section.lines]


def test_a_word_that_begins_a_sentence_is_no_card(desk: Desk) -> None:
    assert explain_message(desk, "fr", "Foudre ou pas").kind == "not understood"


def test_a_card_is_known_though_a_part_of_another_is_called_so() -> None:
    jolt = card("Test Jolt", "Secousse d’essai", "Instant")
    sage = of_two("prepare", card("Test Sage", "Sage d’essai", "Creature — Human").faces[0], jolt.faces[0])
    desk = Desk(Catalogue([jolt, sage]), shipped_keywords())
    assert [each.name for each in cards_in(desk, "Test Jolt")] == ["Test Jolt"]

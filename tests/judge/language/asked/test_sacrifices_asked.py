"""Questions whether something may be sacrificed: an ability that asks for it is activated in response."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.asked.drafting.draft import Asked
from bot.judge.language.asked.reading_text import TextReading, read_text
from bot.language import Language
from tests.judge.table import BOLT, GIANT, card

GUARDIAN = card(
    "Test Guardian",
    "Gardien d’essai",
    "Creature — Spirit",
    "Sacrifice this creature: Creatures you control gain indestructible until end of turn.",
)
ALTAR = card("Altar to Test", "Autel à essais", "Artifact", "Sacrifice a creature: Add {C}{C}.")
STORM = card("Test Storm", "Orage d’essai", "Sorcery", "Destroy all creatures.")
CARDS = Catalogue((GUARDIAN, ALTAR, STORM, BOLT, GIANT))


def read(text: str, lang: Language = "en") -> TextReading:
    return read_text(text, lang, CARDS)


def done(reading: TextReading) -> list[dict[str, Any]]:
    assert reading.placed is not None
    return list(reading.placed.document["do"])


def asked(reading: TextReading) -> list[tuple[Asked, list[str]]]:
    return [(each.asked, [thing.card or thing.size for thing in each.things]) for each in reading.draft.questions]


@pytest.mark.rule("602.2b")
@pytest.mark.parametrize(
    ("text", "lang", "saved"),
    [
        ("he cast Test Storm, I have a Test Guardian and a 4/4, can I sac the Guardian to save my 4/4?", "en", "4/4"),
        ("he cast Test Storm, I have Test Guardian, can I sac it to save my team?", "en", "2/2"),
        ("il lance Orage d’essai, j’ai Gardien d’essai, je peux le sacrifier pour sauver mes créatures ?", "fr", "2/2"),
    ],
)
def test_602_2b_what_is_sacrificed_to_save_others_is_the_cost_of_its_ability(
    text: str, lang: Language, saved: str
) -> None:
    reading = read(text, lang)
    assert [next(iter(each)) for each in done(reading)] == ["cast", "activate"]
    assert asked(reading) == [(Asked.SURVIVES, [saved])]


def test_602_2b_a_sacrifice_in_response_is_the_cost_of_what_asks_for_it() -> None:
    reading = read("I have Altar to Test and a 2/2, can I sac the 2/2 in response to Test Bolt?")
    assert [next(iter(each)) for each in done(reading)] == ["cast", "choose", "activate"]
    assert asked(reading) == [(Asked.CAN, [])]


def test_701_21a_nobody_sacrifices_without_something_that_asks_for_it() -> None:
    assert [each.what for each in read("can I sacrifice my 2/2?").draft.missing] == ["outlet"]

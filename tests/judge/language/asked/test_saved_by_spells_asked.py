"""Questions whether an instant saves something: it is cast on it in response, and its fate is asked."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.asked.drafting.draft import Asked
from bot.judge.language.asked.reading_text import read_text
from bot.language import Language
from tests.judge.table import BOLT, GIANT, card

MENDING = card(
    "Test Mending", "Reprise d’essai", "Instant", "Target creature you control gains indestructible until end of turn."
)
CARDS = Catalogue((MENDING, BOLT, GIANT))


@pytest.mark.rule("304.4")
@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("he casts Test Bolt on my 2/2, does Test Mending save it?", "en"),
        ("ma 2/2 prend Test Bolt, Reprise d’essai la sauve ?", "fr"),
    ],
)
def test_304_4_an_instant_that_saves_is_cast_in_response_and_lies_nowhere(text: str, lang: Language) -> None:
    reading = read_text(text, lang, CARDS)
    assert reading.placed is not None
    assert [each["cast"] for each in reading.placed.document["do"] if "cast" in each] == ["Test Bolt", "Test Mending"]
    assert [each["controller"] for each in reading.placed.document["objects"]] == ["Alice"]
    asked = [(each.asked, [thing.size for thing in each.things]) for each in reading.draft.questions]
    assert asked == [(Asked.SURVIVES, ["2/2"])]


def test_304_4_an_instant_of_which_nothing_is_told_is_in_hand() -> None:
    reading = read_text("j’attaque avec une 5/5, il bloque avec une 2/5, Test Mending sur le bloqueur", "fr", CARDS)
    assert reading.placed is not None
    assert "Test Mending" not in {each.get("card") for each in reading.placed.document["objects"]}


def test_115_1_nothing_that_could_be_saved_is_asked_for() -> None:
    assert [each.what for each in read_text("Reprise d’essai la sauve ?", "fr", CARDS).draft.missing] == ["what"]


def test_a_word_of_the_rules_is_not_taken_for_another_that_is_misspelt() -> None:
    assert [each.text for each in read_text("une perte de points de vie", "fr", CARDS).draft.events] == []

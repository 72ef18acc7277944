"""Flavor words, which have no rules meaning (CR 207.2d)."""

import pytest

from bot.engine.magic.words.abilities import Unread
from tests.oracle.reading import read, shown

WORDS = ("Mage Hand", "Come Up with a New Recipe!", "Mold Harvest", "Two-Headed Coin")
LINES = (
    "{T}: Draw a card.",
    "Sacrifice a creature: Draw a card.",
    "Other creatures you control have trample.",
    "Equip {2}",
)


def is_unread(line: str) -> bool:
    return any(isinstance(each, Unread) for each in read(line))


@pytest.mark.parametrize("word", WORDS)
def test_207_2d_what_follows_a_flavor_word_is_read_as_if_it_were_not_there(word: str) -> None:
    behind = [[each.replace(f"{word} — ", "") for each in shown(f"{word} — {line}")] for line in LINES]
    assert behind == [shown(line) for line in LINES]
    assert not any(is_unread(line) for line in LINES)


@pytest.mark.parametrize("line", ["Power-up — {2}: Draw a card.", "Solved — Draw a card."])
def test_207_2d_a_word_with_a_meaning_is_no_flavor_word(line: str) -> None:
    assert is_unread(line)


@pytest.mark.parametrize("line", ["mage hand — {T}: Draw a card.", "Mage Hand—{T}: Draw a card."])
def test_207_2d_a_flavor_word_is_in_capitals_and_its_dash_between_spaces(line: str) -> None:
    assert is_unread(line)

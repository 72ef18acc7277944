"""What a table says of players in numbers, in both languages: life, counters, cards that nobody sees."""

from typing import Any

import pytest

from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.objects.words_around_names import is_word_for_nothing
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.language.table.player_totals import Total, total_of
from bot.language import Language
from tests.judge.table import CARDS


def read(situation: str, lang: Language = "en") -> dict[str, Any]:
    return read_interaction(InteractionRequest("resolve", situation), lang, CARDS).document


@pytest.mark.parametrize(
    ("typed", "what", "number"),
    [
        ("life 5", "life", 5),
        ("at -3 life", "life", -3),
        ("à 12 PV", "life", 12),
        ("12 points de vie", "life", 12),
        ("at 3", "life", 3),
        ("poison 3", "poison", 3),
        ("3 poison counters", "poison", 3),
        ("2 marqueurs poison", "poison", 2),
        ("3 énergie", "energy", 3),
        ("hand 2", "hand", 2),
        ("5 cards in hand", "hand", 5),
        ("3 cartes en main", "hand", 3),
        ("main vide", "hand", 0),
        ("no cards in hand", "hand", 0),
        ("library of 20 cards", "library", 20),
        ("bibliothèque 30", "library", 30),
        ("cimetière vide", "graveyard", 0),
    ],
)
def test_a_number_and_what_it_is_of_stand_in_any_order(typed: str, what: str, number: int) -> None:
    assert total_of(typed) == Total(what, number)


@pytest.mark.parametrize("typed", ["2x Hill Giant", "3/3", "hand", "graveyard 5", "2 life 3", "-1 poison", "empty", ""])
def test_what_is_no_number_of_something_is_no_total(typed: str) -> None:
    assert total_of(typed) is None


ALICE = {"name": "Alice", "life": 5, "counters": {"poison": 3}, "hand": 2}


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        ("Alice: life 5, poison 3, hand 2, Hill Giant; Bob library 30", "en"),
        ("Alice life 5, poison 3, hand 2, Hill Giant; Bob: 30 cards in library", "en"),
        ("Alice (5 life, 3 poison, 2 cards in hand): Hill Giant; Bob (library 30)", "en"),
        ("Alice at 5 life: poison: 3, hand: 2, Hill Giant; Bob's library: 30", "en"),
        ("Alice is at 5: Hill Giant and 3 poison, hand 2, Bob has library 30", "en"),
        ("Alice : 5 PV, 3 marqueurs poison, 2 cartes en main, Géant des collines ; Bob : bibliothèque 30", "fr"),
        ("Alice à 5 PV : poison : 3, main : 2, Géant des collines ; Bob bibliothèque 30, cimetière vide", "fr"),
    ],
)
def test_what_is_said_of_a_player_may_stand_before_and_behind_the_colon(typed: str, lang: Language) -> None:
    giant = {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice"}
    document = read(typed, lang)
    assert (document["players"], document["objects"]) == ([ALICE, {"name": "Bob", "library": 30}], [giant])


def test_401_an_empty_hand_or_library_is_known() -> None:
    assert read("Alice: no hand, empty library; Bob: Hill Giant")["players"] == [
        {"name": "Alice", "hand": [], "library": []},
        {"name": "Bob"},
    ]


def test_cards_that_are_listed_in_hand_are_all_there_are() -> None:
    assert read("Alice: hand 2, Test Bolt (in hand); Bob: 5 life")["players"][0] == {
        "name": "Alice",
        "hand": ["Test Bolt"],
    }


NOTHING = ["nothing", "no creatures", "empty board", "rien", "aucune créature", "plateau vide", "pas de permanent", "-"]


@pytest.mark.parametrize("typed", NOTHING)
def test_that_a_player_has_nothing_may_be_said(typed: str) -> None:
    document = read(f"Alice: Hill Giant; Bob: {typed}")
    assert [(each["card"], each["controller"]) for each in document["objects"]] == [("Hill Giant", "Alice")]
    assert [each["name"] for each in document["players"]] == ["Alice", "Bob"]


@pytest.mark.parametrize("typed", ["creature", "no reason", "Hill Giant", "the board", "rien que Hill Giant"])
def test_what_names_something_says_no_more_than_that(typed: str) -> None:
    assert is_word_for_nothing(typed) is False

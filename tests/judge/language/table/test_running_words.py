"""What a table says in running words: who has something, states and counters without brackets, in both languages."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.language.lines.typed_interaction import read_interaction
from bot.judge.language.reading.request import InteractionRequest
from tests.judge.table import CARDS, card

GIANT = {"id": "hill-giant", "card": "Hill Giant", "controller": "Alice"}
WURM = {"id": "test-wurm", "card": "Test Wurm", "controller": "Bob"}


def read(situation: str) -> dict[str, Any]:
    return read_interaction(InteractionRequest("resolve", situation), "en", CARDS).document


@pytest.mark.parametrize(
    "situation",
    [
        "Alice controls Hill Giant; Bob controls Test Wurm",
        "Alice has Hill Giant, Bob has Test Wurm",
        "I have Hill Giant, my opponent has Test Wurm",
        "Alice contrôle Géant des collines ; Bob contrôle Guivre d’essai",
        "Alice a Géant des collines, Bob a Guivre d’essai",
        "j’ai un Géant des collines, mon adversaire a une Guivre d’essai",
    ],
)
def test_whoever_has_something_is_who_controls_it(situation: str) -> None:
    assert read(situation)["objects"] == [GIANT, WURM]


def test_whoever_has_life_has_a_total() -> None:
    alice, bob = read("Alice has Hill Giant and 3 life; Bob a 5 PV")["players"]
    assert (alice, bob) == ({"name": "Alice", "life": 3}, {"name": "Bob", "life": 5})


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("tapped Hill Giant", {"tapped": True}),
        ("a tapped Hill Giant", {"tapped": True}),
        ("Hill Giant tapped", {"tapped": True}),
        ("Géant des collines engagé", {"tapped": True}),
        ("summoning sick Hill Giant", {"sick": True}),
        ("untapped Hill Giant", {}),
        ("Hill Giant with two +1/+1 counters", {"counters": {"+1/+1": 2}}),
        ("Hill Giant with a -1/-1 counter on it", {"counters": {"-1/-1": 1}}),
        ("Géant des collines avec trois marqueurs +1/+1", {"counters": {"+1/+1": 3}}),
    ],
)
def test_a_state_may_stand_before_or_behind_a_name(said: str, state: dict[str, Any]) -> None:
    assert read(f"Alice: {said}; Bob: 12 life")["objects"] == [GIANT | state]


def test_a_number_behind_a_name_with_a_comma_is_its_loyalty_and_no_players_life() -> None:
    sage = card("Mara, Sage", "Mara, sage", "Legendary Planeswalker — Mara", loyalty="5")
    asked = InteractionRequest("resolve", "Alice: Mara, Sage (4); Bob: 12 life")
    read = read_interaction(asked, "en", Catalogue((sage,))).document
    assert [each["name"] for each in read["players"]] == ["Alice", "Bob"]
    assert read["objects"] == [
        {"id": "mara-sage", "card": "Mara, Sage", "controller": "Alice", "counters": {"loyalty": 4}}
    ]


def test_how_many_are_tapped_comes_first() -> None:
    assert [each["tapped"] for each in read("Alice: two tapped Hill Giant; Bob: 12 life")["objects"]] == [True, True]


def test_what_was_made_up_has_states_too() -> None:
    (made_up,) = read("Alice: a tapped 3/3 flying; Bob: 12 life")["objects"]
    assert (made_up["is"]["text"], made_up["tapped"]) == ("Flying", True)

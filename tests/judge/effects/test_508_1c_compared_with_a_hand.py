"""Creatures that can't attack, since their power is compared with the number of cards in a hand (CR 508.1c)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing

BRIDGE = "Creatures with power greater than the number of cards in your hand can't attack."
GO: dict[str, Any] = {"attack": [{"who": "cub"}]}


def holding(number: int | None) -> list[dict[str, Any]]:
    return [{"name": "Alice"}, {"name": "Bob", **({} if number is None else {"hand": number})}]


@pytest.mark.parametrize(("cards", "can"), [(1, False), (2, True), (3, True)])
def test_508_1c_no_power_greater_than_the_cards_in_a_hand(cards: int, can: bool) -> None:
    outcome = played(GO, objects=(thing("bridge", "Artifact", BRIDGE, by="Bob"), bear("cub")), players=holding(cards))
    assert legal(outcome) == [can]


def test_508_1c_what_has_attacked_may_grow() -> None:
    growth = card("growth", "Instant", "Target creature gets +3/+3 until end of turn.")
    table = (thing("bridge", "Artifact", BRIDGE, by="Bob"), bear("cub"))
    outcome = played(GO, cast(growth, "cub"), ALL, objects=table, players=holding(2))
    assert outcome["players"]["Bob"]["life"] == 15


def test_402_2_a_hand_of_which_nobody_knows_the_number_is_admitted() -> None:
    outcome = played(GO, objects=(thing("bridge", "Artifact", BRIDGE, by="Bob"), bear("cub")), players=holding(None))
    assert outcome["unmodelled"] == [{"card": "bridge", "text": "cards in hand"}]

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


ASK = {"ask": "can attack", "who": "cub", "at": "Bob"}


@pytest.mark.rule("402.2", "508.1c")
@pytest.mark.parametrize(("cards", "answer"), [(None, None), (0, False), (4, True)])
def test_402_2_an_answer_that_rests_on_an_unknown_hand_is_unknown(cards: int | None, answer: bool | None) -> None:
    outcome = played(ASK, objects=(thing("bridge", "Artifact", BRIDGE, by="Bob"), bear("cub")), players=holding(cards))
    assert outcome["answers"][0]["answer"] is answer


@pytest.mark.rule("402.2", "508.1c")
def test_402_2_an_unknown_hand_that_nothing_counts_makes_nothing_unknown() -> None:
    outcome = played(ASK, objects=(bear("cub"),), players=holding(None))
    assert (outcome["answers"][0]["answer"], outcome["unmodelled"]) == (True, [])


@pytest.mark.rule("402.2", "613.1")
def test_402_2_what_is_no_matter_of_hands_is_told_beside_what_counts_them() -> None:
    table = (thing("bridge", "Artifact", BRIDGE, by="Bob"), bear("cub"))
    outcome = played({"ask": "characteristics", "what": "cub"}, objects=table, players=holding(None))
    assert outcome["answers"][0]["answer"]["power"] == 2


HELLBENT = "{T}: You gain 1 life. Activate only if you have no cards in hand."


@pytest.mark.rule("402.2", "602.5b")
@pytest.mark.parametrize(("cards", "answer", "doubts"), [(None, None, 1), (0, True, 0), (1, False, 0)])
def test_402_2_a_condition_on_an_unknown_hand_decides_nothing(
    cards: int | None, answer: bool | None, doubts: int
) -> None:
    ask = {"ask": "can activate", "object": "imp", "ability": "{T}", "by": "Bob"}
    players = holding(cards)
    outcome = played(
        ask,
        {"activate": "imp", "ability": "{T}", "by": "Bob"},
        objects=(bear("imp", "Bob", text=HELLBENT),),
        players=players,
        active="Bob",
    )
    assert (outcome["answers"][0]["answer"], len(outcome["unmodelled"])) == (answer, doubts)
    told_unknown = (
        "Unknown: the answer depends on how many cards are in a hand. [602.5]" in outcome["explanation"]["en"]
    )
    assert told_unknown is (answer is None)

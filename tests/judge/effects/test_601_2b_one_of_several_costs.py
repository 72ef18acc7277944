"""CR 601.2b, 118.8: additional costs of which one is paid, as its player announces."""

import pytest

from tests.judge.playing import ALL, Told, card, cast, choices, legal, lives, played, thing, told, zones

AXE = card(
    "axe",
    "Instant",
    "As an additional cost to cast this spell, discard a card or pay {5}.\nDestroy target creature.",
    mana_cost="{R}",
)
OX = ({"id": "ox", "is": card("ox", "Creature - Ox", power=4, toughness=4), "controller": "Bob"},)


def poor(red: int, hand: int = 0) -> list[Told]:
    return [{"name": "Alice", "mana": {"R": red}, "hand": hand}, {"name": "Bob"}]


@pytest.mark.rule("601.2b", "118.8")
@pytest.mark.parametrize(("red", "hand", "paid"), [(1, 0, False), (1, 1, True), (6, 0, True), (5, 0, False)])
def test_601_2b_one_of_the_costs_is_enough(red: int, hand: int, paid: bool) -> None:
    outcome = played(cast(AXE, "ox"), ALL, objects=OX, players=poor(red, hand))
    assert legal(outcome)[0] is paid
    assert zones(outcome, "ox") == ["graveyard" if paid else "battlefield"]


@pytest.mark.rule("601.2b")
def test_601_2b_the_player_says_which() -> None:
    cards = [{"id": "junk", "is": card("junk", "Land")}]
    players = [{"name": "Alice", "hand": cards}, {"name": "Bob"}]
    both = played(cast(AXE, "ox"), ALL, objects=OX, players=players)
    assert [(each["choice"], each["picked"], each["options"]) for each in choices(both)] == [("cost", "{5}", 2)]
    assert zones(both, "junk") == ["hand"]
    pick = {"choose": "cost", "pick": "discard 1", "by": "Alice"}
    chosen = played(pick, cast(AXE, "ox"), ALL, objects=OX, players=players)
    assert zones(chosen, "junk", "ox") == ["graveyard", "graveyard"]


EAT = card(
    "eat",
    "Sorcery",
    "As an additional cost to cast this spell, sacrifice an artifact or creature or pay {4}.\nYou draw two cards.",
    mana_cost="{B}",
)


@pytest.mark.rule("601.2b", "701.21a")
def test_601_2b_what_is_sacrificed_is_one_of_the_kinds_before_or() -> None:
    players = [{"name": "Alice", "mana": {"B": 1}}, {"name": "Bob"}]
    outcome = played(cast(EAT), ALL, objects=(thing("rock", "Artifact"),), players=players)
    assert (legal(outcome)[0], zones(outcome, "rock")) == (True, ["graveyard"])
    assert legal(played(cast(EAT), ALL, objects=(thing("rock", "Land"),), players=players))[0] is False


ADEPT = card(
    "adept",
    "Creature - Merfolk",
    "As an additional cost to cast this spell, reveal a Merfolk card from your hand or pay {3}.",
    mana_cost="{U}",
    power=2,
    toughness=1,
)


@pytest.mark.rule("601.2b", "701.20a")
@pytest.mark.parametrize(("kind", "paid"), [("Merfolk", True), ("Elf", False)])
def test_701_20a_a_card_like_that_is_revealed_from_the_hand(kind: str, paid: bool) -> None:
    hand = [{"id": "held", "is": card("held", f"Creature - {kind}", power=1, toughness=1)}]
    players = [{"name": "Alice", "mana": {"U": 1}, "hand": hand}, {"name": "Bob"}]
    outcome = played(cast(ADEPT), ALL, players=players)
    assert (legal(outcome)[0], zones(outcome, "held")) == (paid, ["hand"])
    dear = [{"name": "Alice", "mana": {"U": 4}, "hand": hand}, {"name": "Bob"}]
    assert legal(played(cast(ADEPT), ALL, players=dear))[0] is True
    assert lives(outcome) == (20, 20)


@pytest.mark.rule("601.2b", "601.2f")
def test_601_2f_what_it_costs_is_said_with_each_of_the_costs() -> None:
    asked = {"ask": "cast cost", "card": AXE, "by": "Alice"}
    outcome = played(asked)
    assert outcome["answers"][0]["answer"] == {
        "mana": "{R}",
        "other": [{"cost": "discard", "amount": 1}],
        "or": [{"mana": "{5}{R}", "other": []}],
    }
    assert any("{R} and discarding a card, or {5}{R} to cast" in line for line in told(outcome))
    assert any("{R} et demande de se défausser d’une carte, ou {5}{R}" in line for line in told(outcome, "fr"))

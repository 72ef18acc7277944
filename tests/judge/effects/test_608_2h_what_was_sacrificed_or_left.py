"""CR 608.2h, 608.2c, 118.12a: sizes and controllers of what is gone, lists of instructions, other prices."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, zones

TRIBUTE = card(
    "tribute",
    "Instant",
    "Target opponent sacrifices a creature of their choice. You gain life equal to that creature's toughness.",
)


@pytest.mark.rule("608.2h", "701.21a")
@pytest.mark.parametrize(("size", "life"), [(3, 23), (None, 20)])
def test_608_2h_that_creature_is_what_was_sacrificed(size: int | None, life: int) -> None:
    there = () if size is None else (thing("ox", "Creature", by="Bob", power=1, toughness=size),)
    assert lives(played(cast(TRIBUTE, "Bob"), ALL, objects=there)) == (life, 20)


BOLAS = (
    "When this creature enters, sacrifice another creature. You gain X life and draw X cards, where X is that "
    "creature's power."
)


@pytest.mark.rule("107.3", "608.2h")
def test_608_2h_x_is_the_power_of_what_was_sacrificed() -> None:
    disciple = card("disciple", "Creature", BOLAS, power=2, toughness=1)
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    outcome = played(cast(disciple), ALL, objects=(thing("ox", "Creature", power=3, toughness=1),), players=players)
    assert (lives(outcome), outcome["players"]["Alice"]["hand"]) == ((23, 20), 3)


EGG = (
    "Whenever a land is put into a graveyard from the battlefield, this artifact deals 2 damage to that land's "
    "controller."
)


@pytest.mark.rule("608.2h", "603.10a")
def test_608_2h_the_controller_of_what_is_gone() -> None:
    quake = card("quake", "Sorcery", "Destroy target land.")
    objects = (thing("egg", "Artifact", EGG), thing("land", "Land", by="Bob"))
    assert lives(played(cast(quake, "land"), ALL, objects=objects)) == (20, 18)


LIST = card("list", "Sorcery", "Draw three cards, untap up to two lands, then discard a card.")


@pytest.mark.rule("608.2c")
def test_608_2c_a_list_of_instructions_is_carried_out_in_order() -> None:
    lands = tuple(thing(f"l{each}", "Land", tapped=True) for each in range(3))
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    outcome = played(cast(LIST), ALL, objects=lands, players=players)
    untapped = [outcome["objects"][f"l{each}"].get("tapped", False) for each in range(3)].count(False)
    assert (outcome["players"]["Alice"]["hand"], untapped) == (2, 2)


DENIAL = card(
    "denial",
    "Instant",
    "Counter target spell unless its controller pays {1}. If you control a creature with flying, counter that spell "
    "unless its controller pays {4} instead.",
)
GAIN = card("gain", "Instant", "You gain 3 life.")


def denied(mana: int, *there: Told) -> int:
    players: list[Any] = [{"name": "Alice"}, {"name": "Bob", "mana": {"C": mana}}]
    outcome = played(cast(GAIN, by="Bob"), cast(DENIAL, "gain"), ALL, objects=there, players=players)
    return int(lives(outcome)[1]) - 20


@pytest.mark.rule("118.12a", "614.15")
def test_118_12a_another_price_instead() -> None:
    bird = thing("bird", "Creature", "Flying", power=1, toughness=1)
    assert [denied(1), denied(0), denied(3, bird), denied(4, bird)] == [3, 0, 0, 3]


GROWTH = card(
    "growth",
    "Sorcery",
    "Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters "
    "on a third target creature.",
)


@pytest.mark.rule("115.3", "601.2c")
def test_601_2c_a_third_target_is_another_one() -> None:
    outcome = played(cast(GROWTH, "a", "b", "c"), ALL, objects=(bear("a"), bear("b"), bear("c")))
    assert [outcome["objects"][each]["counters"]["+1/+1"] for each in "abc"] == [1, 2, 3]
    twice = played(cast(GROWTH, "a", "b", "a"), objects=(bear("a"), bear("b")))
    assert twice["actions"][0]["legal"] is False


HACKER = (
    "Whenever this creature deals combat damage to a player, you may draw a card. If you do, discard a card unless "
    "this creature entered this turn."
)


@pytest.mark.rule("608.2c")
def test_608_2c_what_follows_unless_something_is_so() -> None:
    hacker = thing("hacker", "Creature", HACKER, power=1, toughness=1)
    players: list[Any] = [{"name": "Alice", "hand": 0}, {"name": "Bob"}]
    yes = {"choose": "may", "pick": True, "by": "Alice"}
    outcome = played(
        {"attack": [{"who": "hacker", "at": "Bob"}]},
        {"to": "combat damage"},
        yes,
        ALL,
        objects=(hacker,),
        players=players,
    )
    assert outcome["players"]["Alice"]["hand"] == 0
    assert zones(outcome, "hacker") == ["battlefield"]

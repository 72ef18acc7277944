"""Escape and cumulative upkeep (CR 702.138, 702.24): played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, legal, lives, played, thing, told, why, zones

TITAN = card(
    "Titan",
    "Creature - Giant",
    "When this creature enters, sacrifice it unless it escaped.\nThis creature escapes with a +1/+1 counter on it.\n"
    "Escape—{G}{U}, Exile two other cards from your graveyard.",
    mana_cost="{1}{G}{U}",
    power=6,
    toughness=6,
)
BURIED = {"id": "buried", "is": TITAN, "controller": "Alice", "zone": "graveyard"}
ESCAPE = {"with": "escape"}


def others(number: int) -> tuple[Any, ...]:
    return tuple(thing(f"card{each}", "Instant", zone="graveyard") for each in range(number))


@pytest.mark.rule("702.138a")
def test_a_card_escapes_for_its_cost_and_the_other_cards_that_it_exiles() -> None:
    outcome = played(cast(TITAN, **ESCAPE), ALL, objects=(BURIED, *others(3)))
    assert (zones(outcome, "Titan"), outcome["objects"]["Titan"]["counters"]) == (["battlefield"], {"+1/+1": 1})
    assert sorted(zones(outcome, "card0", "card1", "card2")) == ["exile", "exile", "graveyard"]
    assert any("for its escape cost" in line for line in told(outcome))
    assert any("pour son coût d’échappée" in line for line in told(outcome, "fr"))


@pytest.mark.rule("702.138a")
def test_a_card_is_never_one_of_the_others_that_it_exiles() -> None:
    outcome = played(cast(TITAN, **ESCAPE), objects=(BURIED, *others(1)))
    assert (legal(outcome), zones(outcome, "buried")) == ([False], ["graveyard"])
    assert "118.3" in why(outcome)[0]


@pytest.mark.rule("702.138b")
def test_what_was_cast_from_a_hand_did_not_escape() -> None:
    outcome = played(cast(TITAN), ALL)
    assert (zones(outcome, "Titan"), outcome["objects"]["Titan"]["counters"]) == (["graveyard"], {})


REMORA = thing("remora", "Enchantment", "Cumulative upkeep {1}")
UPKEEP = {"to": "next turn"}, {"to": "next turn"}, {"to": "upkeep"}, ALL


def upkept(times: int, objects: tuple[Any, ...] = (REMORA,), **rest: Any) -> Any:
    return played(*UPKEEP * times, objects=objects, **rest)


@pytest.mark.rule("702.24a")
def test_a_permanent_grows_older_and_dearer_with_each_upkeep() -> None:
    outcome = upkept(2)
    assert outcome["objects"]["remora"]["counters"] == {"age": 2}
    assert any("Alice pays {1}{1}" in line for line in told(outcome))
    assert any("Alice paie {1}{1}" in line for line in told(outcome, "fr"))


@pytest.mark.rule("702.24a")
def test_what_is_not_paid_for_is_sacrificed() -> None:
    players = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    assert zones(upkept(1, players=players), "remora") == ["graveyard"]


@pytest.mark.rule("702.24a")
def test_cumulative_upkeep_may_be_life() -> None:
    worm = thing("worm", "Enchantment", "Cumulative upkeep—Pay 2 life.")
    assert (zones(upkept(1, (worm,)), "worm"), lives(upkept(1, (worm,)))) == (["graveyard"], (20, 20))
    pay = {"choose": "pay", "pick": True, "by": "Alice"}
    outcome = played(*UPKEEP[:3], pay, ALL, objects=(worm,))
    assert (zones(outcome, "worm"), lives(outcome)) == (["battlefield"], (18, 20))


@pytest.mark.rule("702.24a")
def test_without_age_counters_nothing_is_paid() -> None:
    hush = thing("hush", "Enchantment", "Counters can't be put on enchantments.")
    players = [{"name": "Alice", "mana": {}}, {"name": "Bob"}]
    assert zones(upkept(1, (REMORA, hush), players=players), "remora") == ["battlefield"]

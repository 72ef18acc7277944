"""What players have that no object is: speed (CR 702.178-702.179) and the city's blessing (702.131)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, legal, lives, played, thing, told

RACER = thing(
    "racer",
    "Creature - Goblin",
    "Start your engines!\nMax speed — This creature has double strike.\nMax speed — {T}: You gain 1 life.",
    power=2,
    toughness=2,
)
BOLT = card("Bolt", "Instant", "Target player loses 3 life.")


def speeds(outcome: dict[str, Any]) -> list[int]:
    return [each.get("speed", 0) for each in outcome["players"].values()]


def bolts(number: int, at: str = "Bob") -> tuple[dict[str, Any], ...]:
    """So many bolts, one after the other, each under a name of its own."""
    casts = (cast({**BOLT, "name": f"Bolt {at} {each}"}, at) for each in range(number))
    return tuple(each for bolt in casts for each in (bolt, ALL))


def at_speed(speed: int) -> list[dict[str, Any]]:
    return [{"name": "Alice", "speed": speed}, {"name": "Bob"}]


@pytest.mark.rule("702.179a", "704.5z")
def test_whoever_has_no_speed_and_starts_engines_has_speed_1() -> None:
    outcome = played(ALL, objects=(RACER,))
    assert speeds(outcome) == [1, 0]
    assert told(outcome) == ["Alice's speed becomes 1.", "Alice's speed becomes 1. [704.5z]"]
    assert any("La vitesse d’Alice passe à 1" in line for line in told(outcome, "fr"))
    assert [*outcome["objects"]] == ["racer"]


@pytest.mark.rule("702.179d")
def test_speed_increases_once_each_of_ones_own_turns_as_an_opponent_loses_life() -> None:
    assert speeds(played(*bolts(2), objects=(RACER,))) == [2, 0]
    assert speeds(played({"to": "next turn"}, *bolts(1), objects=(RACER,))) == [1, 0]
    assert speeds(played(*bolts(1, "Alice"), objects=(RACER,))) == [1, 0]
    first, second, *others = bolts(2)
    later = first, second, {"to": "next turn"}, {"to": "next turn"}, *others
    assert speeds(played(*later, objects=(RACER,))) == [3, 0]


@pytest.mark.rule("702.179d")
def test_speed_stays_when_what_started_the_engines_leaves_and_never_goes_beyond_4_by_itself() -> None:
    murder = card("Murder", "Instant", "Destroy target creature.")
    assert speeds(played(cast(murder, "racer"), ALL, *bolts(1), objects=(RACER,))) == [2, 0]
    assert speeds(played(*bolts(1), players=at_speed(4))) == [4, 0]


@pytest.mark.rule("702.178a")
def test_what_holds_at_max_speed_holds_at_speed_4_alone() -> None:
    attack = {"attack": [{"who": "racer"}]}, {"to": "end of combat"}
    slow = played(*attack, objects=(RACER,), players=at_speed(2))
    fast = played(*attack, objects=(RACER,), players=at_speed(4))
    assert (lives(slow), lives(fast)) == ((20, 18), (20, 16))
    gain = {"activate": "racer", "ability": "{T}: You gain"}
    assert legal(played(gain, objects=(RACER,), players=at_speed(3))) == [False]
    assert legal(played(gain, objects=(RACER,), players=at_speed(4))) == [True]


@pytest.mark.rule("702.178a")
def test_max_speed_is_asked_of_players() -> None:
    engine = thing("engine", "Enchantment", "As long as you have max speed, creatures you control get +1/+1.")
    outcome = played(objects=(RACER, engine), players=at_speed(4))
    assert outcome["objects"]["racer"]["power"] == 3


CITY = thing("city", "Enchantment", "Ascend\nAs long as you have the city's blessing, creatures you control get +1/+1.")


def lands(number: int) -> tuple[dict[str, Any], ...]:
    return tuple(thing(f"l{each}", "Land") for each in range(number))


@pytest.mark.rule("702.131b", "702.131c")
def test_whoever_controls_ten_permanents_has_the_citys_blessing_for_the_rest_of_the_game() -> None:
    few, many = played(ALL, objects=(CITY, RACER, *lands(7))), played(ALL, objects=(CITY, RACER, *lands(8)))
    assert (few["objects"]["racer"]["power"], many["objects"]["racer"]["power"]) == (2, 3)
    assert any("Alice gets the city's blessing" in line for line in told(many))
    assert "Alice has the city's blessing" in told(many)[0]
    assert any("Alice obtient la bénédiction de la cité" in line for line in told(many, "fr"))
    wrath = card("Wrath", "Sorcery", "Destroy all lands.")
    after = played(cast(wrath), ALL, objects=(CITY, RACER, *lands(8)))
    assert (after["players"]["Alice"]["blessing"], after["objects"]["racer"]["power"]) == (True, 3)


@pytest.mark.rule("702.131a")
def test_a_spell_that_ascends_does_so_before_what_else_it_does() -> None:
    rite = card("Rite", "Sorcery", "Ascend\nYou gain 1 life. If you have the city's blessing, you gain 3 life.")
    assert lives(played(cast(rite), ALL, objects=lands(10))) == (24, 20)
    assert lives(played(cast(rite), ALL, objects=lands(9))) == (21, 20)
    blessed = [{"name": "Alice", "blessing": True}, {"name": "Bob"}]
    assert lives(played(cast(rite), ALL, players=blessed)) == (24, 20)

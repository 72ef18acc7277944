"""The examples of chapter 5 of the Comprehensive Rules (turn structure)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played, thing, zones


def attack(*who: str) -> dict[str, Any]:
    return {"attack": [{"who": each} for each in who]}


def block(attacker: str, *who: str) -> dict[str, Any]:
    return {"block": [{"who": each, "blocks": [attacker]} for each in who]}


@pytest.mark.example("508.1c#1")
def test_508_1c_two_that_cant_attack_alone_may_attack_together() -> None:
    shy = tuple(
        thing(each, "Creature - Rat", "This creature can't attack alone.", power=2, toughness=2) for each in "ab"
    )
    assert [legal(played(attack(*who), objects=shy)) for who in ("ab", "a", "b")] == [[True], [False], [False]]


@pytest.mark.example("508.1d#1")
@pytest.mark.parametrize(("who", "allowed"), [("a", True), ("b", False), ("ab", False), ("", False)])
def test_508_1d_as_many_requirements_as_the_restrictions_leave_are_obeyed(who: str, allowed: bool) -> None:
    eager = thing("a", "Creature - Ogre", "This creature attacks each combat if able.", power=2, toughness=2)
    arbiter = thing("one", "Enchantment", "No more than one creature can attack each combat.")
    assert legal(played(attack(*who), objects=(eager, bear("b"), arbiter))) == [allowed]


@pytest.mark.example("508.2a#1")
def test_508_2a_what_an_attacker_becomes_later_triggers_nothing() -> None:
    text = "Whenever a green creature attacks, destroy that creature at end of combat."
    trap = thing("trap", "Enchantment", text, "Bob")
    paint = card("Paint", "Instant", "Target creature becomes green until end of turn.")
    late = played(attack("cub"), cast(paint, "cub"), ALL, {"to": "postcombat main"}, objects=(trap, bear("cub")))
    soon = played(cast(paint, "cub"), ALL, attack("cub"), {"to": "postcombat main"}, objects=(trap, bear("cub")))
    assert (zones(late, "cub"), zones(soon, "cub")) == (["battlefield"], ["graveyard"])


@pytest.mark.example("509.1b#1")
def test_509_1b_a_blocker_evades_no_evasion_ability_by_another() -> None:
    ghost = thing("ghost", "Creature - Spirit", "Flying, shadow", power=2, toughness=2)
    flyer = thing("flyer", "Creature - Bird", "Flying", "Bob", power=1, toughness=1)
    both = thing("both", "Creature - Bird", "Flying, shadow", "Bob", power=1, toughness=1)
    answers = [
        legal(played(attack("ghost"), block("ghost", each), objects=(ghost, flyer, both))) for each in ("flyer", "both")
    ]
    assert answers == [[True, False], [True, True]]


@pytest.mark.example("509.1c#1")
@pytest.mark.parametrize(("who", "allowed"), [("ab", True), ("a", False), ("b", False), ("", False)])
def test_509_1c_a_creature_that_has_to_block_takes_another_along(who: str, allowed: bool) -> None:
    menace = thing("thug", "Creature - Rogue", "Menace", power=2, toughness=2)
    eager = thing("a", "Creature - Ogre", "This creature blocks each combat if able.", "Bob", power=2, toughness=2)
    outcome = played(attack("thug"), block("thug", *who), objects=(menace, eager, bear("b", "Bob")))
    assert legal(outcome) == [True, allowed]


@pytest.mark.example("509.3f#1")
def test_509_3f_what_a_blocker_becomes_later_triggers_nothing() -> None:
    text = "Whenever this creature becomes blocked by a white creature, destroy that creature at end of combat."
    hater = thing("hater", "Creature - Zombie", text, power=0, toughness=4)
    paint = card("Paint", "Instant", "Target creature becomes white until end of turn.")
    there: Any = (hater, bear("wall", "Bob"))
    fight = attack("hater"), block("hater", "wall")
    late = played(*fight, cast(paint, "wall"), ALL, {"to": "postcombat main"}, objects=there)
    soon = played(cast(paint, "wall"), ALL, *fight, {"to": "postcombat main"}, objects=there)
    assert (zones(late, "wall"), zones(soon, "wall")) == (["battlefield"], ["graveyard"])


@pytest.mark.example("510.1c#1")
@pytest.mark.parametrize(
    ("spawn", "hunter", "allowed"),
    [(0, 4, True), (1, 3, True), (2, 2, True), (3, 1, True), (4, 0, True), (1, 1, False), (4, 1, False)],
)
def test_510_1c_an_attacker_divides_its_damage_as_its_player_likes(spawn: int, hunter: int, allowed: bool) -> None:
    objects = (
        thing("grower", "Creature - Elf", power=4, toughness=3),
        thing("spawn", "Creature - Vampire", by="Bob", power=2, toughness=3),
        thing("hunter", "Creature - Cat", by="Bob", power=1, toughness=1),
    )
    shares = {name: share for name, share in (("spawn", spawn), ("hunter", hunter)) if share}
    do = attack("grower"), block("grower", "spawn", "hunter"), {"assign": "grower", "damage": shares}
    assert legal(played(*do, {"to": "end of combat"}, objects=objects))[:3] == [True, True, allowed]

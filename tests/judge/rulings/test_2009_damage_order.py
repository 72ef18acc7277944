"""Combat damage by the rules of 2009 to 2024 (`"rules": "2009"`): the damage assignment order, by the rules 509.2-3,
510.1c-e, 702.2c, 702.19b and 702.22j of that time."""

from typing import Any

import pytest

from tests.judge.playing import Told, bear, choices, legal, played, thing, told, why, zones

OLD = {"rules": "2009"}
ATTACK = {"attack": [{"who": "ox"}]}
ASK = {"ask": "assignments", "who": "ox"}


def ox(power: int, text: str = "") -> Told:
    return thing("ox", "Creature", text, power=power, toughness=9)


def foe(name: str, toughness: int, text: str = "") -> Told:
    return thing(name, "Creature", text, "Bob", power=0, toughness=toughness)


def fight(*do: Told, attacker: Told, blockers: tuple[Told, ...], **rest: Any) -> Told:
    """The ox attacks and is blocked by all of them, in their order."""
    block = {"block": [{"who": each["id"], "blocks": ["ox"]} for each in blockers]}
    return played(ATTACK, block, *do, objects=(attacker, *blockers), **rest)


TWO = (foe("elk", 2), foe("elf", 3))


def test_509_2_by_default_the_first_declared_blocker_is_first() -> None:
    outcome = fight(attacker=ox(3), blockers=(foe("elk", 3), foe("elf", 1)), **OLD)
    assert zones(outcome, "elk", "elf") == ["graveyard", "battlefield"]
    assert choices(outcome)[0] == {
        "by": "Alice",
        "choice": "damage order",
        "picked": ["elk", "elf"],
        "default": True,
        "options": 2,
    }


def test_509_2_the_attacking_player_says_another_order() -> None:
    order = {"choose": "damage order", "by": "Alice", "pick": ["elf", "elk"]}
    block = {"block": [{"who": each["id"], "blocks": ["ox"]} for each in TWO]}
    outcome = played(ATTACK, order, block, objects=(ox(3), *TWO), **OLD)
    assert zones(outcome, "elk", "elf") == ["battlefield", "graveyard"]


def test_509_2_an_order_that_leaves_somebody_out_is_none() -> None:
    order = {"choose": "damage order", "by": "Alice", "pick": ["elf"]}
    block = {"block": [{"who": each["id"], "blocks": ["ox"]} for each in TWO]}
    outcome = played(ATTACK, order, block, objects=(ox(3), *TWO), **OLD)
    assert (outcome["actions"][1]["legal"], outcome["choices"][0]["default"]) == (False, True)


@pytest.mark.parametrize(
    ("division", "today", "then"),
    [
        ({"elk": 4}, True, True),
        ({"elk": 2, "elf": 2}, True, True),
        ({"elk": 3, "elf": 1}, True, True),
        ({"elk": 1, "elf": 3}, True, False),
        ({"elf": 4}, True, False),
    ],
)
def test_510_1c_nobody_gets_damage_before_who_is_ahead_has_lethal_damage(
    division: dict[str, int], today: bool, then: bool
) -> None:
    assign = {"assign": "ox", "damage": division}
    assert legal(fight(assign, attacker=ox(4), blockers=TWO))[2] is today
    outcome = fight(assign, attacker=ox(4), blockers=TWO, **OLD)
    assert legal(outcome)[2] is then
    assert why(outcome) == ([] if then else [("classic damage order",)])


def test_510_1c_the_divisions_of_a_5_5_between_a_2_2_and_a_3_1_are_four_then_and_six_today() -> None:
    """The example that players know: 5/0, 4/1, 3/2, 2/3; 1/4 and 0/5 were illegal then."""
    blockers = (foe("elk", 2), foe("elf", 1))
    counts = [len(fight(ASK, attacker=ox(5), blockers=blockers, **more)["answers"][0]["answer"]) for more in ({}, OLD)]
    assert counts == [6, 4]


def test_510_1c_marked_damage_counts() -> None:
    hurt = {**foe("elk", 2), "damage": 1}
    assign = {"assign": "ox", "damage": {"elk": 1, "elf": 3}}
    assert legal(fight(assign, attacker=ox(4), blockers=(hurt, foe("elf", 3)), **OLD))[2] is True


def test_702_2c_one_damage_of_deathtouch_is_lethal_in_the_order_too() -> None:
    blockers = (foe("elk", 5), foe("elf", 5))
    for division, fits in (({"elk": 1, "elf": 1}, True), ({"elf": 2}, False)):
        outcome = fight({"assign": "ox", "damage": division}, attacker=ox(2, "Deathtouch"), blockers=blockers, **OLD)
        assert legal(outcome)[2] is fits


def test_702_19b_trample_goes_on_once_all_in_the_order_have_lethal_damage() -> None:
    outcome = fight({"ask": "damage range", "who": "ox", "to": "Bob"}, attacker=ox(7, "Trample"), blockers=TWO, **OLD)
    assert outcome["answers"][0]["answer"] == {"min": 0, "max": 2}
    assert outcome["players"]["Bob"]["life"] == 18


@pytest.mark.parametrize(("division", "fits"), [({"elk": 2, "Bob": 5}, False), ({"elk": 2, "elf": 3, "Bob": 2}, True)])
def test_702_19b_nothing_goes_past_who_lacks_lethal_damage(division: dict[str, int], fits: bool) -> None:
    outcome = fight({"assign": "ox", "damage": division}, attacker=ox(7, "Trample"), blockers=TWO, **OLD)
    assert legal(outcome)[2] is fits


def test_510_4_a_double_striker_goes_on_in_its_order() -> None:
    """Two damage kill the elk in the first step; in the second the elf is the only one left."""
    outcome = fight(attacker=ox(2, "Double strike"), blockers=(foe("elk", 2), foe("elf", 2)), **OLD)
    assert zones(outcome, "elk", "elf") == ["graveyard", "graveyard"]


def test_510_4_what_first_strike_has_not_killed_comes_first_again() -> None:
    outcome = fight(attacker=ox(2, "Double strike"), blockers=(foe("elk", 3), foe("elf", 1)), **OLD)
    assert (zones(outcome, "elk", "elf"), outcome["objects"]["elf"]["damage"]) == (["graveyard", "graveyard"], 0)


def test_509_3_the_defending_player_orders_what_one_creature_blocks() -> None:
    wall = thing("wall", "Creature", "This creature can block any number of creatures.", "Bob", power=3, toughness=9)
    attack = {"attack": [{"who": "elk"}, {"who": "elf"}]}
    order = {"choose": "damage order", "by": "Bob", "pick": ["elf", "elk"]}
    block = {"block": [{"who": "wall", "blocks": ["elk", "elf"]}]}
    outcome = played(attack, order, block, objects=(bear("elk"), bear("elf"), wall), **OLD)
    assert (zones(outcome, "elk", "elf"), outcome["objects"]["elk"]["damage"]) == (["battlefield", "graveyard"], 1)


def test_702_22j_banding_divides_freely() -> None:
    blockers = (foe("elk", 2, "Banding"), foe("elf", 3))
    outcome = fight({"assign": "ox", "damage": {"elf": 2}, "by": "Bob"}, attacker=ox(2), blockers=blockers, **OLD)
    assert legal(outcome)[2] is True


def test_510_1c_it_is_told_in_both_languages() -> None:
    outcome = fight({"assign": "ox", "damage": {"elf": 4}}, attacker=ox(4), blockers=TWO, **OLD)
    assert "Damage assignment order of ox: elk, then elf. [classic damage order]" in told(outcome)
    assert any(each.endswith(": elk, puis elf. [classic damage order]") for each in told(outcome, "fr"))
    assert told(outcome)[0].startswith("Illegal: elk must be assigned lethal damage first (0 of 2).")


def test_rules_that_nobody_knows_are_an_error() -> None:
    with pytest.raises(AssertionError, match="rules"):
        played(objects=(), rules="1994")

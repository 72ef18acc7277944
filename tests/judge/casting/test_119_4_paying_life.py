"""CR 119.4, 614.17b: life is paid only by whoever has it, and never out of a life total that can't change."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, zones

FIXED = thing("titan", "Artifact", "Your life total can't change.")
OTHERS = thing("titan", "Artifact", "Your life total can't change.", by="Bob")
SHOT = card("Shot", "Instant", "Shot deals 1 damage to any target.", mana_cost="{R/P}")
PRIEST = thing("priest", "Creature - Elf", "{1}{U/P}: You gain 5 life.", power=1, toughness=1)
FORT = thing(
    "fort",
    "Artifact",
    "Creatures can't attack you or planeswalkers you control unless their controller pays {W/P} for each of those "
    "creatures.",
    by="Bob",
)


def seats(mana: object, life: int = 20) -> list[Told]:
    return [{"name": "Alice", "mana": mana, "life": life}, {"name": "Bob"}]


def shot(*objects: Told, **seat: Any) -> list[bool]:
    outcome = played(
        {"ask": "can cast", "card": SHOT, "by": "Alice"}, cast(SHOT, "Bob"), players=seats(**seat), objects=objects
    )
    return [outcome["answers"][0]["answer"], *legal(outcome)]


@pytest.mark.parametrize(
    ("objects", "seat", "may"),
    [
        ((), {"mana": {}}, True),
        ((), {"mana": {}, "life": 2}, True),
        ((), {"mana": {}, "life": 1}, False),
        ((OTHERS,), {"mana": {}}, True),
        ((FIXED,), {"mana": {}}, False),
        ((FIXED,), {"mana": {"R": 1}}, True),
        ((FIXED,), {"mana": "unlimited"}, True),
    ],
)
def test_107_4f_a_phyrexian_symbol_is_paid_with_life_that_can_be_paid(
    objects: tuple[Told, ...], seat: dict[str, Any], may: bool
) -> None:
    assert shot(*objects, **seat) == [may, may]


@pytest.mark.parametrize(("fixed", "may", "left"), [((), True, 23), ((FIXED,), False, 20), ((OTHERS,), True, 23)])
def test_107_4f_neither_by_an_activated_ability(fixed: tuple[Told, ...], may: bool, left: int) -> None:
    outcome = played(
        {"ask": "can activate", "object": "priest", "ability": 1},
        {"activate": "priest", "ability": 1},
        ALL,
        objects=(PRIEST, *fixed),
        players=seats({"G": 1}),
    )
    assert (outcome["answers"][0]["answer"], legal(outcome)[0], lives(outcome)[0]) == (may, may, left)


@pytest.mark.parametrize(("fixed", "left"), [((), 18), ((FIXED,), None), ((OTHERS,), 18)])
def test_508_1h_nor_for_an_attack(fixed: tuple[Told, ...], left: int | None) -> None:
    outcome = played(
        {"attack": [{"who": "bear", "at": "Bob"}]}, objects=(bear("bear"), FORT, *fixed), players=seats({})
    )
    assert (legal(outcome)[0], lives(outcome)[0]) == (left is not None, left or 20)


def test_608_2d_nor_as_something_resolves() -> None:
    tithe = card("Tithe", "Sorcery", "You may pay 2 life. If you do, create a 1/1 white Soldier creature token.")
    pay = {"choose": "pay", "by": "Alice", "pick": True}
    assert "soldier" in played(cast(tithe), pay, ALL)["objects"]
    assert "soldier" not in played(cast(tithe), pay, ALL, objects=(FIXED,))["objects"]


def test_702_21a_nor_for_ward() -> None:
    warded = thing("warded", "Creature - Bear", "Ward—Pay 2 life.", by="Bob", power=2, toughness=2)
    pay = {"choose": "pay", "by": "Alice", "pick": True}
    shock = cast(card("Shock", "Instant", "Destroy target creature."), "warded")
    assert zones(played(shock, pay, ALL, objects=(warded,)), "warded") == ["graveyard"]
    assert zones(played(shock, pay, ALL, objects=(warded, FIXED)), "warded") == ["battlefield"]


def test_118_3_two_costs_in_life_are_paid_together() -> None:
    both = card(
        "Both", "Instant", "As an additional cost to cast this spell, pay 2 life.\nYou gain 7 life.", mana_cost="{R/P}"
    )
    assert legal(played(cast(both), players=seats({}, life=3))) == [False]
    assert lives(played(cast(both), ALL, players=seats({}, life=5)))[0] == 8

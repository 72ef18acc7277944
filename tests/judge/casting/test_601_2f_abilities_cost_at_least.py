"""Abilities that cost less to activate, but never less than one mana (CR 601.2f, 602.2b)."""

from typing import Any

import pytest

from tests.judge.playing import legal, played, thing

LEAST = "This effect can't reduce the mana in that cost to less than one mana."
GROUNDS = thing(
    "grounds", "Enchantment", f"Activated abilities of creatures you control cost {{2}} less to activate. {LEAST}"
)
CHEAP = thing("cheap", "Artifact", "Activated abilities of creatures cost {1} less to activate.")


def asking(cost: str, mana: int, *table: Any) -> list[Any]:
    cub = thing("cub", "Creature", f"{cost}: You gain 1 life.", power=1, toughness=1)
    players = [{"name": "Alice", "mana": {"G": mana}}, {"name": "Bob"}]
    return legal(played({"activate": "cub", "ability": "{"}, objects=(cub, *table), players=players))


@pytest.mark.parametrize(
    ("cost", "mana", "can"),
    [("{1}", 0, False), ("{2}", 0, False), ("{2}", 1, True), ("{4}", 1, False), ("{4}", 2, True), ("{1}{G}", 1, True)],
)
def test_601_2f_no_less_than_one_mana_is_left_of_a_cost(cost: str, mana: int, can: bool) -> None:
    assert asking(cost, mana, GROUNDS) == [can]


def test_601_2f_what_has_no_such_bound_takes_the_last_one_too() -> None:
    assert asking("{3}", 0, GROUNDS, CHEAP) == [True]


def test_601_2f_of_an_enchanted_artifact() -> None:
    rock = thing("rock", "Artifact", "{3}: Untap this artifact.", tapped=True)
    power = thing(
        "power",
        "Enchantment - Aura",
        f"Enchant artifact\nEnchanted artifact's activated abilities cost {{2}} less to activate. {LEAST}",
        attached_to="rock",
    )
    players = [{"name": "Alice", "mana": {"C": 1}}, {"name": "Bob"}]
    go = {"activate": "rock", "ability": "{3}"}
    assert legal(played(go, objects=(rock, power), players=players)) == [True]
    assert legal(played(go, objects=(rock,), players=players)) == [False]

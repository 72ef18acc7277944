"""The examples of chapters 2 to 4 of the Comprehensive Rules (parts of a card, card types, zones)."""

from typing import Any

import pytest

from tests.judge.playing import bear, card, cast, legal, played, thing


def has_mana_value(mana_cost: str, value: int) -> bool:
    """Whether what destroys creatures of that mana value alone can target one with this mana cost."""
    weigh = card("Weigh", "Instant", f"Destroy target creature with mana value {value}.")
    return legal(played(cast(weigh, "it"), objects=(bear("it", mana_cost=mana_cost),))) == [True]


@pytest.mark.example("202.2a#1")
@pytest.mark.parametrize(("cost", "colors"), [("{2}{W}", ["W"]), ("{2}", []), ("{2}{W}{B}", ["W", "B"])])
def test_202_2a_an_object_has_the_colors_of_its_mana_cost(cost: str, colors: list[str]) -> None:
    assert played(objects=(bear("it", mana_cost=cost),))["objects"]["it"]["colors"] == colors


@pytest.mark.example("202.3#1", "202.3f#1", "202.3f#2", "202.3g#1")
@pytest.mark.parametrize(
    ("cost", "value"),
    [("{3}{U}{U}", 5), ("{1}{W/U}{W/U}", 3), ("{2/B}{2/B}{2/B}", 6), ("{1}{W/P}{W/P}", 3)],
)
def test_202_3_the_mana_value_counts_each_symbol_at_its_highest(cost: str, value: int) -> None:
    assert [each for each in range(9) if has_mana_value(cost, each)] == [value]


LIVING_LANDS = "All lands are 1/1 creatures that are still lands."


@pytest.mark.example("205.1b#1", "205.4b#1")
def test_205_1b_lands_that_are_also_creatures_keep_their_other_types() -> None:
    alive = thing("alive", "Enchantment", LIVING_LANDS)
    seat = thing("seat", "Legendary Artifact Land - Gate")
    told = played(objects=(alive, seat))["objects"]["seat"]
    kept: Any = (sorted(told["types"]), told["supertypes"], told["subtypes"], told["power"], told["toughness"])
    assert kept == (["Artifact", "Creature", "Land"], ["Legendary"], ["Gate"], 1, 1)


@pytest.mark.example("205.1b#2")
def test_205_1b_artifact_creatures_keep_being_enchantments() -> None:
    alive = thing("alive", "Enchantment", "All artifacts are 1/1 artifact creatures.")
    told = played(objects=(alive, thing("relic", "Artifact Enchantment")))["objects"]["relic"]
    assert (sorted(told["types"]), told["power"], told["toughness"]) == (["Artifact", "Creature", "Enchantment"], 1, 1)

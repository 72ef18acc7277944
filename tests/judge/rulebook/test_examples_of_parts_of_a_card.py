"""The examples of chapters 2 to 4 of the Comprehensive Rules (parts of a card, card types, zones)."""

from typing import Any

import pytest

from tests.judge.arguments.face_cards import FACES
from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, played_with, thing, zones


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


@pytest.mark.example("201.5b#1")
def test_201_5b_a_name_in_a_gained_ability_means_what_gained_it() -> None:
    dragon = thing("Dragon", "Creature - Dragon", "{B}: Regenerate Dragon.", power=4, toughness=4)
    text = "{U}: This creature gains all activated abilities of target creature until end of turn."
    quick = thing("quick", "Creature - Elemental", text, power=3, toughness=4)
    doom = card("Doom", "Instant", "Destroy all creatures.")
    outcome = played(
        {"activate": "quick", "ability": 1, "targets": ["Dragon"]},
        ALL,
        {"activate": "quick", "ability": "{B}: Regenerate"},
        ALL,
        cast(doom),
        ALL,
        objects=(dragon, quick),
    )
    assert (all(legal(outcome)), zones(outcome, "quick", "Dragon")) == (True, ["battlefield", "graveyard"])


@pytest.mark.example("201.5b#3")
def test_201_5b_a_name_in_an_ability_that_a_copy_keeps_means_the_copy() -> None:
    dane = thing(
        "Dane",
        "Creature - Shapeshifter",
        "{1}: Dane becomes a copy of target creature, except it has this ability.",
        power=3,
        toughness=3,
    )
    there = dane, bear("cub"), thing("giant", "Creature - Giant", power=5, toughness=5)
    do = [step for each in ("cub", "giant") for step in ({"activate": "Dane", "ability": 1, "targets": [each]}, ALL)]
    names = [played(*do[:number], objects=there)["objects"]["Dane"]["name"] for number in (2, 4)]
    assert (names, legal(played(*do, objects=there))) == (["cub", "giant"], [True] * 4)


WOLF: Told = {"id": "wolf", "card": "Loud Wolf", "controller": "Alice"}


def mana_value(*do: Told, of: str, objects: tuple[Told, ...]) -> list[int]:
    """With which mana value it can be the target of what destroys creatures of that mana value alone."""
    spells = [card("Weigh", "Instant", f"Destroy target creature with mana value {value}.") for value in range(6)]
    outcomes = [played_with(FACES, *do, cast(spell, of), objects=objects) for spell in spells]
    return [value for value, outcome in enumerate(outcomes) if legal(outcome)[-1]]


@pytest.mark.example("202.3b#1")
def test_202_3b_a_transformed_permanent_has_the_mana_value_of_its_front() -> None:
    villager: Told = {"id": "wolf", "card": "Quiet Villager", "controller": "Alice"}
    turn: tuple[Told, Told] = {"activate": "wolf", "ability": 1}, ALL
    assert mana_value(of="wolf", objects=(villager,)) == [2]
    assert mana_value(*turn, of="wolf", objects=(villager,)) == [2]
    assert played_with(FACES, *turn, objects=(villager,))["objects"]["wolf"]["name"] == "Loud Wolf"


@pytest.mark.example("202.3b#2")
def test_202_3b_a_copy_of_a_back_face_has_a_mana_value_of_0() -> None:
    enters: tuple[Told, ...] = ({"choose": "copy", "pick": "wolf"}, {"cast": "Test Double", "as": "double"}, ALL)
    assert played_with(FACES, *enters, objects=(WOLF,))["objects"]["double"]["name"] == "Loud Wolf"
    assert mana_value(*enters, of="double", objects=(WOLF,)) == [0]


@pytest.mark.example("202.3b#3")
def test_202_3b_a_back_face_that_becomes_a_copy_of_one_has_a_mana_value_of_0() -> None:
    pack: Told = {"id": "other", "card": "Loud Wolf", "controller": "Alice"}
    shift = card("Shift", "Instant", "Target creature you control becomes a copy of another target creature.")
    do = cast(shift, "other", "wolf"), ALL
    assert mana_value(of="other", objects=(WOLF, pack)) == [2]
    assert mana_value(*do, of="other", objects=(WOLF, pack)) == [0]


@pytest.mark.example("205.3e#1")
@pytest.mark.parametrize(
    ("word", "taken"),
    [
        ("Merfolk", True),
        ("Wizard", True),
        ("Merfolk Wizard", False),
        ("artifact", False),
        ("Swamp", False),
        ("truck", False),
    ],
)
def test_205_3e_one_creature_type_that_exists_is_chosen(word: str, taken: bool) -> None:
    text = "As this creature enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1."
    lord = card("Lord", "Creature - Avatar", text, power=1, toughness=1)
    outcome = played({"choose": "creature type", "pick": word}, cast(lord), ALL)
    assert [each["picked"] == word for each in outcome["choices"]] == [taken]


@pytest.mark.example("208.2a#1")
def test_208_2a_without_a_chosen_player_it_has_what_is_added_alone() -> None:
    text = (
        "As this creature enters, choose an opponent.\n"
        "This creature's power and toughness are each equal to "
        "1 plus the number of creatures the chosen player controls."
    )
    order = card("order", "Creature - Knight", text)
    buried = {"id": "order", "is": order, "controller": "Alice", "zone": "graveyard"}
    there = bear("a", "Bob"), bear("b", "Bob"), bear("c")
    away = played(objects=(buried, *there))["objects"]["order"]
    here = played(cast(order), ALL, objects=there)["objects"]["order"]
    assert [(each["power"], each["toughness"]) for each in (away, here)] == [(1, 1), (3, 3)]


@pytest.mark.example("208.3a#1")
def test_208_3a_a_size_that_is_changed_before_it_is_a_creature_shows_once_it_is() -> None:
    text = "Whenever this creature crews a Vehicle, that Vehicle gets +1/+1 until end of turn."
    driver = thing("driver", "Creature - Dwarf", text, power=3, toughness=1)
    cart = thing("cart", "Artifact - Vehicle", "Crew 2", power=3, toughness=2)
    crew: Told = {"activate": "cart", "ability": "Crew"}
    pick: Told = {"choose": "crew", "pick": ["driver"]}
    first = played(
        pick, crew, {"resolve": "top"}, {"ask": "characteristics", "what": "cart"}, ALL, objects=(driver, cart)
    )
    early, late = first["answers"][0]["answer"], first["objects"]["cart"]
    assert (early["types"], sorted(late["types"])) == (["Artifact"], ["Artifact", "Creature"])
    assert (late["power"], late["toughness"]) == (4, 3)

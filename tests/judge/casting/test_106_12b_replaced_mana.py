"""CR 106.12b: mana that is produced instead of what a permanent is tapped for: played, and told."""

import pytest

from tests.judge.playing import Told, card, cast, legal, played, thing, told

FOREST = thing("forest", "Basic Land - Forest")
TOWER = thing("tower", "Land", "{T}: Add {C}{C}{C}.")
TAP = {"activate": "forest", "ability": 1}
NO_MANA: list[Told] = [{"name": "Alice", "mana": {}}, {"name": "Bob", "mana": {}}]
ONLY_BLACK = "If a land is tapped for mana, it produces {B} instead of any other type and amount."
ALL_RED = "If a land is tapped for mana, it produces {R} instead of any other type."
DAMPING = "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount."
TWICE = "If you tap a permanent for mana, it produces twice as much of that mana instead."
THRICE = "If you tap a basic land for mana, it produces three times as much of that mana instead."


def able(cost: str, what: str, *texts: str, by: str = "Alice") -> bool:
    """Whether what the land is tapped for pays just that cost, and no more generic mana is left than one."""
    sources = tuple(thing(f"source{index}", "Enchantment", text, by=by) for index, text in enumerate(texts))
    spell = card("Spell", "Creature", mana_cost=cost, power=1, toughness=1)
    do = {"activate": what, "ability": 1}, cast(spell)
    return legal(played(*do, objects=(FOREST, TOWER, *sources), players=NO_MANA)) == [True, True]


@pytest.mark.rule("106.12b")
@pytest.mark.parametrize(
    ("what", "texts", "paid", "too_much"),
    [
        ("forest", (ONLY_BLACK,), "{B}", "{G}"),
        ("tower", (ONLY_BLACK,), "{B}", "{B}{B}"),
        ("tower", (ALL_RED,), "{R}{R}{R}", "{R}{R}{R}{R}"),
        ("tower", (DAMPING,), "{C}", "{2}"),
        ("forest", (DAMPING,), "{G}", "{C}"),
        ("forest", (TWICE,), "{G}{G}", "{G}{G}{G}"),
        ("tower", (THRICE,), "{C}{C}{C}", "{4}"),
        ("forest", (TWICE, THRICE), "{6}", "{7}"),
    ],
)
def test_what_is_tapped_for_mana_produces_something_else(
    what: str, texts: tuple[str, ...], paid: str, too_much: str
) -> None:
    assert (able(paid, what, *texts), able(too_much, what, *texts)) == (True, False)


@pytest.mark.rule("616.1", "106.12b")
def test_the_player_who_taps_it_chooses_which_effect_applies_first() -> None:
    assert (able("{B}{B}", "forest", ONLY_BLACK, TWICE), able("{B}{B}", "forest", TWICE, ONLY_BLACK)) == (True, True)
    twice_first = {"choose": "replacement", "pick": "mirror", "by": "Alice"}
    objects = FOREST, thing("night", "Enchantment", ONLY_BLACK), thing("mirror", "Enchantment", TWICE)
    spell = card("Spell", "Creature", mana_cost="{B}{B}", power=1, toughness=1)
    assert legal(played(twice_first, TAP, cast(spell), objects=objects, players=NO_MANA)) == [True, False]


@pytest.mark.rule("106.12b")
def test_only_the_permanents_of_whoever_taps_them_produce_more() -> None:
    assert (able("{2}", "forest", TWICE), able("{2}", "forest", TWICE, by="Bob")) == (True, False)


@pytest.mark.rule("106.12b")
def test_what_its_own_cost_sacrifices_was_tapped_for_mana_all_the_same() -> None:
    petal = thing("petal", "Artifact", "{T}, Sacrifice this artifact: Add one mana of any color.")
    spell = card("Spell", "Creature", mana_cost="{R}{R}", power=1, toughness=1)
    do = {"choose": "color", "pick": "red"}, {"activate": "petal", "ability": 1}, cast(spell)
    objects = petal, thing("mirror", "Enchantment", TWICE)
    assert legal(played(*do, objects=objects, players=NO_MANA)) == [True, True]


@pytest.mark.rule("106.12b")
def test_what_is_produced_instead_is_told_with_why() -> None:
    night = thing("night", "Enchantment", ONLY_BLACK)
    outcome = played(TAP, objects=(FOREST, night), players=NO_MANA)
    assert any("forest produces {B} instead of {G}" in line and "night" in line for line in told(outcome))
    assert any("forest produit {B} au lieu de {G}" in line and "night" in line for line in told(outcome, "fr"))
    assert any("Alice adds {B}" in line for line in told(outcome))

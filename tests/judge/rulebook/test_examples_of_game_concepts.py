"""The examples of chapter 1 of the Comprehensive Rules (game concepts)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, zones

SHRINK = card("Shrink", "Instant", "Target creature gets -5/-0 until end of turn.")


def size(outcome: dict[str, Any], name: str) -> tuple[int, int]:
    return outcome["objects"][name]["power"], outcome["objects"][name]["toughness"]


@pytest.mark.example("101.4#1")
def test_101_4_all_that_the_players_chose_in_turn_is_sacrificed_at_once() -> None:
    edict = card("Edict", "Sorcery", "Each player sacrifices a creature of their choice.")
    drain = "Whenever another creature dies, you gain 1 life."
    watchers = (
        thing("a", "Creature - Cat", drain, power=1, toughness=1),
        thing("b", "Creature - Cat", drain, "Bob", power=1, toughness=1),
    )
    outcome = played(cast(edict), ALL, objects=watchers)
    assert (zones(outcome, "a", "b"), lives(outcome)) == (["graveyard", "graveyard"], (21, 21))


@pytest.mark.example("107.1b#1")
def test_107_1b_a_creature_of_negative_power_deals_no_damage_and_is_raised_from_there() -> None:
    wall = thing("wall", "Creature - Wall", power=3, toughness=4)
    grow = card("Grow", "Instant", "Target creature gets +3/+0 until end of turn.")
    shrunk = played(cast(SHRINK, "wall"), ALL, {"attack": [{"who": "wall"}]}, {"to": "end of combat"}, objects=(wall,))
    assert (size(shrunk, "wall"), lives(shrunk)) == ((-2, 4), (20, 20))
    assert size(played(cast(SHRINK, "wall"), ALL, cast(grow, "wall"), ALL, objects=(wall,)), "wall") == (1, 4)


@pytest.mark.example("107.1b#2")
def test_107_1b_mana_equal_to_a_negative_power_is_none() -> None:
    text = "{T}: Add an amount of {G} equal to this creature's power."
    joiner = thing("joiner", "Creature - Elf", text, power=1, toughness=2)
    weaken = card("Weaken", "Instant", "Target creature gets -2/-0 until end of turn.")
    growth = card("Growth", "Instant", "You gain 3 life.", mana_cost="{G}")
    free = {"players": [{"name": "Alice", "mana": {"C": 1}}, {"name": "Bob"}]}
    tap = {"activate": "joiner", "ability": 1}
    with_power = played(tap, cast(growth), objects=(joiner,), **free)
    without = played(cast({**weaken, "mana_cost": "{1}"}, "joiner"), ALL, tap, cast(growth), objects=(joiner,), **free)
    assert (legal(with_power)[-1], legal(without)[-1]) == (True, False)


@pytest.mark.example("107.1b#3")
def test_107_1b_a_creature_of_negative_power_does_not_shrink_by_it() -> None:
    text = "{2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power."
    colossus = thing("colossus", "Creature - Shapeshifter", text, power=4, toughness=4)
    weaken = card("Weaken", "Instant", "Target creature gets -6/-0 until end of turn.")
    outcome = played(cast(weaken, "colossus"), ALL, {"activate": "colossus", "ability": 1}, ALL, objects=(colossus,))
    assert size(outcome, "colossus") == (-2, 4)


@pytest.mark.example("107.4e#1")
@pytest.mark.parametrize(
    ("pool", "paid"), [({"G": 2}, True), ({"G": 1, "W": 1}, True), ({"W": 2}, True), ({"G": 1, "U": 1}, False)]
)
def test_107_4e_a_hybrid_symbol_is_paid_by_either_color(pool: dict[str, int], paid: bool) -> None:
    spell = card("Hybrid", "Instant", "You gain 3 life.", mana_cost="{G/W}{G/W}")
    assert legal(played(cast(spell), players=[{"name": "Alice", "mana": pool}, {"name": "Bob"}])) == [paid]


@pytest.mark.example("107.4f#1")
@pytest.mark.parametrize(("pool", "life"), [({"W": 2}, 20), ({"W": 1}, 18), ({"U": 1}, 16)])
def test_107_4f_a_phyrexian_symbol_is_paid_by_its_color_or_two_life(pool: dict[str, int], life: int) -> None:
    spell = card("Phyrexian", "Instant", "Draw a card.", mana_cost="{W/P}{W/P}")
    outcome = played(cast(spell), players=[{"name": "Alice", "mana": pool}, {"name": "Bob"}])
    assert (legal(outcome), outcome["players"]["Alice"]["life"]) == ([True], life)


@pytest.mark.example("111.3#1")
def test_111_3_a_token_has_only_what_makes_it_says() -> None:
    text = "{2}{G}: Create a 1/1 green Saproling creature token."
    mage = thing("mage", "Creature - Human", text, power=2, toughness=1, mana_cost="{1}{G}")
    outcome = played({"activate": "mage", "ability": 1}, ALL, objects=(mage,))
    token = outcome["objects"]["saproling"]
    assert (token["power"], token["toughness"], token["colors"]) == (1, 1, ["G"])
    assert (token["supertypes"], token["subtypes"], token["keywords"]) == ([], ["Saproling"], [])


@pytest.mark.example("113.6m#1")
def test_113_6m_an_ability_that_returns_its_card_is_activated_from_the_graveyard_alone() -> None:
    text = "{1}{B}: Return this card from your graveyard to the battlefield tapped."
    bones: Any = {"toughness": 1, "power": 1, "by": "Alice"}
    there = thing("bones", "Creature - Skeleton", text, **bones)
    buried = thing("bones", "Creature - Skeleton", text, zone="graveyard", **bones)
    answers = [played({"activate": "bones", "ability": 1}, ALL, objects=(each,)) for each in (there, buried)]
    assert [legal(each) for each in answers] == [[False, True], [True, True]]
    assert zones(answers[1], "bones") == ["battlefield"]


@pytest.mark.example("115.1a#1")
def test_115_1a_an_ability_with_a_target_gives_its_card_no_target() -> None:
    text = "Draw a card.\nCycling {2}\nWhen you cycle this card, target creature gets -1/-1 until end of turn."
    assert legal(played(cast(card("Cycled", "Sorcery", text)))) == [True]


@pytest.mark.example("118.12#1")
def test_118_12_what_left_can_not_be_sacrificed_as_the_ability_resolves() -> None:
    text = (
        "When a player casts a spell, sacrifice this enchantment. "
        "If you do, each of that player's opponents draws three cards."
    )
    still = thing("still", "Enchantment", text)
    salve = card("Salve", "Instant", "You gain 3 life.")
    away = thing("away", "Artifact", "{T}: Exile target enchantment.", "Bob")
    hands = {"players": [{"name": "Alice", "hand": 0, "library": 9}, {"name": "Bob", "hand": 9, "library": 9}]}
    exile = {"activate": "away", "ability": 1, "targets": ["still"]}
    drawn = played(cast(salve, by="Bob"), ALL, objects=(still, away), **hands)
    spared = played(cast(salve, by="Bob"), exile, ALL, objects=(still, away), **hands)
    assert [zones(each, "still") for each in (drawn, spared)] == [["graveyard"], ["exile"]]
    assert drawn["players"]["Alice"]["hand"] != spared["players"]["Alice"]["hand"]


@pytest.mark.example("120.4d#1")
def test_120_4d_damage_is_prevented_then_processed_into_its_results() -> None:
    double = thing("double", "Enchantment", "If you would gain life, you gain twice that much life instead.")
    wither = thing("rot", "Creature - Elemental", "Wither, lifelink", power=3, toughness=3)
    shield = card("Shield", "Instant", "Prevent the next 2 damage that would be dealt to target creature this turn.")
    outcome = played(
        {"attack": [{"who": "rot"}]},
        {"block": [{"who": "cub", "blocks": ["rot"]}]},
        cast(shield, "cub", by="Bob"),
        ALL,
        {"to": "end of combat"},
        objects=(double, wither, bear("cub", "Bob")),
    )
    assert (lives(outcome), outcome["objects"]["cub"]["counters"], outcome["objects"]["rot"]["damage"]) == (
        (22, 20),
        {"-1/-1": 1},
        2,
    )


@pytest.mark.example("120.5#1")
def test_120_5_neither_the_damage_nor_its_source_destroys() -> None:
    bolt = card("Bolt", "Instant", "This spell deals 3 damage to any target.")
    outcome = played(cast(bolt, "cub"), ALL, objects=(bear("cub", "Bob"),))
    destroyed = [step for step in outcome["trace"] if step["event"] == "destroyed"]
    assert [("704.5g" in str(step), "source" in step) for step in destroyed] == [(True, False)]

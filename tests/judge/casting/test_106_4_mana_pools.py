"""CR 106.4, 500.5, 601.2g: mana that is made waits in a pool until the step ends; lands are tapped for what is paid."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, lives, played, thing, told, why, zones

ZAP = card("Zap", "Instant", "Zap deals 3 damage to any target.", mana_cost="{1}{R}")
ZIP = card("Zip", "Instant", "Zip deals 1 damage to target player.", mana_cost="{1}{R}")
LANDS = [{"name": "Alice", "mana": "lands"}, {"name": "Bob"}]


def land(name: str, subtype: str) -> Told:
    return thing(name, f"Basic Land - {subtype}")


BOTH = (land("m", "Mountain"), land("f", "Forest"))
TAPPED_OUT = ({"activate": "m", "ability": 1}, {"activate": "f", "ability": 1})


def tapped(outcome: Told) -> list[str]:
    return [name for name, each in outcome["objects"].items() if each["tapped"]]


@pytest.mark.rule("106.4", "500.5")
@pytest.mark.parametrize("players", [LANDS, [{"name": "Alice", "mana": {}}, {"name": "Bob"}]])
def test_500_5_mana_of_the_upkeep_pays_for_nothing_in_the_main_phase(players: list[Told]) -> None:
    do = (*TAPPED_OUT, {"to": "precombat main"}, cast(ZAP, "Bob"), ALL)
    outcome = played(*do, objects=BOTH, players=players, step="upkeep")
    assert (legal(outcome)[3], why(outcome), lives(outcome)) == (False, [("601.2h", "118.3")], (20, 20))
    assert "Alice loses the unspent {R}{G} as the step or phase ends. [106.4, 500.5]" in told(outcome)
    lost = "Alice perd {R}{G}, non dépensé, à la fin de l’étape ou de la phase. [106.4, 500.5]"
    assert lost in told(outcome, "fr")


@pytest.mark.rule("106.4")
@pytest.mark.parametrize(
    "players", [LANDS, [{"name": "Alice", "mana": {}}, {"name": "Bob"}], [{"name": "Alice"}, {"name": "Bob"}]]
)
def test_106_4_mana_that_was_made_is_spent_first_and_then_nothing_is_lost(players: list[Told]) -> None:
    do = (*TAPPED_OUT, cast(ZAP, "Bob"), ALL, {"to": "end"})
    outcome = played(*do, objects=BOTH, players=players)
    assert lives(outcome) == (20, 17)
    assert "Alice pays {1}{R}. [601.2h]" in told(outcome)
    assert not any("unspent" in line for line in told(outcome))


@pytest.mark.rule("500.5")
def test_500_5_mana_that_a_scenario_states_is_no_pool() -> None:
    players = [{"name": "Alice", "mana": {"R": 2}}, {"name": "Bob"}]
    outcome = played({"to": "postcombat main"}, cast(ZAP, "Bob"), ALL, players=players)
    assert lives(outcome) == (20, 17)


@pytest.mark.rule("601.2g", "605.3a")
def test_601_2g_lands_are_tapped_for_what_is_cast_and_the_rest_is_left() -> None:
    objects = (*BOTH, land("i", "Island"))
    outcome = played(cast(ZAP, "Bob"), ALL, cast(ZIP, "Bob"), ALL, objects=objects, players=LANDS)
    assert (legal(outcome), lives(outcome), len(tapped(outcome))) == ([True, True, False, True], (20, 17), 2)
    assert "m" in tapped(outcome)


@pytest.mark.rule("601.2g")
def test_601_2g_the_land_that_makes_more_kinds_of_mana_is_kept() -> None:
    dual = thing("dual", "Land", "{T}: Add {R} or {G}.")
    outcome = played(cast(ZAP, "Bob"), ALL, objects=(dual, *BOTH), players=LANDS)
    assert tapped(outcome) == ["m", "f"]
    needed = played(cast(ZAP, "Bob"), ALL, objects=(dual, land("f", "Forest")), players=LANDS)
    assert tapped(needed) == ["dual", "f"]


@pytest.mark.rule("118.12", "601.2g")
@pytest.mark.parametrize(("lands", "zone"), [(4, "graveyard"), (3, "battlefield")])
def test_118_12_what_is_left_pays_what_comes_up(lands: int, zone: str) -> None:
    there = tuple(land(f"m{number}", "Mountain") for number in range(lands))
    outcome = played(cast(ZAP, "w"), ALL, objects=(bear("w", "Bob", text="Ward {2}"), *there), players=LANDS)
    assert zones(outcome, "w") == [zone]
    assert ("decides" in outcome["choices"][0]) if lands == 4 else (outcome["choices"] == [])


@pytest.mark.rule("508.1h", "601.2g")
def test_508_1h_lands_pay_for_attacks() -> None:
    tax = "Enchant creature\nEnchanted creature can't attack or block unless its controller pays {2}."
    objects = (bear("a"), thing("tax", "Enchantment - Aura", tax, by="Bob", attached_to="a"), *BOTH)
    attack: Told = {"attack": [{"who": "a", "at": "Bob"}]}
    outcome = played(attack, {"ask": "can cast", "card": ZAP, "by": "Alice"}, objects=objects, players=LANDS)
    assert (lives(outcome), outcome["answers"][0]["answer"]) == ((20, 18), False)
    assert legal(played(cast(ZAP, "Bob"), ALL, attack, objects=objects, players=LANDS))[-1] is False


@pytest.mark.rule("106.6")
def test_106_6_restricted_mana_of_lands_pays_for_what_it_may() -> None:
    ziggurat = thing("z", "Land", "{T}: Add {R}. Spend this mana only to cast creature spells.")
    cub = card("Cub", "Creature - Bear", mana_cost="{1}{R}", power=2, toughness=2)
    objects = (ziggurat, land("f", "Forest"))
    assert legal(played(cast(cub), objects=objects, players=LANDS)) == [True]
    assert legal(played(cast(ZAP, "Bob"), objects=objects, players=LANDS)) == [False]


@pytest.mark.rule("605.3a", "701.21a")
def test_605_3a_a_treasure_is_sacrificed_only_where_lands_are_not_enough() -> None:
    treasure = thing("t", "Artifact - Treasure", "{T}, Sacrifice this artifact: Add one mana of any color.", token=True)
    assert zones(played(cast(ZAP, "Bob"), ALL, objects=(*BOTH, treasure), players=LANDS), "t") == ["battlefield"]
    needed = played(cast(ZAP, "Bob"), ALL, objects=(land("f", "Forest"), treasure), players=LANDS)
    assert (zones(needed, "t"), lives(needed)) == (["ceased"], (20, 17))


@pytest.mark.rule("302.6")
def test_302_6_creatures_that_just_came_make_no_mana() -> None:
    elf = thing("elf", "Creature - Elf", "{T}: Add {R}.", power=1, toughness=1, sick=True)
    assert legal(played(cast(ZAP, "Bob"), objects=(elf, land("f", "Forest")), players=LANDS)) == [False]

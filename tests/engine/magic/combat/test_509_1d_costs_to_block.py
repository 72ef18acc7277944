"""CR 509.1d-f: costs to block: counted up, paid as blockers are declared, all of them or none, and never forced."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanBlock, ObjectSetup, Scenario, WhatBlockingCosts
from bot.engine.magic.events import BlockerDeclared, LifeLost, ManaPaid
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.words.abilities import AttackCost, BlockCost, Toll, Towards
from bot.engine.magic.words.effects import Duration, Impose
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, Side
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, beside, cast, spell, with_carol
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    asked,
    attack,
    block,
    choose,
    cited,
    duel,
    events,
    fight,
    gone,
    lives,
    refused,
)
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, CUB, OX = ObjectId("bear"), ObjectId("cub"), ObjectId("ox")
UNPAID = ("509.1d", "509.1f")


def with_mana(scenario: Scenario, red: int) -> Scenario:
    """Bob has that much red mana for the whole scenario."""
    players = tuple(replace(each, mana={"R": red}) if each.name == BOB else each for each in scenario.players)
    return replace(scenario, players=players)


def paid(scenario: Scenario) -> list[tuple[str, str]]:
    return [(str(each.player), each.mana) for each in events(resolve_scenario(scenario), ManaPaid)]


@pytest.mark.rule("509.1e")
def test_509_1d_a_block_is_paid_as_it_is_declared() -> None:
    outcome = fight("bear 2/2", "ox 2/4 costly-to-block", attack("bear"), block("ox>bear"))
    assert (lives(outcome), cited(outcome, ManaPaid)) == ((20, 20), [UNPAID])


def test_509_1d_the_total_is_of_all_blocks_each_counted_once() -> None:
    both = duel(
        "bear 2/2, cub 1/1",
        "law enchantment blocks-taxed, ox 2/4 costly-to-block blocks-two, ape 2/2",
        attack("bear", "cub"),
        block("ox>bear+cub", "ape>cub"),
    )
    assert paid(both) == [("Bob", "{4}")]


def test_509_1d_only_blocks_of_what_the_ability_names_cost() -> None:
    table = "bear 2/2 green, cub 1/1", "law enchantment bleeds-blockers, ox 2/4"
    assert events(fight(*table, attack("bear", "cub"), block("ox>cub")), LifeLost) == [LifeLost(BOB, 2)]
    outcome = fight(*table, attack("bear", "cub"), block("ox>bear"))
    assert (lives(outcome), cited(outcome, LifeLost)[0]) == ((20, 17), (*UNPAID, "119.4"))


PAYABLE: Mapping[tuple[str, int], list[tuple[RefusalKind, tuple[str, ...]]]] = {
    ("ox 2/4 costly-to-block", 2): [],
    ("ox 2/4 costly-to-block", 1): [(RefusalKind.CANT_PAY_MANA, (*UNPAID, "118.3"))],
}


@pytest.mark.parametrize("table", PAYABLE, ids=str)
def test_509_1f_what_cannot_be_paid_whole_is_no_legal_block(table: tuple[str, int]) -> None:
    bob, red = table
    scenario = with_mana(duel("bear 2/2", bob, attack("bear")), red)
    assert (
        refused(resolve_scenario(replace(scenario, do=(*scenario.do, block("ox>bear"))))).get(1, []) == PAYABLE[table]
    )
    assert asked(scenario, CanBlock(OX, BEAR)) == [not PAYABLE[table]]


def test_509_1f_no_more_life_is_paid_than_there_is() -> None:
    table = "bear 2/2 green", "law enchantment bleeds-blockers, ox 2/4"
    outcome = fight(*table, attack("bear"), block("ox>bear"), lives=(20, 1))
    assert refused(outcome) == {1: [(RefusalKind.BLOCK_UNPAID, UNPAID)]}


LAND = Filter(all_of=("Land",), side=Side.YOU)


def guard(toll: Toll, name: str = "guard") -> ObjectSetup:
    """A 2/4 of Bob's that can't block unless such a toll is paid with a land."""
    return creature(name, "2/4", BlockCost(toll=toll, what=LAND), by=BOB)


@pytest.mark.parametrize(("toll", "left"), [(Toll.RETURN, {"isle"}), (Toll.SACRIFICE, {"isle"}), (Toll.TAP, set())])
def test_509_1d_permanents_pay_for_blocks_too(toll: Toll, left: set[str]) -> None:
    scenario = beside(duel("bear 2/2", "isle Land", attack("bear"), block("guard>bear")), guard(toll))
    outcome = resolve_scenario(scenario)
    assert (gone(outcome) & {"isle"}, outcome.state.objects[ObjectId("isle")].tapped) == (left, toll is Toll.TAP)
    assert lives(outcome) == (20, 20)


def test_509_1d_its_player_chooses_what_pays_and_each_permanent_pays_once() -> None:
    pair = guard(Toll.RETURN), guard(Toll.RETURN, "scout")
    blocks = attack("bear"), block("guard>bear", "scout>bear")
    one = refused(resolve_scenario(beside(duel("bear 5/5", "isle Land", *blocks), *pair)))
    assert one == {1: [(RefusalKind.BLOCK_UNPAID, UNPAID)]}
    single = duel("bear 2/2", "isle Land, peak Land", choose("return", "peak"), attack("bear"), block("guard>bear"))
    assert gone(resolve_scenario(beside(single, guard(Toll.RETURN)))) == {"peak", "bear"}


def test_509_1d_what_a_block_costs_can_be_asked() -> None:
    scenario = beside(duel("bear 2/2 green", "isle Land, law enchantment bleeds-blockers"), guard(Toll.SACRIFICE))
    toll = {"cost": "sacrifice", "with": ["isle"]}
    assert asked(scenario, WhatBlockingCosts(ObjectId("guard"), BEAR)) == [
        {"mana": "", "other": [{"cost": "life", "amount": 2}, toll]}
    ]


# Requirements (CR 509.1c).

FREE: Mapping[str, list[str]] = {
    "ox 2/4 must-block costly-to-block": [],
    "ox 2/4 must-block": ["ox>bear"],
    "ox 2/4 must-block, law enchantment bleeds-blockers": ["ox>cub"],
}
"""Whom Bob's creatures block by default, where a green bear and a cub attack."""


@pytest.mark.parametrize("bob", FREE)
def test_509_1c_nobody_has_to_pay_to_obey_a_requirement(bob: str) -> None:
    outcome = fight("bear 2/2 green, cub 1/1", bob, attack("bear", "cub"))
    assert [f"{each.blocker}>{each.attacker}" for each in events(outcome, BlockerDeclared)] == FREE[bob]
    assert refused(fight("bear 2/2 green", bob, attack("bear"), block())).get(1, []) == (
        [(RefusalKind.MUST_BLOCK, ("509.1c",))] if bob == "ox 2/4 must-block" else []
    )


def test_509_1c_who_pays_for_one_creature_obeys_with_it_all_that_costs_no_more() -> None:
    table = "bear 2/2 lure, cub 1/1", "ox 2/4 costly-to-block"
    assert refused(fight(*table, attack("bear", "cub"), block("ox>cub"))) == {
        1: [(RefusalKind.MUST_BLOCK_THAT, ("509.1c",))]
    }
    assert refused(fight(*table, attack("bear", "cub"), block("ox>bear"))) == {}


def test_509_1c_companions_that_cost_may_be_paid_for() -> None:
    scenario = duel("bear 2/2 menace", "ox 2/4, ape 2/2 costly-to-block", attack("bear"))
    assert asked(scenario, CanBlock(OX, BEAR), CanBlock(ObjectId("ape"), BEAR)) == [True, True]
    assert asked(with_mana(scenario, 1), CanBlock(OX, BEAR), CanBlock(ObjectId("ape"), BEAR)) == [False, False]


def test_509_1f_the_nearest_legal_blocks_are_those_that_can_be_paid() -> None:
    table = "bear 2/2, cub 1/1", "ox 2/4 costly-to-block, ape 2/2 costly-to-block"
    scenario = with_mana(duel(*table, attack("bear", "cub"), block("ox>bear", "ape>cub")), 2)
    nearest = resolve_scenario(scenario).actions[1].nearest
    assert nearest is not None
    assert (nearest.blockers, nearest.left_out) == (((OX, (BEAR,)),), (ObjectId("ape"),))  # type: ignore[union-attr]  # of blocks


@pytest.mark.rule("802.4")
def test_509_1d_each_defending_player_pays_for_their_own_blocks() -> None:
    blocks = block("ox>bear", "elk>cub")
    scenario = duel(
        "bear 2/2, cub 1/1", "law enchantment blocks-taxed, ox 2/4", attack("bear>Bob", "cub>Carol"), blocks
    )
    assert paid(with_carol(scenario, "elk 3/3")) == [("Bob", "{1}"), ("Carol", "{1}")]
    assert ALICE not in {player for player, _ in paid(with_carol(scenario, "elk 3/3"))}


# Costs for a while (CR 611.2c).

CREATURES = Matching(CREATURE)


@pytest.mark.rule("611.2c", "508.1h")
def test_509_1d_an_effect_makes_attacks_and_blocks_cost_for_a_while() -> None:
    toll = spell("toll", Impose(CREATURES, BlockCost("{2}")))
    wall = spell("wall", Impose(CREATURES, AttackCost("{1}", towards=Towards.YOU), Duration.YOUR_NEXT_TURN))
    fight_ = (attack("bear"), block("ox>bear"))
    assert paid(duel("bear 2/2", "ox 2/4", cast(toll), ALL, *fight_)) == [("Bob", "{2}")]
    assert paid(duel("bear 2/2", "ox 2/4", cast(wall, by=BOB), ALL, *fight_)) == [("Alice", "{1}")]
    later = (NEXT_TURN, NEXT_TURN, *fight_)
    assert paid(duel("bear 2/2", "ox 2/4", cast(toll), ALL, cast(wall, by=BOB), ALL, *later)) == []

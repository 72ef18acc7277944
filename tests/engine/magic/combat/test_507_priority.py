"""CR 507.2, 508.2, 509.2, 510.3, 511.1-2: the active player's priority in combat, and what is on the stack by then."""

import pytest

from bot.engine.magic.asking.scenario import Action, WhatIsOnTheStack, WhoHasPriority
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import Attacks, BeginningOf, Blocks, DealsDamage, Dies, TriggerCondition
from bot.engine.magic.words.effects import Duration, Modify, ModifyPowerToughness
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, TargetObject
from tests.engine.magic.tables.cards import creature, having
from tests.engine.magic.tables.spells import (
    TARGET_CREATURE,
    beside,
    cast,
    granting,
    spell,
    stack_after,
    state_after,
    watching,
)
from tests.engine.magic.tables.table import asked, attack, block, duel, life_changes, lives, to
from tests.engine.magic.tables.words import ALICE, BOB

FLIERS = Matching(Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,)))
FOUGHT = (attack("bear"), block("cub>bear"), to(Step.COMBAT_DAMAGE))


def priority(rule: str, condition: TriggerCondition, *do: Action) -> object:
    return pytest.param(condition, do, marks=pytest.mark.rule(*rule.split()), id=rule)


@pytest.mark.rule("603.2b")
@pytest.mark.parametrize("active", [ALICE, BOB])
@pytest.mark.parametrize(
    ("condition", "do"),
    [
        priority("507.2", BeginningOf(Step.BEGINNING_OF_COMBAT, yours=False), to(Step.BEGINNING_OF_COMBAT)),
        priority("508.2 508.1m", Attacks(Matching(CREATURE)), attack("bear")),
        priority("509.2 509.1i", Blocks(Matching(CREATURE)), attack("bear"), block("cub>bear")),
        priority("510.3", DealsDamage(Matching(Filter(all_of=("Artifact",)))), *FOUGHT),
        priority("511.1", BeginningOf(Step.END_OF_COMBAT, yours=False), *FOUGHT, to(Step.END_OF_COMBAT)),
    ],
)
def test_the_active_player_gets_priority_after_what_triggered_is_on_the_stack(
    active: PlayerId, condition: TriggerCondition, do: tuple[Action, ...]
) -> None:
    mine, theirs = "bear 1/9 artifact", "cub 1/9"
    sides = (mine, theirs) if active == ALICE else (theirs, mine)
    scenario = beside(duel(*sides, *do, active=active), watching("seer", "0/1", condition))
    assert asked(scenario, WhoHasPriority(), WhatIsOnTheStack()) == [active, ["seer!1"]]
    assert ("Alice", 1) in life_changes(resolve_scenario(scenario))


@pytest.mark.rule("405.3")
def test_508_2b_triggers_of_the_attack_are_put_on_the_stack_together_the_active_player_s_first() -> None:
    watchers = (
        watching("theirs", "0/1", Attacks(Matching(CREATURE)), by=BOB),
        watching("mine", "0/1", Attacks(Matching(CREATURE))),
    )
    assert stack_after(beside(duel("bear 2/2", "", attack("bear")), *watchers)) == ["theirs!1", "mine!1"]


def test_509_2a_triggers_of_the_block_are_put_on_the_stack_together_the_active_player_s_first() -> None:
    watchers = (
        watching("theirs", "0/1", Blocks(Matching(CREATURE)), by=BOB),
        watching("mine", "0/1", Blocks(Matching(CREATURE))),
    )
    fought = duel("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear"))
    assert stack_after(beside(fought, *watchers)) == ["theirs!1", "mine!1"]


def test_510_3a_what_damage_and_the_deaths_after_it_triggered_waits_together() -> None:
    fiend = watching("fiend", "2/2", DealsDamage())
    mourner = watching("mourner", "0/1", Dies(Matching(CREATURE)), by=BOB)
    scenario = duel("", "cub 1/1", attack("fiend"), block("cub>fiend"), to(Step.COMBAT_DAMAGE))
    assert stack_after(beside(scenario, fiend, mourner)) == ["mourner!1", "fiend!1"]


def test_511_2_what_waits_for_the_end_of_combat_triggers_as_its_step_begins() -> None:
    zombie = creature("zombie", "2/2", having(KeywordName("decayed")))
    before = beside(duel("", "", attack("zombie"), block(), to(Step.COMBAT_DAMAGE)), zombie)
    assert stack_after(before) == []
    at_end = beside(duel("", "", attack("zombie"), block(), to(Step.END_OF_COMBAT)), zombie)
    assert len(stack_after(at_end)) == 1


@pytest.mark.parametrize(("step", "power"), [(Step.END_OF_COMBAT, 5), (Step.POSTCOMBAT_MAIN, 2)])
def test_511_2_until_end_of_combat_lasts_through_the_combat_phase(step: Step, power: int) -> None:
    grow = Modify(TargetObject(), (ModifyPowerToughness(3, 3),), Duration.END_OF_COMBAT)
    growth = spell("growth", grow, targets=TARGET_CREATURE)
    state = state_after("bear 2/2", "", attack("bear"), cast(growth, "bear"), to(step))
    assert characteristics(state, ObjectId("bear")).power == power


def test_508_2a_what_becomes_of_an_attacker_afterwards_triggers_nothing() -> None:
    later = duel("bear 2/2", "", attack("bear"), cast(granting(KeywordName.FLYING), "bear"))
    assert lives(resolve_scenario(beside(later, watching("seer", "0/1", Attacks(FLIERS))))) == (20, 18)


def test_508_2a_an_attacker_that_is_like_that_as_it_is_declared_triggers() -> None:
    before = duel(
        "bear 2/2", "", cast(granting(KeywordName.FLYING), "bear"), to(Step.BEGINNING_OF_COMBAT), attack("bear")
    )
    assert lives(resolve_scenario(beside(before, watching("seer", "0/1", Attacks(FLIERS)))))[0] == 21

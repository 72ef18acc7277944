"""CR 117: who may act when, what comes before anybody gets priority, and in which order things resolve."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Activate, Cast, ResolveStack, WhatIsOnTheStack, WhoHasPriority
from bot.engine.magic.events import AbilityTriggered, CardDrawn, Destroyed, LifeLost, Resolved
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import BeginningOf, Casts, Dies, StaticAbility
from bot.engine.magic.words.effects import Destroy, Fixed, LoseLife, ModifyPowerToughness, PutCounters
from bot.engine.magic.words.filters import ANYTHING, CREATURE, Matching, Players, TargetObject
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.changes import bear as bear_card
from tests.engine.magic.tables.changes import casting
from tests.engine.magic.tables.spells import (
    ALL,
    ONE_LIFE,
    PING,
    TARGET_CREATURE,
    beside,
    burn,
    cast,
    spell,
    stack_after,
    watching,
    with_carol,
)
from tests.engine.magic.tables.table import asked, attack, duel, events, gone, lives, refused, steps, to
from tests.engine.magic.tables.words import ALICE, BOB, CAROL

TOP = ResolveStack(everything=False)
PINGER = creature("pinger", "1/1", PING)
PINGS = Activate(ObjectId("pinger"), 1, targets=(BOB,))
BOLT = cast(burn(4), "bear", by=BOB)
GROW = cast(spell("grow", PutCounters(TargetObject(), "+1/+1", Fixed(3)), targets=TARGET_CREATURE), "bear")
MOURNER = watching("mourner", "0/3", Dies(Matching(CREATURE)))


def order(outcome: Outcome, *kinds: type) -> list[str]:
    """The names of the events of these kinds, as they happened."""
    return [type(entry.event).__name__ for entry in outcome.trace if isinstance(entry.event, kinds)]


# Who may do what (CR 117.1).


@pytest.mark.rule("117.1", "301.1", "303.1", "306.1", "601.3")
@pytest.mark.parametrize("kind", ["Artifact", "Battle", "Creature", "Enchantment", "Planeswalker", "Sorcery"])
@pytest.mark.parametrize(
    ("do", "by", "legal"),
    [
        ((), ALICE, True),
        ((to(Step.POSTCOMBAT_MAIN),), ALICE, True),
        ((), BOB, False),
        ((to(Step.BEGINNING_OF_COMBAT),), ALICE, False),
        ((to(Step.END),), ALICE, False),
        ((cast(burn(), "Bob"),), ALICE, False),
        ((cast(burn(), "Bob"), ALL), ALICE, True),
    ],
)
def test_117_1a_what_is_no_instant_is_cast_in_ones_own_main_phase_with_an_empty_stack(
    kind: str, do: tuple[Action, ...], by: PlayerId, legal: bool
) -> None:
    outcome = resolve_scenario(duel("", "", *do, cast(spell("thing", kind=kind), by=by)))
    assert refused(outcome) == ({} if legal else {len(do): [(RefusalKind.SORCERY_TIMING, ("117.1a",))]})


@pytest.mark.parametrize("by", [ALICE, BOB])
@pytest.mark.parametrize("do", [(to(Step.UPKEEP),), (attack("bear"),), (to(Step.END),), (cast(burn(), "Bob"),)])
def test_117_1a_an_instant_is_cast_whenever_its_player_has_priority(by: PlayerId, do: tuple[Action, ...]) -> None:
    assert refused(resolve_scenario(duel("bear 2/2", "", *do, cast(spell("trick", ONE_LIFE), by=by)))) == {}


@pytest.mark.parametrize(("step", "legal"), [(Step.UPKEEP, True), (Step.END, True), (Step.CLEANUP, False)])
def test_117_1b_an_ability_is_activated_whenever_its_player_has_priority(step: Step, legal: bool) -> None:
    outcome = resolve_scenario(beside(duel("", "", to(step), PINGS), PINGER))
    assert refused(outcome) == ({} if legal else {1: [(RefusalKind.NO_PRIORITY, ("117.1b",))]})


# What comes without priority (CR 117.2, 117.5).


@pytest.mark.rule("117.2a", "117.2e", "603.2", "603.3")
def test_117_2a_what_triggers_while_a_spell_resolves_waits_until_it_has_resolved() -> None:
    both = spell("both", Destroy(TargetObject()), LoseLife(Players.YOU, Fixed(1)), targets=TARGET_CREATURE)
    outcome = resolve_scenario(beside(duel("bear 2/2", "", cast(both, "bear")), MOURNER))
    assert order(outcome, Destroyed, LifeLost, Resolved, AbilityTriggered) == [
        "Destroyed",
        "LifeLost",
        "Resolved",
        "AbilityTriggered",
        "Resolved",
    ]
    assert lives(outcome) == (20, 20)


@pytest.mark.rule("603.2a")
def test_117_2a_what_triggers_as_a_spell_is_cast_goes_on_the_stack_above_it() -> None:
    watcher = watching("watcher", "0/1", Casts(ANYTHING))
    assert stack_after(beside(duel("", "", cast(burn(), "Bob")), watcher)) == ["watcher!1", "bolt"]


def test_117_2b_a_static_ability_applies_before_anybody_could_respond_to_it() -> None:
    """It is there as the permanent enters: the other creature dies before anybody gets priority."""
    shrink = StaticAbility(Matching(CREATURE), (ModifyPowerToughness(-2, -2),))
    scenario = duel("", "bear 2/2", casting(bear_card(shrink, name="gloom")), TOP)
    assert (asked(scenario, WhatIsOnTheStack()), gone(resolve_scenario(scenario))) == ([[]], {"bear", "gloom"})


@pytest.mark.rule("117.2c", "117.3a", "405.6e")
@pytest.mark.parametrize("by", [ALICE, BOB])
def test_117_2c_the_card_is_drawn_before_anything_that_triggers_in_the_draw_step_is_on_the_stack(by: PlayerId) -> None:
    seer = watching("seer", "0/1", BeginningOf(Step.DRAW, yours=False), by=by)
    scenario = beside(duel("", "", to(Step.DRAW), step=Step.UPKEEP), seer)
    assert order(resolve_scenario(scenario), CardDrawn, AbilityTriggered) == ["CardDrawn", "AbilityTriggered"]
    assert asked(scenario, WhatIsOnTheStack(), WhoHasPriority()) == [["seer!1"], ALICE]


@pytest.mark.rule("117.2d", "117.5", "405.6f")
def test_117_5_creatures_die_before_what_that_triggered_is_on_the_stack_and_nobody_acts_between() -> None:
    """The bear is dead before Bob could save it, and the ability that its death triggers is above what is pending."""
    do = (cast(spell("wait", ONE_LIFE)), cast(burn(2), "bear"), TOP)
    scenario = beside(duel("bear 2/2", "", *do), MOURNER)
    assert asked(scenario, WhatIsOnTheStack(), WhoHasPriority()) == [["mourner!1", "wait"], ALICE]
    outcome = resolve_scenario(
        beside(duel("bear 2/2", "", *do, cast(spell("save", ONE_LIFE), "bear", by=BOB)), MOURNER)
    )
    assert outcome.state.objects[ObjectId("bear")].zone is Zone.GRAVEYARD


def test_117_5_state_based_actions_are_checked_again_after_triggers_are_on_the_stack() -> None:
    """An Aura kept the second creature alive: it dies in a second check, and both deaths trigger."""
    aura = "aura enchantment aura enchant-creature host:+0/+2 on:ox"
    scenario = beside(duel(f"ox 2/2 damage:3 protection-from-green, {aura} green", ""), MOURNER)
    assert asked(scenario, WhatIsOnTheStack()) == [["mourner!1"]]
    assert gone(resolve_scenario(scenario)) == {"ox", "aura"}


# Who has priority (CR 117.3).


def test_117_3b_the_active_player_has_priority_after_something_resolved() -> None:
    do = (cast(spell("wait", ONE_LIFE)), cast(burn(), "Alice", by=BOB))
    assert asked(duel("", "", *do, TOP), WhatIsOnTheStack(), WhoHasPriority()) == [["wait"], ALICE]


@pytest.mark.parametrize("by", [ALICE, BOB, CAROL])
def test_117_3c_who_casts_a_spell_has_priority_afterward(by: PlayerId) -> None:
    assert asked(with_carol(duel("", "", cast(burn(), "Bob", by=by))), WhoHasPriority()) == [by]


@pytest.mark.parametrize(("by", "active"), [(ALICE, BOB), (ALICE, ALICE)])
def test_117_3c_who_activates_an_ability_has_priority_afterward(by: PlayerId, active: PlayerId) -> None:
    assert asked(beside(duel("", "", PINGS, active=active), PINGER), WhoHasPriority()) == [by]


def test_117_3c_a_spell_that_is_refused_gives_nobody_priority() -> None:
    assert asked(duel("", "", cast(spell("late", kind="Sorcery"), by=BOB)), WhoHasPriority()) == [ALICE]


@pytest.mark.rule("117.3a")
def test_117_3c_in_the_next_step_the_active_player_has_priority_again() -> None:
    assert asked(duel("", "", cast(burn(), "Alice", by=BOB), to(Step.END)), WhoHasPriority()) == [ALICE]


# All players pass (CR 117.4, 117.7).


@pytest.mark.rule("405.5", "608.1")
def test_117_4_the_top_of_the_stack_resolves_and_nothing_below_it() -> None:
    do = (cast(burn(1, name="first"), "Bob"), cast(burn(2, name="second"), "Bob"))
    assert stack_after(duel("", "", *do, TOP)) == ["first"]
    assert lives(resolve_scenario(duel("", "", *do))) == (20, 17)


@pytest.mark.rule("405.5")
def test_117_4_a_step_ends_only_once_the_stack_is_empty() -> None:
    scenario = duel("", "", cast(burn(), "Bob"), to(Step.BEGINNING_OF_COMBAT))
    outcome = resolve_scenario(scenario)
    assert (lives(outcome), steps(outcome)) == ((20, 17), ["beginning of combat"])
    assert order(outcome, Resolved, LifeLost) == ["LifeLost", "Resolved"]
    assert stack_after(scenario) == []


@pytest.mark.rule("405.2")
def test_117_7_what_is_cast_in_response_resolves_first() -> None:
    outcome = resolve_scenario(beside(duel("", "", PINGS, cast(burn(name="answer"), "pinger", by=BOB)), PINGER))
    assert [str(each.stacked.id) for each in events(outcome, Resolved)] == ["answer", "pinger!1"]


@pytest.mark.parametrize(("spells", "dies"), [((BOLT, GROW), False), ((GROW, BOLT), True)])
def test_117_7_only_what_is_cast_after_the_bolt_saves_the_creature(spells: tuple[Cast, ...], dies: bool) -> None:
    outcome = resolve_scenario(duel("bear 2/2", "", *spells))
    assert ("bear" in gone(outcome)) is dies

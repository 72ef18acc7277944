"""CR 601-608: casting, activating, targets, resolving; effects on the fly in a combat."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate, AdvanceTo, Cast, ResolveStack
from bot.engine.magic.events import DidNotResolve, EffectsEnded, Regenerated
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import ActivatedAbility, Cost
from bot.engine.magic.words.effects import (
    DealDamage,
    Destroy,
    Fight,
    Fixed,
    KeywordAbility,
    Modify,
    ModifyPowerToughness,
    Regenerate,
    ReturnToHand,
)
from bot.engine.magic.words.filters import ANY_TARGET, CREATURE, TargetObject, TargetSpec
from bot.engine.magic.words.qualities import ColorQuality
from tests.engine.magic.tables.cards import creature, fallen, having, instant, scene
from tests.engine.magic.tables.table import attack, block, events, lives, refused
from tests.engine.magic.tables.words import ALICE, BOB

BOLT = instant("bolt", DealDamage(Fixed(3), TargetObject()), targets=(ANY_TARGET,))
UNSUMMON = instant("unsummon", ReturnToHand(TargetObject()), targets=(TargetSpec(CREATURE),))
DUEL = instant("duel", Fight(TargetObject(0), TargetObject(1)), targets=(TargetSpec(CREATURE), TargetSpec(CREATURE)))
SHIELD = instant("shield", Regenerate(TargetObject()), targets=(TargetSpec(CREATURE),))
GROWTH = instant("growth", Modify(TargetObject(), (ModifyPowerToughness(3, 3),)), targets=(TargetSpec(CREATURE),))
MURDER = instant("murder", Destroy(TargetObject()), targets=(TargetSpec(CREATURE),), kind="Sorcery")
PING = ActivatedAbility(Cost(tap=True), (DealDamage(Fixed(1), TargetObject()),), (ANY_TARGET,), "{T}: It pings.")
ALL = ResolveStack(everything=True)


def cast(spell: CardDefinition, *targets: Recipient, by: object = ALICE) -> Cast:
    return Cast(ObjectId(spell.name), spell, BOB if by == BOB else ALICE, targets)


def test_608_2n_a_spell_does_what_it_says_and_goes_to_the_graveyard() -> None:
    outcome = resolve_scenario(scene(creature("bear", "2/2", by=BOB), do=(cast(BOLT, ObjectId("bear")), ALL)))
    assert fallen(outcome) == {"bear"}
    assert outcome.state.objects[ObjectId("bolt")].zone is Zone.GRAVEYARD
    assert outcome.state.stack == ()


def test_608_2b_a_spell_whose_only_target_is_gone_does_nothing() -> None:
    bear = creature("bear", "2/2", by=BOB)
    outcome = resolve_scenario(
        scene(bear, do=(cast(BOLT, ObjectId("bear")), cast(UNSUMMON, ObjectId("bear"), by=BOB), ALL))
    )
    assert len(events(outcome, DidNotResolve)) == 1
    assert outcome.state.objects[ObjectId("bear")].zone is Zone.HAND


def test_400_7_what_left_and_came_back_is_another_object() -> None:
    persistent = creature("fiend", "2/2", having(KeywordName("persist")), by=BOB)
    second = instant("second", DealDamage(Fixed(3), TargetObject()), targets=(ANY_TARGET,))
    outcome = resolve_scenario(
        scene(persistent, do=(cast(BOLT, ObjectId("fiend")), cast(second, ObjectId("fiend")), ALL))
    )
    assert outcome.state.objects[ObjectId("fiend")].counters == {"-1/-1": 1}
    assert len(events(outcome, DidNotResolve)) == 1


def test_509_1h_a_blocked_attacker_stays_blocked_when_its_blocker_leaves() -> None:
    table = scene(
        creature("ogre", "3/3"),
        creature("bear", "2/2", by=BOB),
        do=(attack("ogre"), block("bear>ogre"), cast(UNSUMMON, ObjectId("bear"), by=BOB), ALL),
    )
    assert lives(resolve_scenario(table))[1] == 20


def test_701_14a_a_fight_is_not_combat_damage_and_first_strike_does_not_matter() -> None:
    knight = creature("knight", "2/2", having(KeywordName.FIRST_STRIKE))
    outcome = resolve_scenario(
        scene(knight, creature("bear", "2/2", by=BOB), do=(cast(DUEL, ObjectId("knight"), ObjectId("bear")), ALL))
    )
    assert fallen(outcome) == {"bear", "knight"}


@pytest.mark.rule("614.8")
def test_701_19a_regeneration_replaces_destruction_once_and_leaves_combat() -> None:
    table = scene(
        creature("ogre", "3/3"),
        creature("troll", "2/2", by=BOB),
        do=(attack("ogre"), block("troll>ogre"), cast(SHIELD, ObjectId("troll"), by=BOB), ALL),
    )
    outcome = resolve_scenario(table)
    troll = outcome.state.objects[ObjectId("troll")]
    assert (troll.zone, troll.tapped, troll.damage) == (Zone.BATTLEFIELD, True, 0)
    assert len(events(outcome, Regenerated)) == 1
    assert outcome.state.ongoing.shields == ()


def test_514_2_until_end_of_turn_ends_in_the_cleanup_step() -> None:
    table = scene(creature("bear", "2/2"), do=(cast(GROWTH, ObjectId("bear")), ALL, AdvanceTo(None)))
    outcome = resolve_scenario(table)
    assert outcome.state.effects == ()
    assert len(events(outcome, EffectsEnded)) == 1


@pytest.mark.rule("611.2")
def test_611_2c_a_trick_before_damage_decides_the_combat() -> None:
    table = scene(
        creature("bear", "2/2"),
        creature("ogre", "3/3", by=BOB),
        do=(attack("bear"), block("ogre>bear"), cast(GROWTH, ObjectId("bear"))),
    )
    assert fallen(resolve_scenario(table)) == {"ogre"}


@pytest.mark.rule("602.5")
def test_602_5a_a_summoning_sick_creature_cannot_pay_the_tap_symbol() -> None:
    pinger = creature("pinger", "1/1", PING, sick=True)
    outcome = resolve_scenario(scene(pinger, do=(Activate(ObjectId("pinger"), "{T}", targets=(BOB,)),)))
    assert refused(outcome) == {0: [(RefusalKind.SUMMONING_SICK, ("602.5a", "302.6"))]}
    assert lives(outcome)[1] == 20


def test_602_2_an_activated_ability_resolves_without_its_source() -> None:
    pinger = creature("pinger", "1/1", PING)
    ping = Activate(ObjectId("pinger"), 1, targets=(BOB,))
    outcome = resolve_scenario(scene(pinger, do=(ping, cast(BOLT, ObjectId("pinger"), by=BOB), ALL)))
    assert (lives(outcome)[1], fallen(outcome)) == (19, {"pinger"})


def test_117_1a_a_sorcery_needs_ones_own_main_phase() -> None:
    table = scene(
        creature("bear", "2/2"), creature("ogre", "3/3", by=BOB), do=(attack("bear"), cast(MURDER, ObjectId("ogre")))
    )
    assert refused(resolve_scenario(table)) == {1: [(RefusalKind.SORCERY_TIMING, ("117.1a",))]}


def test_702_11b_hexproof_stops_opponents_and_702_16b_protection_everybody_of_the_quality() -> None:
    hexproof = creature("seer", "2/2", having(KeywordName.HEXPROOF), by=BOB)
    assert (
        refused(resolve_scenario(scene(hexproof, do=(cast(BOLT, ObjectId("seer")),))))[0][0][0] is RefusalKind.HEXPROOF
    )
    assert not refused(resolve_scenario(scene(hexproof, do=(cast(BOLT, ObjectId("seer"), by=BOB),))))
    green = KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.GREEN))
    guarded = creature("guarded", "2/2", green)
    assert not refused(resolve_scenario(scene(guarded, do=(cast(BOLT, ObjectId("guarded")),))))


@pytest.mark.rule("601.2e")
def test_733_an_illegal_spell_changes_nothing() -> None:
    bear = creature("bear", "2/2", having(KeywordName.HEXPROOF), by=BOB)
    outcome = resolve_scenario(scene(bear, do=(cast(BOLT, ObjectId("bear")), AdvanceTo(Step.UPKEEP))))
    assert ObjectId("bolt") not in outcome.state.objects

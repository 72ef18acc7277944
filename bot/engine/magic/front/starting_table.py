"""The table as a scenario sets it up: players, objects and effects that began before, as a game state.

Carries out no action; `resolve_scenario` does."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.applying.zones import intrinsic_counters
from bot.engine.magic.asking.scenario import ObjectSetup, PlayerSetup, Scenario
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import COMBAT_PHASE
from bot.engine.magic.ground.variant_rules import VARIANTS
from bot.engine.magic.multiplayer.range_of_influence import CLASSIC_RANGE
from bot.engine.magic.multiplayer.seats import ranges_of_emperor, ranges_of_influence
from bot.engine.magic.multiplayer.teams import with_shared_totals
from bot.engine.magic.resolving.countering_spells import adventure_permission
from bot.engine.magic.resolving.reanimating_auras import returned_before
from bot.engine.magic.table.card_definition import BOTH_HALVES, INSET, ROOM_FACE, CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.combat_state import Combat
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.monarch_ability import monarch_marker
from bot.engine.magic.table.objects import (
    FACE_UP,
    NEWLY_THERE,
    Copying,
    Form,
    GameObject,
    OffBattlefield,
    PermanentMemory,
    Zone,
)
from bot.engine.magic.table.ongoing_effects import ContinuousEffect
from bot.engine.magic.table.players import Player
from bot.engine.magic.table.speed_ability import speed_marker
from bot.engine.magic.values.control_of_permanents import state_with_control_given
from bot.engine.magic.values.prepared_permanents import designate_permanents
from bot.engine.magic.words import effects as fx


def starting_state(scenario: Scenario) -> GameState:
    """The table as the scenario sets it."""
    active = scenario.active if scenario.active is not None else scenario.players[0].name
    objects, effects, clock = place_objects(scenario.objects)
    objects |= {each.id: each for each in (speed_marker(setup.name) for setup in scenario.players if setup.speed)}
    objects |= {each.id: each for each in (monarch_marker(setup.name) for setup in scenario.players if setup.monarch)}
    seats = {setup.name: seat_player(setup, scenario.variant) for setup in scenario.players}
    stated = {setup.name: setup.life for setup in scenario.players if setup.life is not None}
    players = players_with_ranges(with_shared_totals(seats, stated, scenario.variant), scenario.variant)
    state = GameState(
        players=players,
        objects=objects,
        active=active,
        step=scenario.step,
        variant=scenario.variant,
        damage_in_order=scenario.damage_in_order,
        ranges=ranges_of_influence(players),
        combat=Combat() if scenario.step in COMBAT_PHASE else None,
        clock=clock,
        effects=effects,
        commander_casts={each.id: each.casts for each in scenario.objects if each.casts},
        libraries={
            setup.name: tuple(
                thing.id for thing in objects.values() if thing.owner == setup.name and thing.zone is Zone.LIBRARY
            )
            for setup in scenario.players
            if setup.library_known
        },
    )
    state = state_with_designations(state_with_control_given(state), scenario.objects)
    begun = tuple(returned_before(state))
    return apply_events(state, begun) if begun else state


def state_with_designations(state: GameState, setups: Iterable[ObjectSetup]) -> GameState:
    """What is stated to have a designation has it; the copies of the prepare spells of what is prepared lie in exile
    (CR 722.3c)."""
    marked = [each for each in setups if each.designations]
    if not marked:
        return state
    events = [
        event
        for designation in Designation
        for event, _ in designate_permanents(
            state, [each.id for each in marked if designation in each.designations], designation
        )
    ]
    return apply_events(state, events) if events else state


def seat_player(setup: PlayerSetup, variant: str) -> Player:
    life = VARIANTS[variant].life if setup.life is None else setup.life
    return Player(
        setup.name,
        life,
        setup.team,
        setup.role,
        setup.range,
        setup.counters,
        setup.hand,
        setup.library,
        lost=setup.left,
        left=setup.left,
        mana=setup.mana,
        taps_lands=setup.taps_lands,
        commander_damage=setup.commander_damage,
        speed=setup.speed,
        blessed=setup.blessed,
        monarch=setup.monarch,
    )


def players_with_ranges(players: Mapping[PlayerId, Player], variant: str) -> Mapping[PlayerId, Player]:
    """CR 809.3a: in Emperor everybody has a range of influence; one that the scenario states goes first."""
    rules_of_variant = VARIANTS[variant]
    if not rules_of_variant.emperors:
        return players
    ranges = dict.fromkeys(players, CLASSIC_RANGE)
    if not rules_of_variant.territories:
        ranges |= ranges_of_emperor(tuple(players.values()))
    return {
        player.id: player if player.range is not None else replace(player, range=ranges[player.id])
        for player in players.values()
    }


def place_objects(
    setups: Iterable[ObjectSetup],
) -> tuple[dict[ObjectId, GameObject], tuple[ContinuousEffect, ...], int]:
    """CR 613.7: the objects and the effects that apply to them, with timestamps as they are listed; the last one."""
    objects: dict[ObjectId, GameObject] = {}
    effects: list[ContinuousEffect] = []
    clock = 0
    for setup in setups:
        clock += 1
        objects[setup.id] = place_object(setup, clock)
        if setup.gains:
            clock += 1
            effects.append(effect_begun_before(setup, clock))
    return objects, tuple(effects), clock


def effect_begun_before(setup: ObjectSetup, time: int) -> ContinuousEffect:
    """CR 611.2a, 611.2c: an effect until end of turn that somebody's spell or ability has begun before the scenario."""
    return ContinuousEffect(
        setup.id,
        setup.gains,
        time,
        locked=((setup.id, 0),),
        duration=fx.Duration.END_OF_TURN,
        controller=setup.controller,
        unsourced=True,
    )


OPEN_HALVES: Mapping[int, frozenset[int]] = {
    0: frozenset({0}),
    1: frozenset({1}),
    BOTH_HALVES: frozenset({0, 1}),
    ROOM_FACE: frozenset(),
}
"""CR 709.5c: which halves are unlocked of a permanent of which this face is stated."""


def stated_form(setup: ObjectSetup, printed: Characteristics, opened: frozenset[int]) -> Form:
    """What is stated of a permanent's form; that of most is the usual one."""
    attached = setup.attached_to is not None
    if not (setup.level != 1 or setup.melded_with is not None or setup.values is not None or opened or attached):
        return FACE_UP
    return Form(
        level=setup.level,
        melded_with=None if setup.melded_with is None else (setup.melded_with, 0),
        copies=() if setup.values is None else (Copying(setup.values, fx.Duration.PERMANENT),),
        unlocked=opened,
        bestowed=attached and printed.is_creature and KeywordName.BESTOW in printed.keywords,
    )


def place_object(setup: ObjectSetup, time: int) -> GameObject:
    """CR 306.5b, 310.4b: a permanent with printed loyalty or defense starts with that many counters; an adventurer card
    that lies in exile is taken to be on an adventure (715.3d)."""
    printed = setup.definition.faces[setup.face] if setup.values is None else setup.values
    stated = setup.zone is not Zone.BATTLEFIELD or setup.counters is not None
    counters = (setup.counters or {}) if stated else intrinsic_counters(printed)
    definition, face = (CardDefinition((printed,)), 0) if setup.copy else (setup.definition, setup.face)
    opened = frozenset[int]()
    if definition.has_doors and setup.zone is Zone.BATTLEFIELD:
        face, opened = ROOM_FACE, OPEN_HALVES[face]
    card = GameObject(
        setup.id,
        definition,
        setup.owner,
        setup.controller,
        setup.zone,
        face,
        timestamp=time,
        tapped=setup.tapped,
        sick=setup.sick,
        memory=PermanentMemory(owed=2) if setup.sick else NEWLY_THERE,
        damage=setup.damage,
        counters=counters,
        attached_to=setup.attached_to,
        token=setup.token,
        phased_out=setup.phased_out,
        chosen=setup.chosen,
        protector=setup.protector,
        commander=setup.commander,
        territory=setup.territory,
        form=stated_form(setup, printed, opened),
    )
    inset = setup.zone is Zone.EXILE and definition.layout == INSET
    if not inset:
        return card
    return replace(card, off_battlefield=OffBattlefield((adventure_permission(replace(card, controller=card.owner)),)))

"""Characteristics after continuous effects (CR 613): worked out of each state, and never stored in one."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.tables import COUNTERS, PRICED_ACTIVATED
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import MANY, GameObject, Objects
from bot.engine.magic.values.amount_values import amount_if_known
from bot.engine.magic.values.board import Board, abilities_of_kind, have_static_abilities
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.defining_abilities import defining_abilities, no_amount, values_with_defined_kinds
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layer_reads import LayeredValues, values_kept
from bot.engine.magic.values.layer_run import AppliedEffect, Projection
from bot.engine.magic.values.modified_characteristics import (
    Layer,
    apply_modification,
    layer_of,
    modification_as_chosen,
)
from bot.engine.magic.values.values_before_layers import (
    copiable_values_of,
    finish_values,
    values_with_counters,
    values_with_size,
)
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 613.1: the object's characteristics now; off the battlefield, the printed ones (CR 109.3) with what
    characteristic-defining abilities make of them (604.3)."""
    projected = project_board(state).values.get(object_id)
    return values_off_battlefield(state, state.objects[object_id]) if projected is None else projected


def known_characteristics(state: GameState, object_id: ObjectId) -> Characteristics:
    """CR 608.2h: the object's characteristics now, or as it last existed where it has left the battlefield."""
    last = state.departed(object_id)
    return characteristics(state, object_id) if last is None else last.values


def has_keyword(state: GameState, object_id: ObjectId, keyword: KeywordName) -> bool:
    """Say whether the object has the keyword ability now."""
    return keyword in characteristics(state, object_id).keywords


def values_of_permanents(state: GameState) -> Mapping[ObjectId, Characteristics]:
    """CR 613.1: the characteristics of every permanent."""
    return project_board(state).values


@lru_cache(maxsize=8)
def project_board(state: GameState) -> Board:
    """CR 613.1: the characteristics of every permanent, and what follows from them alone."""
    if state.effects or changes_characteristics(state.table):
        return board_with_values(state.table, values_kept(state, values_of_run))
    return board_without_effects(state.table)


@lru_cache(maxsize=8)
def board_with_values(things: Objects, values: LayeredValues) -> Board:
    """The one board of these objects with these values."""
    return Board(things, values)


def values_of_run(state: GameState) -> Mapping[ObjectId, Characteristics]:
    """What a run through the layers makes of the permanents."""
    return Projection(state).run()


@lru_cache(maxsize=8)
def board_without_effects(things: Objects) -> Board:
    """The permanents as they are by themselves, where no continuous effect changes characteristics."""
    burn_fuel(LOOK * len(things.permanents))
    quiet: Board | None = next(iter(things.known_quiet), None)
    if quiet is not None:
        board = quiet.with_passed(things)
        if len(things) >= MANY:
            things.known_board[:] = [board]
        return board
    then: Board | None = next(iter(things.known_board), None) if len(things) >= MANY else None
    after = None if then is None else then.after(things, partial(values_without_effects, things))
    if after is not None:
        board = after
    else:
        board = Board(things, {thing.id: values_without_effects(things, thing) for thing in things.permanents})
    if len(things) >= MANY:
        things.known_board[:] = [board]
    return board


def values_without_effects(things: Objects, thing: GameObject) -> Characteristics:
    """The object's values without continuous effects, worked out once for each object."""
    known = things.known_alone.get(thing.id)
    if known is None or known[0] is not thing:
        known = things.known_alone[thing.id] = thing, values_by_itself(thing)
    return known[1]


def values_by_itself(thing: GameObject) -> Characteristics:
    """A permanent's values without continuous effects; mostly just what is printed."""
    if not thing.counters and not thing.chosen and thing.printed.is_settled:
        return thing.printed.with_intrinsic
    return finish_values(thing, values_with_counters(thing, values_with_size(thing, copiable_values_of(thing))))


@lru_cache(maxsize=8)
def changes_characteristics(things: Objects) -> bool:
    """CR 611.3, 122.1b: whether a static ability or counter among these objects may change characteristics."""
    board = board_without_effects(things)
    return not board.is_quiet and (
        have_static_abilities(board.speaking.alike) or not COUNTERS.keys().isdisjoint(things.kinds_of_counters)
    )


@dataclass(frozen=True, slots=True)
class LayerChange:
    """CR 613.1: what one effect does to one object in one layer, with its amounts as numbers; `source` is None if
    nobody knows it."""

    layer: Layer
    source: ObjectId | None
    modifications: tuple[fx.Modification, ...]


def account_of_layers(state: GameState, object_id: ObjectId) -> tuple[LayerChange, ...]:
    """CR 613: what is done to a permanent, in the order in which the layers apply it."""
    applied: list[AppliedEffect] = []
    run = Projection(state, applied)
    run.run()
    return tuple(
        LayerChange(
            each.layer,
            None if each.candidate.effect.unsourced else each.candidate.effect.source,
            tuple(run.worked_out(each, object_id, change) for change in each.candidate.in_layer(each.layer)),
        )
        for each in applied
        if object_id in each.affected
    )


# Values before and after the layers, and off the battlefield.


def values_off_battlefield(state: GameState, thing: GameObject) -> Characteristics:
    """CR 604.3: the values off the battlefield, after characteristic-defining abilities and effects on the spell or
    card."""
    printed = values_changed_there(state, thing, thing.printed, Layer.TEXT)
    values = values_in_given_colors(state, values_with_defined_kinds(printed))
    values = values_changed_there(state, thing, values, Layer.COLOR)
    own = values.abilities
    values = values_with_given_keywords(state, thing, values_changed_there(state, thing, values, Layer.ABILITY))
    values = values if values.abilities is own else values_with_costs(values)
    for ability in defining_abilities(printed):
        context = Context(thing.id, thing.controller, affected=thing.id)
        worked_out = partial(amount_if_known, state, context, values=partial(values_ignoring_sizes, state))
        for each in ability.modifications:
            if layer_of(each, defining=True) is Layer.DEFINE_SIZE:
                values = apply_modification(values, each, worked_out)
    return values


def values_changed_there(state: GameState, thing: GameObject, values: Characteristics, layer: Layer) -> Characteristics:
    """CR 613.1c, 613.1e-f: the values of a spell or card with the text, colors or abilities that resolved effects give
    it."""
    for effect in state.effects:
        if effect.locked is not None and (thing.id, thing.incarnation) in effect.locked:
            for each in effect.modifications:
                values = (
                    apply_modification(values, each, no_amount) if layer_of(each, defining=False) is layer else values
                )
    return values


def values_in_given_colors(state: GameState, values: Characteristics) -> Characteristics:
    """CR 613.1e, 613.7: a spell or card with the colors that static abilities give it, in the order of their
    timestamps."""
    found = abilities_of_kind(project_board(state).speaking, ab.ColorsElsewhere)
    for giver, ability in sorted(found, key=lambda each: each[0].timestamp):
        if isinstance(ability, ab.ColorsElsewhere):
            change = modification_as_chosen(ability.modification, giver.chosen)
            values = apply_modification(values, change, no_amount)
    return values


def values_with_given_keywords(state: GameState, thing: GameObject, values: Characteristics) -> Characteristics:
    """CR 113.6, 604.1, 611.2c: a spell or card with the keyword abilities that static abilities give it, or that what
    has resolved gives it for a while."""
    for_a_while = tuple(
        (changed(state.objects[each.source], controller=each.controller), each.rule)
        for each in state.ongoing.imposed
        if isinstance(each.rule, ab.HaveElsewhere)
    )
    for giver, ability in (*abilities_of_kind(project_board(state).speaking, ab.HaveElsewhere), *for_a_while):
        if isinstance(ability, ab.HaveElsewhere) and ability.zone is thing.zone:
            context = Context(giver.id, giver.controller)
            on = ability.condition is None or condition_holds(
                state, context, ability.condition, partial(characteristics, state)
            )
            if on and matches_filter(state, context, thing, ability.objects, {thing.id: values}.__getitem__):
                values = replace(values, abilities=(*values.abilities, *ability.abilities))
    return values


def values_with_costs(values: Characteristics) -> Characteristics:
    """CR 702.97a: the activated abilities that keywords give without a cost cost the card's mana cost; those of which
    the cost is paid for a spell wait for the half that is cast (702.1b)."""
    return changed(
        values,
        abilities=tuple(
            replace(each, cost=values.mana_cost)
            if isinstance(each, fx.KeywordAbility) and each.cost is None and each.keyword in PRICED_ACTIVATED
            else each
            for each in values.abilities
        ),
    )


def values_ignoring_sizes(state: GameState, thing: ObjectId) -> Characteristics:
    """The values that abilities which define sizes look at; sizes defined off the battlefield are not worked out."""
    return values_of_permanents(state).get(thing) or values_with_defined_kinds(state.objects[thing].printed)

"""Who controls a permanent (CR 110.2, 613.1b): layer 2, which is kept with the objects.

This file finds changes of control; `game` makes them happen at once."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.board import ObjectsWithAbilities
from bot.engine.magic.values.filter_matching import find_objects
from bot.engine.magic.values.layers import board_without_effects
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def is_control_given(state: GameState) -> bool:
    """CR 613.1b: whether an effect or static ability gives a player control of something now."""
    return bool(state.effects or state.table.handed_over or control_abilities(objects_giving_control(state).alike))


def control_changes(state: GameState) -> Iterator[ev.ControlChanged]:
    """CR 613.1b, 613.7: one event for each permanent whose controller is not the one that effects name now."""
    claims = dict(sorted(control_claims(state), key=lambda claim: claim[0]))
    handed_over = state.table.handed_over
    controllers = {thing.id: thing.original_controller for thing in handed_over if thing.original_controller}
    for things, player in claims.values():
        if not state.players[player].left:  # CR 800.4a-b
            controllers |= dict.fromkeys(things, player)
    for thing, player in controllers.items():
        if state.objects[thing].on_battlefield and state.objects[thing].controller != player:
            yield ev.ControlChanged(thing, player)


def state_with_control_given(state: GameState) -> GameState:
    """CR 613.1b: the state at the start of a scenario, with everything under the control that effects give; without the
    effect it would be its stated controller's, or its owner's."""
    objects = dict(state.objects)
    for things, player in dict(sorted(control_claims(state), key=lambda claim: claim[0])).values():
        for each in things:
            thing = objects[each]
            otherwise = thing.controller if thing.controller != player else thing.owner
            original = thing.original_controller or otherwise
            objects[each] = replace(thing, controller=player, original_controller=original)
    return state if objects == state.objects else replace(state, objects=objects)


def control_claims(state: GameState) -> Iterator[tuple[tuple[int, int], tuple[tuple[ObjectId, ...], PlayerId]]]:
    """Each effect that gives control: when it began, of what, to whom."""
    number = 0
    for effect in state.effects:
        for each in effect.modifications:
            if isinstance(each, fx.GainControl) and effect.locked is not None and isinstance(each.player, PlayerId):
                things = tuple(
                    thing for thing, incarnation in effect.locked if state.objects[thing].incarnation == incarnation
                )
                yield (effect.timestamp, number := number + 1), (things, each.player)
    objects = objects_giving_control(state)
    for place, ability in control_abilities(objects.alike):
        thing = objects[place][0]
        context = Context(thing.id, thing.controller)
        things = find_objects(state, context, ability.affects, lambda each: state.objects[each].printed)
        yield (thing.timestamp, number := number + 1), (things, thing.controller)


def objects_giving_control(state: GameState) -> ObjectsWithAbilities:
    """CR 613.1b: the objects whose abilities may give control, as they are before other layers."""
    return board_without_effects(state.table).speaking


@lru_cache(maxsize=8)
def control_abilities(objects: ObjectsWithAbilities) -> tuple[tuple[int, ab.StaticAbility], ...]:
    """The static abilities that give control, each with the place of its object."""
    return tuple(
        (place, ability)
        for place, (thing, _) in enumerate(objects)
        for ability in thing.printed.static_abilities
        if any(isinstance(each, fx.GainControl) for each in ability.modifications)
    )

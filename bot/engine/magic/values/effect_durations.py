"""How long continuous effects of resolved spells and abilities last when they wait for no step (CR 611.2a-b).

This file finds what has ended; `game` ends it at once, `turn` as a turn begins."""

from collections.abc import Iterator
from itertools import groupby

from bot.engine.magic import events as ev
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.ongoing_effects import ContinuousEffect
from bot.engine.magic.words import effects as fx

FOR_AS_LONG_AS = frozenset(
    {
        fx.Duration.WHILE_SOURCE_CONTROLLED,
        fx.Duration.WHILE_SOURCE_REMAINS,
        fx.Duration.UNTIL_SOURCE_LEAVES,
        fx.Duration.WHILE_SOURCE_TAPPED,
        fx.Duration.WHILE_SOURCE_HELD_TAPPED,
        fx.Duration.WHILE_SUSPECTED,
    }
)
"""CR 611.2b: durations that end once something stops being true; they never begin again."""

NEEDS_CONTROL = frozenset({fx.Duration.WHILE_SOURCE_CONTROLLED, fx.Duration.WHILE_SOURCE_HELD_TAPPED})
NEEDS_TAPPED = frozenset({fx.Duration.WHILE_SOURCE_TAPPED, fx.Duration.WHILE_SOURCE_HELD_TAPPED})


def duration_goes_on(
    state: GameState, duration: fx.Duration, source: ObjectId, incarnation: int, controller: PlayerId
) -> bool:
    """CR 611.2b: whether the duration's condition on the source, as it was then, still holds."""
    if duration not in FOR_AS_LONG_AS:
        return True
    thing = state.objects[source]
    there = thing.zone is Zone.BATTLEFIELD if duration is fx.Duration.UNTIL_SOURCE_LEAVES else thing.on_battlefield
    return (
        there
        and thing.incarnation == incarnation
        and (duration not in NEEDS_CONTROL or thing.controller == controller)
        and (duration not in NEEDS_TAPPED or thing.tapped)
        and (duration is not fx.Duration.WHILE_SUSPECTED or Designation.SUSPECTED in thing.designations)
    )


def effects_ended_by_condition(state: GameState) -> Iterator[ev.EffectsEnded]:
    """CR 611.2b: the effects whose "for as long as" has ended."""
    return group_ended_effects(
        each
        for each in state.effects
        if each.controller is not None
        and not duration_goes_on(state, each.duration, each.source, each.incarnation, each.controller)
    )


def effects_until_missing_turn(state: GameState, player: PlayerId) -> Iterator[ev.EffectsEnded]:
    """CR 800.4m: the effects that last until the next turn of a player who has left, as that turn would have begun."""
    lasting = {fx.Duration.YOUR_NEXT_TURN, fx.Duration.END_OF_YOUR_NEXT_TURN}
    return group_ended_effects(each for each in state.effects if each.duration in lasting and each.controller == player)


def effects_until_turn_of(state: GameState, player: PlayerId) -> Iterator[ev.EffectsEnded]:
    """CR 611.2a: the effects that last until the player's next turn, as it begins."""
    return group_ended_effects(
        each for each in state.effects if each.duration is fx.Duration.YOUR_NEXT_TURN and each.controller == player
    )


def group_ended_effects(effects: Iterator[ContinuousEffect]) -> Iterator[ev.EffectsEnded]:
    """One event for all effects that end with the same duration."""
    for duration, group in groupby(sorted(effects, key=lambda each: each.duration), key=lambda each: each.duration):
        ended = tuple(group)
        sources = tuple(dict.fromkeys(each.source for each in ended))
        yield ev.EffectsEnded(duration, tuple(each.timestamp for each in ended), sources)

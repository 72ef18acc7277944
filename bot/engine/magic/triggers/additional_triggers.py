"""How often abilities trigger where others change that (CR 603.2d, 101.2): not at all, or additional times."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.engine.magic.events import AttackerDeclared, Event, TokenCreated, ZoneChanged
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.triggers.abilities_by_event import event_of
from bot.engine.magic.triggers.trigger_watchers import Occasion, Watcher, meant
from bot.engine.magic.values.filter_matching import found, matches
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import (
    Attacks,
    Cause,
    Dies,
    Enters,
    Leaves,
    PlayerAttacks,
    TriggerCondition,
    TriggersAgain,
    TriggersNothing,
)
from bot.engine.magic.words.filters import Filter, Matching, ObjectSet

Silenced = Callable[[Event], ObjectId | None]


def silencing(state: GameState, watcher: Watcher, condition: TriggerCondition) -> Silenced | None:
    """CR 101.2: what tells whose ability keeps an event from triggering that one; None where nothing could."""
    forbidding = [
        (thing, each)
        for thing, each in static_abilities(state, TriggersNothing)
        if each.of is None or is_of(state, thing, watcher, Matching(each.of))
    ]
    return partial(silenced_by, state, forbidding, condition) if forbidding else None


def silenced_by(
    state: GameState,
    forbidding: Sequence[tuple[GameObject, TriggersNothing]],
    condition: TriggerCondition,
    event: Event,
) -> ObjectId | None:
    """Whose ability says that this event triggers nothing that waits for such a condition."""
    doing = cause_of(condition, event)
    if doing is None:
        return None
    cause, who = doing
    speaking = (
        thing.id for thing, each in forbidding if cause in each.causes and is_like(state, thing, who, each.what)
    )
    return next(speaking, None)


def repeated_by(
    state: GameState, watcher: Watcher, condition: TriggerCondition, occasion: Occasion, events: Sequence[Event]
) -> Iterator[ObjectId]:
    """CR 603.2d: whose abilities make it trigger an additional time, each of them once."""
    for thing, each in static_abilities(state, TriggersAgain):
        causes = each.causes
        if is_of(state, thing, watcher, each.of) and (
            not causes
            or any(
                doing[0] in causes and is_like(state, thing, doing[1], each.what)
                for doing in causing(state, watcher, condition, occasion, events)
            )
        ):
            yield thing.id


def causing(
    state: GameState, watcher: Watcher, condition: TriggerCondition, occasion: Occasion, events: Sequence[Event]
) -> Iterator[tuple[Cause, ObjectId]]:
    """The objects whose deeds make up the occasion, with what they do: the one that it is about, or all of those."""
    who = whom(condition)
    for event in events if who is not None else ():
        doing = cause_of(condition, event)
        if doing is None or who is None or not meant(watcher, state, who, doing[1]):
            continue
        if doing[1] == occasion.about or not isinstance(occasion.about, ObjectId):
            yield doing


def whom(condition: TriggerCondition) -> ObjectSet | None:
    """Of which objects the condition speaks that enter, die or attack; None where it waits for something else."""
    match event_of(condition):
        case Enters(who=who) | Dies(who=who) | Leaves(who=who) | Attacks(who=who):
            return who
        case PlayerAttacks(creatures=creatures):
            return Matching(creatures)
        case _:
            return None


def cause_of(condition: TriggerCondition, event: Event) -> tuple[Cause, ObjectId] | None:
    """What an object does in the event that such a condition waits for; None: something else."""
    match event_of(condition), event:
        case Enters(), ZoneChanged(object=who, destination=Zone.BATTLEFIELD):
            return Cause.ENTERING, who
        case Enters(), TokenCreated(token=token):
            return Cause.ENTERING, token.id
        case Dies() | Leaves(), ZoneChanged(object=who, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD):
            return Cause.DYING, who
        case Attacks() | PlayerAttacks(), AttackerDeclared(creature=who):
            return Cause.ATTACKING, who
        case _:
            return None


def is_of(state: GameState, thing: GameObject, watcher: Watcher, of: ObjectSet) -> bool:
    """Whether the ability is of one of those permanents, as that thing sees them."""
    context = Context(thing.id, thing.controller)
    return watcher.source in found(state, context, of, partial(characteristics, state))


def is_like(state: GameState, thing: GameObject, who: ObjectId, what: Filter) -> bool:
    """Whether the object is as that thing's ability describes it: as it is on the battlefield, or was there."""
    there = state.objects[who]
    context, values = Context(thing.id, thing.controller), partial(characteristics, state)
    return there.on_battlefield and matches(state, context, there, what, values)

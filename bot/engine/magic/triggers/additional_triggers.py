"""How often abilities trigger where others change that (CR 603.2d, 101.2): not at all, or additional times."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject, Zone
from bot.engine.magic.triggers.abilities_by_event import event_condition
from bot.engine.magic.triggers.trigger_watchers import Occasion, Watcher, condition_speaks_of
from bot.engine.magic.values.filter_matching import find_objects, matches_filter
from bot.engine.magic.values.functioning_abilities import static_abilities
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl

FindSilencer = Callable[[ev.Event], ObjectId | None]


def silencer_for(state: GameState, watcher: Watcher, condition: ab.TriggerCondition) -> FindSilencer | None:
    """CR 101.2: what tells whose ability keeps an event from triggering that one; None where nothing could."""
    forbidding = [
        (thing, each)
        for thing, each in static_abilities(state, ab.TriggersNothing)
        if each.of is None or is_ability_of(state, thing, watcher, fl.Matching(each.of))
    ]
    return partial(source_silencing, state, forbidding, condition) if forbidding else None


def source_silencing(
    state: GameState,
    forbidding: Sequence[tuple[GameObject, ab.TriggersNothing]],
    condition: ab.TriggerCondition,
    event: ev.Event,
) -> ObjectId | None:
    """Whose ability says that this event triggers nothing that waits for such a condition."""
    doing = trigger_cause_of(condition, event)
    if doing is None:
        return None
    cause, who = doing
    speaking = (
        thing.id
        for thing, each in forbidding
        if cause in each.causes and is_object_described(state, thing, who, each.what)
    )
    return next(speaking, None)


def sources_repeating(
    state: GameState, watcher: Watcher, condition: ab.TriggerCondition, occasion: Occasion, events: Sequence[ev.Event]
) -> Iterator[ObjectId]:
    """CR 603.2d: whose abilities make it trigger an additional time, each of them once."""
    for thing, each in static_abilities(state, ab.TriggersAgain):
        causes = each.causes
        if is_ability_of(state, thing, watcher, each.of) and (
            not causes
            or any(
                doing[0] in causes and is_object_described(state, thing, doing[1], each.what)
                for doing in causes_of_occasion(state, watcher, condition, occasion, events)
            )
        ):
            yield thing.id


def causes_of_occasion(
    state: GameState, watcher: Watcher, condition: ab.TriggerCondition, occasion: Occasion, events: Sequence[ev.Event]
) -> Iterator[tuple[ab.TriggerCause, ObjectId]]:
    """The objects whose deeds make up the occasion, with what they do: the one that it is about, or all of those."""
    who = objects_of_condition(condition)
    for event in events if who is not None else ():
        doing = trigger_cause_of(condition, event)
        if doing is None or who is None or not condition_speaks_of(watcher, state, who, doing[1]):
            continue
        if doing[1] == occasion.about or not isinstance(occasion.about, ObjectId):
            yield doing


def objects_of_condition(condition: ab.TriggerCondition) -> fl.ObjectSet | None:
    """Of which objects the condition speaks that enter, die or attack; None where it waits for something else."""
    match event_condition(condition):
        case ab.Enters(who=who) | ab.Dies(who=who) | ab.Leaves(who=who) | ab.Attacks(who=who):
            return who
        case ab.PlayerAttacks(creatures=creatures):
            return fl.Matching(creatures)
        case _:
            return None


def trigger_cause_of(condition: ab.TriggerCondition, event: ev.Event) -> tuple[ab.TriggerCause, ObjectId] | None:
    """What an object does in the event that such a condition waits for; None: something else."""
    match event_condition(condition), event:
        case ab.Enters(), ev.ZoneChanged(object=who, destination=Zone.BATTLEFIELD):
            return ab.TriggerCause.ENTERING, who
        case ab.Enters(), ev.TokenCreated(token=token):
            return ab.TriggerCause.ENTERING, token.id
        case ab.Dies() | ab.Leaves(), ev.ZoneChanged(object=who, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD):
            return ab.TriggerCause.DYING, who
        case ab.Attacks() | ab.PlayerAttacks(), ev.AttackerDeclared(creature=who):
            return ab.TriggerCause.ATTACKING, who
        case _:
            return None


def is_ability_of(state: GameState, thing: GameObject, watcher: Watcher, of: fl.ObjectSet) -> bool:
    """Whether the ability is of one of those permanents, as that thing sees them."""
    context = Context(thing.id, thing.controller)
    return watcher.source in find_objects(state, context, of, partial(characteristics, state))


def is_object_described(state: GameState, thing: GameObject, who: ObjectId, what: fl.Filter) -> bool:
    """Whether the object is as that thing's ability describes it: as it is on the battlefield, or was there."""
    there = state.objects[who]
    context, values = Context(thing.id, thing.controller), partial(characteristics, state)
    return there.on_battlefield and matches_filter(state, context, there, what, values)

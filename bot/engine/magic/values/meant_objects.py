"""Which object a reference means, since a card that moved is another one (CR 400.7), and what is known of it once it
has left (608.2h).

The references of a spell or ability hold ids; here the incarnations that belong to them are found."""

from collections.abc import Iterator

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState, LastKnown
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import filters as fl


def source_as_it_was(state: GameState, context: Context) -> GameObject:
    """CR 608.2h: the source as the object that has the ability: as it is, or as it last existed."""
    last = last_known_source(state, context)
    return state.objects[context.source] if last is None else last.thing


def last_known_source(state: GameState, context: Context) -> LastKnown | None:
    """CR 608.2h: the last known information of the source if it has left the battlefield; None if the source is what it
    is now, like a card whose ability was activated in another zone."""
    if context.incarnation is None:
        return state.departed(context.source)
    return last_known_among(state, context.source, (context.incarnation,))


def last_known_as_meant(state: GameState, context: Context, thing: ObjectId) -> LastKnown | None:
    """CR 400.7, 608.2h: the last known information of the object that the spell or ability means by the id; None if
    that object is there, and where nothing is known of it but what the card is now."""
    meant = tuple(incarnations_meant(state, context, thing))
    return last_known_among(state, thing, meant) if meant else state.departed(thing)


def last_known_among(state: GameState, thing: ObjectId, incarnations: tuple[int, ...]) -> LastKnown | None:
    """CR 608.2h: the last known information of an object with one of the incarnations; None if one of them is there, or
    nothing is known."""
    if state.objects[thing].incarnation in incarnations:
        return None
    last = state.last_known.get(thing)
    return last if last is not None and last.thing.incarnation in incarnations else None


def thing_as_meant(state: GameState, context: Context, thing: ObjectId) -> GameObject:
    """CR 608.2h: the object as it is, or as it last existed if it is not the one that is meant any more."""
    last = last_known_as_meant(state, context, thing)
    return state.objects[thing] if last is None else last.thing


PARTICULAR = (fl.This, fl.AttachedObject, fl.TriggeringObject, fl.TargetObject, fl.ThatSource, fl.Sacrificed)
"""References to an object in particular, rather than descriptions of what is there."""


def is_as_meant(state: GameState, context: Context, what: fl.ObjectSet, thing: ObjectId) -> bool:
    """CR 400.7: whether what has the id now is the object that the reference of the spell or ability means."""
    return state.objects[thing].incarnation == incarnation_meant(state, context, what, thing)


def incarnation_meant(state: GameState, context: Context, what: fl.ObjectSet, thing: ObjectId) -> int:
    """CR 400.7: in which incarnation the reference means the object; the one that it has, where it says no other."""
    now = state.objects[thing].incarnation
    meant = tuple(incarnations_meant(state, context, thing)) if isinstance(what, PARTICULAR) else ()
    return now if not meant or now in meant else meant[0]


def incarnations_meant(state: GameState, context: Context, thing: ObjectId) -> Iterator[int]:
    """CR 400.7: the incarnations in which the source, the targets, the trigger event and what was made mean the object;
    none where nothing but the id is known."""
    if thing == context.source and context.incarnation is not None:
        yield context.incarnation
    if thing == context.triggering and context.about is not None:
        yield context.about
    yield from (each.incarnation for each in context.targets if each.what == thing)
    yield from (incarnation for made, incarnation in (*context.made, *context.sacrificed) if made == thing)
    if context.incarnation is not None and (source := source_as_it_was(state, context)).attached_to == thing:
        yield source.host_incarnation

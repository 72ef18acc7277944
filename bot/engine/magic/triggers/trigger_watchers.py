"""Who watches for trigger events, and what an occasion tells the ability that triggers (CR 603.2)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.ongoing_effects import DelayedAbility
from bot.engine.magic.values.filter_matching import matches_filter
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl

EventT = TypeVar("EventT", bound=ev.Event)


@dataclass(frozen=True, slots=True)
class Occasion:
    """What triggered an ability: the object or player that the event is about, its amount, the defending player."""

    about: Recipient | None = None
    amount: int = 0
    defender: PlayerId | None = None
    damager: ObjectId | None = None
    """What dealt the damage that the event is about."""
    mana: str = ""
    """In symbols, what was produced."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """An object's triggered ability, with its controller; or a delayed one (CR 603.7)."""

    source: ObjectId
    controller: PlayerId
    ability: ab.TriggeredAbility
    delayed: DelayedAbility | None = None


@dataclass(frozen=True, slots=True)
class Listening:
    """How abilities with a kind of trigger condition listen (CR 603.2).

    `occasions` yields each time that events meet the condition: it takes the watcher, the state, the condition and the
    events. `to` are the classes of events that can meet it at all; None: those that its parts listen to. `looks_back`:
    the state in which the events are looked at is the one before them (603.10a)."""

    occasions: Callable[[Watcher, GameState, Any, Sequence[ev.Event]], Iterator[Occasion]]
    to: tuple[type[ev.Event], ...] | None
    looks_back: bool = False


ConditionTable: TypeAlias = Mapping[type[ab.TriggerCondition], Listening]
"""How conditions of each class listen; that each row takes conditions of its class is proven by a test."""


def condition_speaks_of(watcher: Watcher, state: GameState, who: fl.ObjectSet, subject: ObjectId) -> bool:
    """Whether the event's object is one that the condition speaks of."""
    match who:
        case fl.This():
            return subject == watcher.source and is_source_unchanged(watcher, state)
        case fl.Exactly(objects=exact):
            return (subject, state.objects[subject].incarnation) in exact
        case fl.AttachedObject():
            return subject == state.host_of(state.objects[watcher.source])
        case fl.Matching(filter=wanted):
            context = Context(watcher.source, watcher.controller)
            thing = state.objects[subject]
            return thing.on_battlefield and matches_filter(
                state, context, thing, wanted, partial(characteristics, state)
            )
        case fl.Together(parts=parts):
            return any(
                condition_speaks_of(watcher, state, each, subject) for each in parts if isinstance(each, fl.ObjectSet)
            )
        case _:
            return False


def is_source_unchanged(watcher: Watcher, state: GameState) -> bool:
    """CR 400.7, 603.7c: whether the source of a delayed triggered ability is still the object that it was."""
    return watcher.delayed is None or state.objects[watcher.source].incarnation == watcher.delayed.incarnation


def events_of_class(kind: type[EventT], events: Sequence[ev.Event]) -> Iterator[EventT]:
    """The events of a class."""
    return (event for event in events if isinstance(event, kind))

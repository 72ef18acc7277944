"""Who listens to what (CR 603.2): the triggered abilities on the table, found once for a board, by kind of event.

Asks a condition only about the kinds of events that can meet it at all, as its row says; whether they do is told by
`occasions`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.engine.frozen_class import dataclass
from bot.engine.fuel import LOOK, burn_fuel
from bot.engine.magic import events as ev
from bot.engine.magic.triggers.combat_and_permanent_conditions import LISTENING_BY_CONDITION
from bot.engine.magic.triggers.trigger_watchers import Watcher
from bot.engine.magic.values.board import ObjectsWithAbilities
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.abilities.stack_triggers import StateIs


@dataclass(frozen=True, slots=True)
class Listener:
    """A triggered ability with one of the events that trigger it."""

    watcher: Watcher
    condition: ab.TriggerCondition


class Listeners:
    """The triggered abilities on a board, in order: `of_state` are those that wait for a state (CR 603.8)."""

    def __init__(self, listeners: Sequence[Listener]) -> None:
        self.of_state = tuple(each for each in listeners if isinstance(each.condition, StateIs))
        self._all = listeners
        self._to: dict[tuple[frozenset[type[ev.Event]], bool], tuple[Listener, ...]] = {}

    def to(self, kinds: frozenset[type[ev.Event]], *, back: bool) -> tuple[Listener, ...]:
        """Those that events of these kinds may concern, who look back or who do not (CR 603.10a); found once."""
        found = self._to.get((kinds, back))
        if found is None:
            burn_fuel(LOOK * len(self._all))
            concerned = (each for each in self._all if can_trigger_on(each.condition, kinds))
            found = tuple(each for each in concerned if looks_back(each.condition) is back)
            self._to[kinds, back] = found
        return found


def can_trigger_on(condition: ab.TriggerCondition, kinds: frozenset[type[ev.Event]]) -> bool:
    """Whether events of these kinds can meet the condition at all."""
    heard = LISTENING_BY_CONDITION[type(event_condition(condition))].to
    return heard is None or not kinds.isdisjoint(heard)


def looks_back(condition: ab.TriggerCondition) -> bool:
    """CR 603.10a; what is excess damage is told by what the permanent was before (120.10)."""
    event = event_condition(condition)
    return LISTENING_BY_CONDITION[type(event)].looks_back or (isinstance(event, ab.IsDealtDamage) and event.excess)


def event_condition(condition: ab.TriggerCondition) -> ab.TriggerCondition:
    """The event alone, whenever it has to happen."""
    return event_condition(condition.event) if isinstance(condition, ab.During | ab.While) else condition


@lru_cache(maxsize=8)
def find_listeners(objects: ObjectsWithAbilities) -> Listeners:
    """CR 603.2, 113.6: the triggered abilities of permanents and emblems."""
    burn_fuel(LOOK * len(objects))
    return Listeners(
        [
            Listener(Watcher(thing.id, thing.controller, ability), condition)
            for thing, values in objects
            for ability in values.triggered_abilities
            if not ability.from_graveyard
            for condition in parts_of_condition(ability.condition)
        ]
    )


def parts_of_condition(condition: ab.TriggerCondition) -> Iterator[ab.TriggerCondition]:
    """CR 603.2: each event that triggers it by itself."""
    if isinstance(condition, ab.AnyOf):
        for each in condition.conditions:
            yield from parts_of_condition(each)
    else:
        yield condition

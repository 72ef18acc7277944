"""Who listens to what (CR 603.2): the triggered abilities on the table, found once for a board, by kind of event.

Knows which kinds of events can meet a condition at all; whether they do is told by `occasions`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bot.engine.magic import events as ev
from bot.engine.magic.triggers.trigger_watchers import Watcher
from bot.engine.magic.values.board import Speaking
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.abilities.stack_triggers import (
    BecomesLevel,
    BecomesTapped,
    Draws,
    EndsFlip,
    FullyUnlocks,
    GainsLife,
    LeavesGraveyard,
    LosesLife,
    Sacrifices,
    StateIs,
    TapsForMana,
    Unlocks,
)

HEARD: Mapping[type[ab.TriggerCondition], tuple[type[ev.Event], ...]] = MappingProxyType(
    {
        ab.Attacks: (ev.AttackerDeclared,),
        ab.PlayerAttacks: (ev.AttackerDeclared,),
        ab.AttacksUnblocked: (ev.BecameUnblocked,),
        ab.Blocks: (ev.BlockerDeclared,),
        ab.BecomesBlocked: (ev.BecameBlocked, ev.BlockerDeclared, ev.EnteredBlocking),
        ab.DealsDamage: (ev.DamageDealt,),
        ab.IsDealtDamage: (ev.DamageDealt,),
        ab.Dies: (ev.ZoneChanged,),
        ab.Leaves: (ev.ZoneChanged,),
        ab.Enters: (ev.ZoneChanged, ev.TokenCreated),
        ab.Crews: (ev.Crewed,),
        ab.Exploits: (ev.Exploited,),
        ab.BeginningOf: (ev.StepBegan,),
        Draws: (ev.CardDrawn,),
        GainsLife: (ev.LifeGained,),
        LosesLife: (ev.LifeLost,),
        EndsFlip: (ev.CoinFlipped,),
        Sacrifices: (ev.Sacrificed,),
        BecomesTapped: (ev.Tapped,),
        TapsForMana: (ev.ManaAdded,),
        BecomesLevel: (ev.LevelChanged,),
        Unlocks: (ev.DoorChanged,),
        FullyUnlocks: (ev.DoorChanged,),
        ab.BecomesDesignated: (ev.Designated,),
        StateIs: (),
    }
)
"""The kinds of events that can meet the commonest conditions; abilities with another one are asked about all."""


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
            concerned = (each for each in self._all if may_hear(each.condition, kinds))
            found = tuple(each for each in concerned if looks_back(each.condition) is back)
            self._to[kinds, back] = found
        return found


def may_hear(condition: ab.TriggerCondition, kinds: frozenset[type[ev.Event]]) -> bool:
    """Whether events of these kinds can meet the condition at all."""
    heard = HEARD.get(type(event_of(condition)))
    return heard is None or not kinds.isdisjoint(heard)


def looks_back(condition: ab.TriggerCondition) -> bool:
    """CR 603.10a; what is excess damage is told by what the permanent was before (120.10)."""
    event = event_of(condition)
    return isinstance(event, ab.Dies | ab.Exploits | ab.Leaves | LeavesGraveyard | Sacrifices) or (
        isinstance(event, ab.IsDealtDamage) and event.excess
    )


def event_of(condition: ab.TriggerCondition) -> ab.TriggerCondition:
    """The event alone, whenever it has to happen."""
    return event_of(condition.event) if isinstance(condition, ab.During) else condition


@lru_cache(maxsize=8)
def listeners_of(objects: Speaking) -> Listeners:
    """CR 603.2, 113.6: the triggered abilities of permanents and emblems."""
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

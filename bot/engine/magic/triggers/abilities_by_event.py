"""Who listens to what (CR 603.2): the triggered abilities on the table, found once for a board, by kind of event.

Knows which kinds of events can meet a condition at all; whether they do is told by `occasions`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bot.engine.magic.events import (
    AttackerDeclared,
    BecameBlocked,
    BecameRenowned,
    BecameUnblocked,
    BlockerDeclared,
    CardDrawn,
    CoinFlipped,
    Crewed,
    DamageDealt,
    DoorChanged,
    EnteredBlocking,
    Event,
    Exploited,
    LevelChanged,
    LifeGained,
    LifeLost,
    ManaAdded,
    Sacrificed,
    StepBegan,
    Tapped,
    TokenCreated,
    ZoneChanged,
)
from bot.engine.magic.triggers.trigger_watchers import Watcher
from bot.engine.magic.values.board import Speaking
from bot.engine.magic.words.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesRenowned,
    BeginningOf,
    Blocks,
    Crews,
    DealsDamage,
    Dies,
    During,
    Enters,
    Exploits,
    IsDealtDamage,
    Leaves,
    PlayerAttacks,
    TriggerCondition,
)
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

HEARD: Mapping[type[TriggerCondition], tuple[type[Event], ...]] = MappingProxyType(
    {
        Attacks: (AttackerDeclared,),
        PlayerAttacks: (AttackerDeclared,),
        AttacksUnblocked: (BecameUnblocked,),
        Blocks: (BlockerDeclared,),
        BecomesBlocked: (BecameBlocked, BlockerDeclared, EnteredBlocking),
        DealsDamage: (DamageDealt,),
        IsDealtDamage: (DamageDealt,),
        Dies: (ZoneChanged,),
        Leaves: (ZoneChanged,),
        Enters: (ZoneChanged, TokenCreated),
        Crews: (Crewed,),
        Exploits: (Exploited,),
        BeginningOf: (StepBegan,),
        Draws: (CardDrawn,),
        GainsLife: (LifeGained,),
        LosesLife: (LifeLost,),
        EndsFlip: (CoinFlipped,),
        Sacrifices: (Sacrificed,),
        BecomesTapped: (Tapped,),
        TapsForMana: (ManaAdded,),
        BecomesLevel: (LevelChanged,),
        Unlocks: (DoorChanged,),
        FullyUnlocks: (DoorChanged,),
        BecomesRenowned: (BecameRenowned,),
        StateIs: (),
    }
)
"""The kinds of events that can meet the commonest conditions; abilities with another one are asked about all."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A triggered ability with one of the events that trigger it."""

    watcher: Watcher
    condition: TriggerCondition


class Listeners:
    """The triggered abilities on a board, in order: `of_state` are those that wait for a state (CR 603.8)."""

    def __init__(self, listeners: Sequence[Listener]) -> None:
        self.of_state = tuple(each for each in listeners if isinstance(each.condition, StateIs))
        self._all = listeners
        self._to: dict[tuple[frozenset[type[Event]], bool], tuple[Listener, ...]] = {}

    def to(self, kinds: frozenset[type[Event]], *, back: bool) -> tuple[Listener, ...]:
        """Those that events of these kinds may concern, who look back or who do not (CR 603.10a); found once."""
        found = self._to.get((kinds, back))
        if found is None:
            concerned = (each for each in self._all if may_hear(each.condition, kinds))
            found = tuple(each for each in concerned if looks_back(each.condition) is back)
            self._to[kinds, back] = found
        return found


def may_hear(condition: TriggerCondition, kinds: frozenset[type[Event]]) -> bool:
    """Whether events of these kinds can meet the condition at all."""
    heard = HEARD.get(type(event_of(condition)))
    return heard is None or not kinds.isdisjoint(heard)


def looks_back(condition: TriggerCondition) -> bool:
    """CR 603.10a; what is excess damage is told by what the permanent was before (120.10)."""
    event = event_of(condition)
    return isinstance(event, Dies | Exploits | Leaves | LeavesGraveyard | Sacrifices) or (
        isinstance(event, IsDealtDamage) and event.excess
    )


def event_of(condition: TriggerCondition) -> TriggerCondition:
    """The event alone, whenever it has to happen."""
    return event_of(condition.event) if isinstance(condition, During) else condition


@lru_cache(maxsize=8)
def listeners(objects: Speaking) -> Listeners:
    """CR 603.2, 113.6: the triggered abilities of permanents and emblems."""
    return Listeners(
        [
            Listener(Watcher(thing.id, thing.controller, ability), condition)
            for thing, values in objects
            for ability in values.triggered_abilities
            if not ability.from_graveyard
            for condition in parts(ability.condition)
        ]
    )


def parts(condition: TriggerCondition) -> Iterator[TriggerCondition]:
    """CR 603.2: each event that triggers it by itself."""
    if isinstance(condition, AnyOf):
        for each in condition.conditions:
            yield from parts(each)
    else:
        yield condition

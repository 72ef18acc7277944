"""Who listens to what (CR 603.2): the triggered abilities on the table, found once for a board, by kind of event.

Knows which kinds of events can meet a condition at all; whether they do is told by `occasions`."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from bot.engine.magic.abilities import (
    AnyOf,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesRenowned,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    IsDealtDamage,
    Leaves,
    PlayerAttacks,
    TriggerCondition,
)
from bot.engine.magic.abilities.stack_triggers import BecomesLevel, BecomesTapped, Draws, GainsLife, LosesLife, StateIs
from bot.engine.magic.events import (
    AttackerDeclared,
    BecameBlocked,
    BecameRenowned,
    BecameUnblocked,
    BlockerDeclared,
    CardDrawn,
    DamageDealt,
    EnteredBlocking,
    Event,
    LevelChanged,
    LifeGained,
    LifeLost,
    StepBegan,
    Tapped,
    TokenCreated,
    ZoneChanged,
)
from bot.engine.magic.layers import Board
from bot.engine.magic.watching import Watcher

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
        BeginningOf: (StepBegan,),
        Draws: (CardDrawn,),
        GainsLife: (LifeGained,),
        LosesLife: (LifeLost,),
        BecomesTapped: (Tapped,),
        BecomesLevel: (LevelChanged,),
        BecomesRenowned: (BecameRenowned,),
        StateIs: (),
    }
)
"""The kinds of events that can meet the commonest conditions; abilities with another one are asked about all."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A triggered ability with one of the events that trigger it; `place` is where it stands among all."""

    watcher: Watcher
    condition: TriggerCondition
    place: int


class Listeners:
    """The triggered abilities of a board, in order: `of_state` are those that wait for a state (CR 603.8)."""

    def __init__(self, listeners: Sequence[Listener]) -> None:
        self.of_state = tuple(each for each in listeners if isinstance(each.condition, StateIs))
        self._to_all = tuple(each for each in listeners if type(each.condition) not in HEARD)
        self._by_kind: dict[type[Event], list[Listener]] = {}
        for each in listeners:
            for kind in HEARD.get(type(each.condition), ()):
                self._by_kind.setdefault(kind, []).append(each)

    def to(self, kinds: Collection[type[Event]]) -> Sequence[Listener]:
        """Those that events of these kinds may concern."""
        groups = [heard for kind in kinds if (heard := self._by_kind.get(kind))]
        if not groups:
            return self._to_all
        found = {each.place: each for group in (self._to_all, *groups) for each in group}
        return [found[place] for place in sorted(found)]


@lru_cache(maxsize=8)
def listeners(board: Board) -> Listeners:
    """CR 603.2, 113.6: the triggered abilities of permanents and emblems."""
    found = (
        (Watcher(thing.id, thing.controller, ability), condition)
        for thing, values in board.speaking
        for ability in values.triggered_abilities
        if not ability.from_graveyard
        for condition in parts(ability.condition)
    )
    return Listeners([Listener(watcher, condition, place) for place, (watcher, condition) in enumerate(found)])


def parts(condition: TriggerCondition) -> Iterator[TriggerCondition]:
    """CR 603.2: each event that triggers it by itself."""
    if isinstance(condition, AnyOf):
        for each in condition.conditions:
            yield from parts(each)
    else:
        yield condition

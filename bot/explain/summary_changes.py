"""What changed from the beginning to the end, one kind of change a class, the same for every language."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.record import record_class

TOTALS = frozenset({"loyalty", "defense", "poison"})
"""The kinds of counters that are totals, like life."""


@record_class
class Change:
    """A total that has changed: life, or counters of a kind. `mates` share the total with `who` (CR 810.9-810.10).

    Of life that was both `gained` and `lost`, so much of each."""

    who: Recipient
    before: int
    after: int
    kind: str = "life"
    mates: tuple[PlayerId, ...] = ()
    gained: int = 0
    lost: int = 0
    several: bool = False
    """Each of them has a total of their own, and all are the same."""

    @property
    def whose(self) -> tuple[Recipient, ...]:
        """All who have it."""
        return (self.who, *self.mates)


@dataclass(frozen=True, slots=True)
class Turned:
    """CR 701.27: a permanent that has its other face up at the end."""

    permanent: ObjectId
    before: int
    now: int


CountersHeld: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Entered:
    """Cards that came onto the battlefield and stayed, face up, all in one way: tapped or not, with how many counters
    of each kind, and how many they have at the end."""

    objects: tuple[ObjectId, ...]
    tapped: bool = False
    counters: CountersHeld = ()
    at_end: CountersHeld = ()

    @property
    def same_kind_at_end(self) -> int:
        """How many it has of the one kind with which it entered; 0 where there are others, or none."""
        kinds = {kind for kind, _ in (*self.counters, *self.at_end)}
        return self.at_end[0][1] if self.counters and self.at_end and len(kinds) == 1 else 0


@dataclass(frozen=True, slots=True)
class Taken:
    """CR 613.1b: permanents that this player controls at the end and another player controlled at the start."""

    controller: PlayerId
    objects: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class Gone:
    """One player's permanents that went from the battlefield to one zone; `died` when they were creatures that went to
    a graveyard (CR 700.4)."""

    controller: PlayerId
    objects: tuple[ObjectId, ...]
    destination: Zone
    died: bool
    legends: bool = False
    """CR 704.5j: the legend rule put them there, and nobody said which one stays."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A permanent that left the battlefield and is back, with its counters.

    `died`: it was a creature that went to a graveyard. `transformed`: its back face is up (CR 712.8e)."""

    permanent: ObjectId
    died: bool
    counters: tuple[tuple[str, int], ...] = ()
    transformed: bool = False
    apart: bool = False
    """It was a melded permanent, and its two cards are back (CR 712.21c)."""


@dataclass(frozen=True, slots=True)
class Resized:
    """A creature that now has this size."""

    creature: ObjectId
    size: str


@dataclass(frozen=True, slots=True)
class Created:
    """So many tokens of a kind that a player has at the end and had not at the start."""

    controller: PlayerId
    printed: Characteristics
    number: int

"""What happened, in order, with the rules that made it so: all that the games share.

Knows no game: the event type is a parameter."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Generic, NewType, TypeVar, cast

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class

Rule = NewType("Rule", str)
"""A rule's number in the pinned edition, `702.19b`; for games without numbered rules, the paragraph's own name."""

Rules = tuple[Rule, ...]

EventT_co = TypeVar("EventT_co", covariant=True)


@record_class
class Entry(Generic[EventT_co]):
    """One event that happened. Entries of one `moment` are simultaneous; `cause` is the index of the entry that led
    here."""

    event: EventT_co
    rules: Rules
    moment: int
    cause: int | None = None
    why: tuple[Enum, ...] = ()
    """The reasons for it that the event itself doesn't tell."""
    effect: bool = False
    """Whether it is a part of what something does as it resolves."""


@dataclass(frozen=True, slots=True)
class Trace(Generic[EventT_co]):
    """The entries of a whole scenario, oldest first; moments never decrease."""

    entries: tuple[Entry[EventT_co], ...] = ()

    def __iter__(self) -> Iterator[Entry[EventT_co]]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: int) -> Entry[EventT_co]:
        return self.entries[index]

    def moments(self) -> Iterator[Sequence[Entry[EventT_co]]]:
        """Yield the entries moment by moment."""
        start = 0
        for index, entry in enumerate(self.entries):
            if entry.moment != self.entries[start].moment:
                yield self.entries[start:index]
                start = index
        if self.entries:
            yield self.entries[start:]


def cite_rules(*numbers: str) -> Rules:
    """Return the numbers as rules, so that a table of citations stays readable."""
    return cast("Rules", numbers)  # what is cited all the time need not be copied

"""What happened, in order, with the rules that made it so: all that the games share.

Knows no game: the event type is a parameter."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic, NewType, TypeVar, cast, overload

from bot.engine.cached_property import cached_property
from bot.engine.record import record_class

Rule = NewType("Rule", str)
"""A rule's number in the pinned edition, `702.19b`; for games without numbered rules, the paragraph's own name."""

Rules = tuple[Rule, ...]

EventT_co = TypeVar("EventT_co", covariant=True)
OneT = TypeVar("OneT")
OtherT = TypeVar("OtherT")
ThirdT = TypeVar("ThirdT")


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


# Without slots: the events of each class are looked for once and kept.
@dataclass(frozen=True)
class Trace(Generic[EventT_co]):
    """The entries of a whole scenario, oldest first; moments never decrease."""

    entries: tuple[Entry[EventT_co], ...] = ()

    def __iter__(self) -> Iterator[Entry[EventT_co]]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: int) -> Entry[EventT_co]:
        return self.entries[index]

    @cached_property
    def by_class(self) -> Mapping[type[object], Sequence[Any]]:
        """The events by their class, which has no subclasses."""
        found = defaultdict[type[object], list[Any]](list)
        for event in map(event_of, self.entries):
            found[type(event)].append(event)
        return dict(found)

    @overload
    def of(self, kind: type[OneT], /) -> Sequence[OneT]: ...
    @overload
    def of(self, kind: type[OneT], other: type[OtherT], /) -> Sequence[OneT | OtherT]: ...
    @overload
    def of(self, kind: type[OneT], other: type[OtherT], third: type[ThirdT], /) -> Sequence[OneT | OtherT | ThirdT]: ...
    def of(self, *kinds: type[object]) -> Sequence[Any]:
        """The events of these classes, oldest first."""
        by_class = self.by_class
        if len(kinds) == 1:
            return by_class.get(kinds[0], ())
        found = [by_class[kind] for kind in kinds if kind in by_class]
        if len(found) > 1:
            return [entry.event for entry in self.entries if type(entry.event) in kinds]
        return found[0] if found else ()

    def entries_of(self, *kinds: type[object]) -> Sequence[Entry[EventT_co]]:
        """The entries whose events are of these classes, oldest first."""
        return [entry for entry in self.entries if type(entry.event) in kinds] if self.has(*kinds) else ()

    def has(self, *kinds: type[object]) -> bool:
        """Whether an event of one of these classes happened."""
        return not self.by_class.keys().isdisjoint(kinds)

    def moments(self) -> Iterator[Sequence[Entry[EventT_co]]]:
        """Yield the entries moment by moment."""
        return moments_of(self.entries)


def moments_of(entries: Sequence[Entry[EventT_co]]) -> Iterator[Sequence[Entry[EventT_co]]]:
    """Yield entries that follow each other moment by moment."""
    for _, simultaneous in groupby(entries, moment_of):
        yield tuple(simultaneous)


event_of, moment_of = attrgetter("event"), attrgetter("moment")


def cite_rules(*numbers: str) -> Rules:
    """Return the numbers as rules, so that a table of citations stays readable."""
    return cast("Rules", numbers)  # what is cited all the time need not be copied

"""What one sentence tells: events of one kind that belong together. `trace_passages` makes these of a trace.

No language: a passage is data that every language tells in its own words."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import Protocol, TypeVar

from bot.engine.magic import events as ev
from bot.engine.magic.ground.identifiers import ObjectId, Recipient
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.table.stack_objects import StackedAbility
from bot.engine.record import wide_record
from bot.engine.trace import Rules

EventT = TypeVar("EventT", bound=ev.Event)


class OfPermanent(Protocol):
    """An event that happens to a permanent."""

    @property
    def permanent(self) -> ObjectId: ...


@wide_record
class Passage:
    """Events of one class, at least one, told by one sentence. `aside` are events of other classes that the sentence
    tells, or needs to know, along with them; `by` the spells and abilities that made them, where this is the first that
    is told of what those do."""

    events: tuple[ev.Event, ...]
    rules: Rules
    moment: int = 0
    aside: tuple[ev.Event, ...] = ()
    by: tuple[StackedAbility, ...] = ()
    totals: Mapping[tuple[Recipient, str], int] = field(default_factory=dict)
    """How many counters of a kind a player then has."""
    excused: bool = False
    """The verdict says already why something was not allowed."""
    why: tuple[Enum, ...] = ()
    """The reasons for them that the events themselves don't tell."""
    effect: bool = False
    """Whether it is a part of what a spell or ability does as it resolves (CR 608.2c), or a special action (116.2)."""

    @property
    def first(self) -> ev.Event:
        return self.events[0]

    def of(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events, which are all of the class of the first."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def permanents(self, kind: type[OfPermanent]) -> list[ObjectId]:
        """What the events are about, which are all of the class of the first."""
        return [event.permanent for event in self.events if isinstance(event, kind)]

    def beside(self, kind: type[EventT]) -> tuple[EventT, ...]:
        """The events of a class among those told along."""
        return tuple(event for event in self.aside if isinstance(event, kind))

    def words_for_reason(self, table: Mapping[Reason, tuple[str, str]], *, plural: bool = False) -> str | None:
        """Why, by the table's first reason that there is, said of one thing or of several, or of one whose name is a
        `plural`; None when there is none."""
        several = plural or len(self.events) > 1
        return next((said[several] for reason, said in table.items() if reason in self.why), None)

"""The states between the first and the last one of an outcome, made anew from its trace, moment by moment.

What a picture or a table says of something on the way is looked up there. Knows no words."""

from collections.abc import Iterator, Sequence

from bot.engine.frozen_class import dataclass
from bot.engine.magic import events as ev
from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.table.game_state import GameState
from bot.engine.trace import Entry


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """The entries of one moment, and the states before and after it."""

    entries: Sequence[Entry[ev.Event]]
    before: GameState
    after: GameState

    @property
    def events(self) -> Iterator[ev.Event]:
        return (entry.event for entry in self.entries)


def moments_of_outcome(outcome: Outcome) -> Iterator[Moment]:
    """Yield each moment of the trace with its states."""
    state = outcome.start
    for entries in outcome.trace.moments():
        before, state = state, apply_events(state, [entry.event for entry in entries])
        yield Moment(entries, before, state)

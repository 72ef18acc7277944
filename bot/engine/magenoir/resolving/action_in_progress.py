"""One action while it is performed: its events go to the table, and are kept for what they trigger."""

from collections.abc import Iterator, Sequence

from bot.engine.magenoir.announcing.planned_actions import PlannedAction
from bot.engine.magenoir.events import game_events as ev
from bot.engine.magenoir.events.apply_event import apply_event
from bot.engine.magenoir.game.game_table import Table
from bot.engine.magenoir.ground.citations import COMPONENTS
from bot.engine.magenoir.ground.identifiers import Recipient
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.values.components import components_counted_twice
from bot.engine.magenoir.values.filter_matching import amount_of, cards_counted, recipients_meant
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import Aim
from bot.engine.trace import Entry, Rules


class ActionInProgress:
    """Mutable. `events` are what its parts did, `entries` their indexes in the trace, `next` the actions that it puts
    next; `leads_on` says whether something may follow from the events."""

    __slots__ = (
        "before",
        "cause",
        "controller",
        "entries",
        "events",
        "leads_on",
        "next",
        "planned",
        "source",
        "speaker",
        "table",
    )

    def __init__(self, table: Table, planned: PlannedAction, cause: int) -> None:
        self.table = table
        self.planned = planned
        self.cause = cause
        self.speaker = speaker = planned.speaker
        self.source = speaker.card
        self.controller = speaker.player
        self.before = table.state
        """All parts of an action happen together: what they measure is as it was before."""
        self.events: list[ev.Performed] = []
        self.entries: list[int] = []
        self.next: tuple[PlannedAction, ...] = ()
        self.leads_on = False

    @property
    def state(self) -> GameState:
        return self.table.state

    def happen(self, event: ev.Performed, rules: Rules) -> None:
        """Apply an event of this action to the state and record it."""
        table = self.table
        table.state = apply_event(table.state, event)
        self.events.append(event)
        self.entries.append(len(table.trace))
        table.trace.append(Entry(event, rules, table.moment, self.cause))
        if type(event) in table.kinds_leading_on:
            self.leads_on = True

    def find_recipients(self, reference: fl.Reference | None, aim: Aim) -> Sequence[Recipient]:
        """Return whom or what a part concerns now; empty where no designated recipient is valid any more."""
        return () if reference is None else recipients_meant(self.table.state, reference, aim, self.speaker)

    def amount(self, amount: fl.Amount, measure: Aim) -> int:
        """Return how much the amount is; components that count for two once each turn do so now."""
        if not isinstance(amount, fl.Number):
            for counting in counting_parts(amount):
                components = [card for card, _ in cards_counted(self.before, counting.filter, self.speaker)]
                for name in components_counted_twice(self.before, components):
                    self.happen(ev.CountedTwice(name), COMPONENTS)
        return amount_of(self.before, amount, measure, self.speaker)


def counting_parts(amount: fl.Amount) -> Iterator[fl.CountOf]:
    """The parts of an amount that count cards."""
    match amount:
        case fl.CountOf():
            yield amount
        case fl.SumOf(amounts=amounts):
            for each in amounts:
                yield from counting_parts(each)
        case _:
            pass

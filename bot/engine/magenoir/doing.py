"""One action as it is carried out: what it does goes to the table, and is remembered for what it triggers."""

from collections.abc import Sequence

from bot.engine.magenoir.citations import COMPONENTS
from bot.engine.magenoir.components import used_up
from bot.engine.magenoir.deeds import Planned
from bot.engine.magenoir.effects import Damage, DiscardFromHand, Draw, Heal, LoseHitPoints, Simple
from bot.engine.magenoir.events import CountedTwice, Performed
from bot.engine.magenoir.filters import CountOf
from bot.engine.magenoir.identifiers import Recipient
from bot.engine.magenoir.matching import Aim, Speaker, amount_of, counted, meant
from bot.engine.magenoir.planning import reference_of
from bot.engine.magenoir.state import GameState
from bot.engine.magenoir.table import Table
from bot.engine.trace import Rules


class Doing:
    """Mutable: `events` is what the parts did, with their `entries` in the trace; `next` are the actions that come next
    because of it."""

    __slots__ = ("before", "cause", "controller", "entries", "events", "next", "planned", "source", "speaker", "table")

    def __init__(self, table: Table, planned: Planned, cause: int) -> None:
        self.table = table
        self.planned = planned
        self.cause = cause
        self.source = planned.source
        self.controller = planned.controller
        self.speaker = Speaker(planned.source, planned.controller)
        self.before = table.state
        """All parts of an action happen together: what they measure is as it was before."""
        self.events: list[Performed] = []
        self.entries: list[int] = []
        self.next: tuple[Planned, ...] = ()

    @property
    def state(self) -> GameState:
        return self.table.state

    def happen(self, event: Performed, rules: Rules) -> None:
        """Let an event of this action happen."""
        self.entries.append(self.table.happen(event, rules, self.cause))
        self.events.append(event)

    def meant(self, part: Simple, aim: Aim) -> Sequence[Recipient]:
        """Whom or what a part concerns now; nothing where that is not valid any more."""
        reference = reference_of(part)
        return [] if reference is None else meant(self.state, reference, aim, self.speaker)

    def amount(self, part: Damage | Heal | LoseHitPoints | Draw | DiscardFromHand, measure: Aim) -> int:
        """How much the part does; a component that counts for two once each turn has done so now."""
        if isinstance(part.amount, CountOf):
            components = [card for card, _ in counted(self.before, part.amount.filter, self.speaker)]
            for name in used_up(self.before, components):
                self.happen(CountedTwice(name), COMPONENTS)
        return amount_of(self.before, part.amount, measure, self.speaker)

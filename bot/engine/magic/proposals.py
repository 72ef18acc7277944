"""Events that rules functions propose, before replacement and application.

Nothing has happened yet; `game` makes it happen."""

from dataclasses import dataclass, field

from bot.engine.magic.events import Event
from bot.engine.trace import Rules


@dataclass(frozen=True, slots=True)
class Proposal:
    """An event that a rule proposes, with its citations and the trace entry that led to it.

    `follows` is the offset, within the same batch of proposals, of the one that this is a result of."""

    event: Event
    rules: Rules
    cause: int | None = None
    follows: int | None = None


@dataclass(slots=True)
class Batch:
    """Proposals of one moment, in order, each able to name an earlier one as its cause."""

    proposals: list[Proposal] = field(default_factory=list)

    def add(self, event: Event, cited: Rules, cause: int | None = None, follows: int | None = None) -> int:
        self.proposals.append(Proposal(event, cited, cause, follows))
        return len(self.proposals) - 1

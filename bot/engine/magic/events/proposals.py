"""Events that rules functions propose, before replacement and application.

Nothing has happened yet; `game` makes it happen."""

from dataclasses import dataclass, field

from bot.engine.magic.events import Event
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reasons
from bot.engine.trace import Rules


@dataclass(frozen=True, slots=True)
class Author:
    """By whom something would happen (CR 614.16): a player, by an effect and not as a cost or by the rules of the game.

    `x` is the X of the spell that becomes a permanent (107.3m)."""

    player: PlayerId
    effect: bool = True
    x: int = 0


NOBODY = Author(PlayerId(""), effect=False)
"""What the rules of the game make happen."""


@dataclass(frozen=True)  # without slots: see `changed`
class Proposal:
    """An event that a rule proposes, with its citations and the trace entry that led to it.

    `follows` is the offset, within the same batch of proposals, of the one that this is a result of."""

    event: Event
    rules: Rules
    cause: int | None = None
    follows: int | None = None
    author: Author = NOBODY
    settled: bool = False
    """Replacement effects have had their opportunity (CR 614.5)."""
    twin_of: ObjectId | None = None
    """Of a token that is created in addition to another, that one (CR 614.16)."""
    why: Reasons = ()
    """The reasons for it that the event itself doesn't tell."""


@dataclass(slots=True)
class Batch:
    """Proposals of one moment, in order, each able to name an earlier one as its cause."""

    proposals: list[Proposal] = field(default_factory=list)

    def add(  # noqa: PLR0913, PLR0917 - the fields of a proposal
        self,
        event: Event,
        cited: Rules,
        cause: int | None = None,
        follows: int | None = None,
        author: Author = NOBODY,
        why: Reasons = (),
    ) -> int:
        self.proposals.append(Proposal(event, cited, cause, follows, author, why=why))
        return len(self.proposals) - 1

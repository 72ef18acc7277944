"""Events that rules functions propose, before replacement and application.

Nothing has happened yet; `game` makes it happen."""

from collections.abc import Hashable
from dataclasses import field
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.events import Event
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.reasons import Reasons
from bot.engine.record import record_class, wide_record
from bot.engine.trace import Rules


@record_class
class Author:
    """CR 614.16: the player who would make something happen, and whether by an effect or as a cost or by a rule.

    `x` is the X of the spell that becomes a permanent (107.3m)."""

    player: PlayerId
    effect: bool = True
    x: int = 0


NOBODY = Author(PlayerId(""), effect=False)
"""The author of what the rules of the game make happen."""


UsedEffects: TypeAlias = frozenset[Hashable]
"""Replacement and prevention effects, each by what tells it from every other one."""

NOTHING_USED: UsedEffects = frozenset()


@wide_record  # without slots: see `changed`
class Proposal:
    """An event that a rule proposes, with its citations and the trace entry that led to it.

    `follows` is the offset, within the same batch of proposals, of the one that this is a result of."""

    event: Event
    rules: Rules
    cause: int | None = None
    follows: int | None = None
    author: Author = NOBODY
    settled: bool = False
    """All replacement effects have had their opportunity (CR 614.5)."""
    used: UsedEffects = NOTHING_USED
    """The effects that have had theirs, since it happens instead of an event that they modified."""
    twin_of: ObjectId | None = None
    """CR 614.16: for a token that is created in addition to another one, that one."""
    why: Reasons = ()
    """Reasons that the event itself does not say."""
    unpreventable: bool = False
    """What proposes it says that damage can't be prevented (CR 615.12), or a permanent can't be regenerated
    (701.19c)."""
    being: tuple[Event, ...] = ()
    """CR 611.2e: where a permanent enters, what begins in that moment and says what it is."""


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

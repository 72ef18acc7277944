"""What a sync reports while it runs and when it is done."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass

Fetch: TypeAlias = Literal["fetch list", "fetch cards", "fetch rulings", "fetch french", "fetch rules"]
"""The steps of a download: `fetch cards` and `fetch rulings` count bytes, `fetch french` counts printings."""

Step: TypeAlias = Fetch | Literal["french", "cards", "rulings", "rules", "check", "swap"]
"""The steps of a sync; those that build count objects."""

Progress: TypeAlias = Callable[[Step, int, int | None], None]
"""Called with a step, how much of it is done, and how much there is in all, None where that is not known."""

EVERY = 5000
"""How many objects are read between two calls."""


@dataclass(frozen=True, slots=True)
class SyncReport:
    """What the new store holds. `french` counts the cards with a French name; `rules_edition` is an ISO date."""

    cards: int
    french: int
    rulings: int
    rules_edition: str | None
    seconds: float


def no_progress(_step: Step, _done: int, _total: int | None) -> None:
    """Report nothing: the default for callers that show no progress."""

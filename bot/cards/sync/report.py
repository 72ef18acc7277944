"""What a sync says while it runs and when it is done."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Progress: TypeAlias = Callable[[str, int], None]
"""Called with a step (`french`, `cards`, `rulings`, `rules`, `check`) and how many objects of it are done."""

EVERY = 5000
"""Objects between two calls."""


@dataclass(frozen=True, slots=True)
class SyncReport:
    """What stands in the new store. `french` counts the cards with a French name; `rules_edition` is an ISO date."""

    cards: int
    french: int
    rulings: int
    rules_edition: str | None
    seconds: float


def silent(_step: str, _done: int) -> None:
    """Say nothing."""

"""The one interface of what is kept: opened, read, changed, and rid of what is too old.

What can't be reached costs what would be kept there, and never an answer: that is logged, reading finds nothing, and a
change says that it was not made. All SQL is written once, so that SQLite and PostgreSQL both understand it, with a
question mark for each value. Knows no table but by the name of what expires."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

DAY = 24 * 3600
LIFETIMES: Mapping[str, int] = {"requests": 90 * DAY, "shared": 365 * DAY, "reports": 730 * DAY}
"""By its table, for how many seconds a row is kept."""

LONGEST_WAIT = 2.0
"""Seconds for which a change waits for another one, or for a server: who asks waits for it, and Discord for three."""

Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, tuple[object, ...]]
"""SQL with a question mark for each of its values, and those."""


class KeptStore(ABC):
    """Holds what people leave. `clock` gives seconds since 1970."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock

    @abstractmethod
    async def open(self) -> None:
        """Make it ready, in its newest shape."""

    @abstractmethod
    async def close(self) -> None:
        """Close it; nothing more is kept or found."""

    @abstractmethod
    async def change(self, *statements: Statement, lasting: bool = True) -> bool:
        """Carry out all the statements or none; False where that is not possible.

        What is `lasting` is on the disk before this returns; what is not may be lost with the power, and is quicker."""

    @abstractmethod
    async def rows(self, question: str, *values: object) -> list[Row]:
        """Return the rows that answer an SQL question; none where they can't be read."""

    async def forget_expired(self) -> None:
        """Delete what is older than its kind is kept."""
        now = self.clock()
        await self.change(*((f"DELETE FROM {kind} WHERE at < ?", (now - life,)) for kind, life in LIFETIMES.items()))

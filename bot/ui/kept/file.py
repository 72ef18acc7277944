"""The file in which all that is kept stands: opened, read, changed, and rid of what is too old.

A file that can't be used costs what would be kept there, and never an answer: that is logged, reading finds nothing,
and a change says that it was not made. Knows no table but by the name of what expires."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import aiosqlite

from bot.ui.kept.migrations import migrate_file, remove_old_backups

FILE, FORMERLY = "kept.sqlite", "requests.sqlite"

DAY = 24 * 3600
LIFETIMES: Mapping[str, int] = {"requests": 90 * DAY, "shared": 365 * DAY, "reports": 730 * DAY}
"""By its table, for how many seconds a row is kept."""

LONGEST_LOCK = 2.0
"""Seconds for which a change waits for another process's."""

Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, tuple[object, ...]]
"""SQL with a question mark for each of its values, and those."""

log = logging.getLogger(__name__)


class KeptFile:
    """The file of a data folder. `clock` gives seconds since 1970."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self.path, self.clock = folder / FILE, clock
        self._file: aiosqlite.Connection | None = None
        self._changing = asyncio.Lock()

    async def open(self) -> None:
        """Open the file in its newest shape."""
        try:
            await asyncio.to_thread(prepare_file, self.path)
            self._file = await aiosqlite.connect(self.path, timeout=LONGEST_LOCK, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            log.warning("nothing can be kept in %s: %s", self.path.name, error)
            await self.close()

    async def close(self) -> None:
        """Close the file; nothing more is kept or found."""
        file, self._file = self._file, None
        if file is not None:
            await file.close()

    async def change(self, *statements: Statement) -> bool:
        """Carry out all the statements or none; False where that is not possible."""
        if self._file is None:
            return not statements
        async with self._changing:  # one connection: two changes would be one transaction
            try:
                await self._file.execute("BEGIN IMMEDIATE")
                for statement, values in statements:
                    await self._file.execute(statement, values)
                await self._file.execute("COMMIT")
            except sqlite3.Error as error:
                log.warning("%s could not be changed: %s", self.path.name, error)
                await self._undo()
                return False
            except BaseException:
                await self._undo()
                raise
        return True

    async def _undo(self) -> None:
        if self._file is not None and self._file.in_transaction:
            await self._file.execute("ROLLBACK")

    async def rows(self, question: str, *values: object) -> list[Row]:
        """Return the rows that answer an SQL question; none where the file can't be read."""
        if self._file is None:
            return []
        try:
            return [tuple(row) for row in await self._file.execute_fetchall(question, values)]
        except sqlite3.Error as error:
            log.warning("%s could not be read: %s", self.path.name, error)
            return []

    async def forget_expired(self) -> None:
        """Delete what is older than its kind is kept."""
        now = self.clock()
        await self.change(*((f"DELETE FROM {kind} WHERE at < ?", (now - life,)) for kind, life in LIFETIMES.items()))


def prepare_file(path: Path) -> None:
    """Make the file ready, from one of its former name where there is one; blocks."""
    path.parent.mkdir(parents=True, exist_ok=True)
    former = path.with_name(FORMERLY)
    if former.exists() and not path.exists():
        take_over(former, path)
    migrate_file(path)
    remove_old_backups(path)


def take_over(former: Path, path: Path) -> None:
    """Bring what a file of another name holds to its new place, and remove that file."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    file = sqlite3.connect(former)
    try:
        file.execute("VACUUM INTO ?", (str(new),))
    finally:
        file.close()
    new.replace(path)
    for ending in ("", "-wal", "-shm"):
        former.with_name(former.name + ending).unlink(missing_ok=True)

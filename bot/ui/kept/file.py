"""What is kept, in a SQLite file of the data folder: where nothing else is set."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import aiosqlite

from bot.ui.kept.migrations import NO_CHECKPOINT_BESIDE_OTHERS, migrate_file, remove_old_backups
from bot.ui.kept.store import LONGEST_WAIT, KeptStore, Row, Statement

FILE, FORMERLY = "kept.sqlite", "requests.sqlite"

CHECKPOINT = "PRAGMA wal_checkpoint(TRUNCATE)"
"""Moves the log into the file, and lets nobody write meanwhile: see `NO_CHECKPOINT_BESIDE_OTHERS`."""

CHANGES_IN_LOG = 200
"""After so many changes of ours the log is moved into the file: a megabyte or two."""

FAULTS = (sqlite3.Error, UnicodeError)
"""What a change or a question may raise; the second for text that no encoding knows."""

log = logging.getLogger(__name__)


class KeptFile(KeptStore):
    """The file of a data folder. `clock` gives seconds since 1970."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        super().__init__(clock)
        self.path = folder / FILE
        self._file: aiosqlite.Connection | None = None
        self._changing = asyncio.Lock()
        self._changes = 0

    async def open(self) -> None:
        try:
            await asyncio.to_thread(prepare_file, self.path)
            self._file = await aiosqlite.connect(self.path, timeout=LONGEST_WAIT, isolation_level=None)
            await self._file.execute("PRAGMA synchronous = NORMAL")
            await self._file.execute(NO_CHECKPOINT_BESIDE_OTHERS)
        except (OSError, sqlite3.Error) as error:
            log.warning("nothing can be kept in %s: %s", self.path.name, error)
            await self.close()

    async def close(self) -> None:
        async with self._changing:  # a change under way is made first
            file, self._file = self._file, None
        if file is not None:
            await file.close()

    async def change(self, *statements: Statement, lasting: bool = True) -> bool:
        async with self._changing:  # one connection: two changes would be one transaction
            if (file := self._file) is None:
                return not statements
            try:
                if lasting:
                    await file.execute("PRAGMA synchronous = FULL")
                await self._carry_out(file, statements)
                if lasting:
                    await file.execute("PRAGMA synchronous = NORMAL")
                await self._move_into_file(file)
            except FAULTS as error:
                log.warning("%s could not be changed: %s", self.path.name, error)
                await self._undo()
                return False
            except BaseException:
                await self._undo()
                raise
        return True

    async def _carry_out(self, file: aiosqlite.Connection, statements: Sequence[Statement]) -> None:
        if len(statements) == 1:  # a transaction of its own, and one way to the file instead of three
            await file.execute(*statements[0])
            return
        await file.execute("BEGIN IMMEDIATE")
        for statement, alike in groupby(statements, key=itemgetter(0)):
            await file.executemany(statement, [values for _, values in alike])
        await file.execute("COMMIT")

    async def _move_into_file(self, file: aiosqlite.Connection) -> None:
        """Move what was changed from the log into the file, now and then."""
        self._changes += 1
        if self._changes % CHANGES_IN_LOG == 0:
            await file.execute_fetchall(CHECKPOINT)

    async def _undo(self) -> None:
        if self._file is not None and self._file.in_transaction:
            await self._file.execute("ROLLBACK")

    async def rows(self, question: str, *values: object) -> list[Row]:
        if self._file is None:
            return []
        try:
            return [tuple(row) for row in await self._file.execute_fetchall(question, values)]
        except FAULTS as error:
            log.warning("%s could not be read: %s", self.path.name, error)
            return []


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

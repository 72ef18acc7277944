"""What is kept, in a PostgreSQL database: for several processes on several machines.

Connections are made as they are needed, so that the database may start after the bot, go away and come back. While it
is away nobody waits for it: it is tried again after some seconds, and its going and coming are a line in the log."""

import asyncio
import itertools
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.ui.kept.database_shape import FAULTS, connect_to_migrate, reason_of_fault
from bot.ui.kept.migrations import LaterFileError
from bot.ui.kept.store import LONGEST_WAIT, KeptStore, Row, Statement

TRY_AGAIN = 5.0
"""Seconds after which a database that is away is asked again."""
CONNECTIONS = 4
"""How many connections a process has at the most."""
TRIES = 3
"""How often a change is made again where another process changes the same rows in another order."""

AWAY = (
    OSError,
    TimeoutError,
    LaterFileError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
"""By these the database can't be used just now, whatever is asked of it."""

log = logging.getLogger(__name__)


class NotTriedError(OSError):
    """The database is not open, or was away a moment ago."""


class KeptDatabase(KeptStore):
    """The tables of a database. `folder` takes what is kept as it was before a change of shape; `steady` is a clock in
    seconds that no change of the time of day moves."""

    def __init__(
        self,
        url: str,
        folder: Path,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(clock)
        self._url, self._folder, self._steady = url, folder, steady
        self._connections: asyncpg.Pool | None = None
        self._connecting = asyncio.Lock()
        self._is_open, self._away_until = False, 0.0

    async def open(self) -> None:
        self._is_open = True
        await self.rows("SELECT 1")

    async def close(self) -> None:
        connections, self._connections, self._is_open = self._connections, None, False
        if connections is not None:
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    await connections.close()
            except FAULTS:
                connections.terminate()

    async def change(self, *statements: Statement, lasting: bool = True) -> bool:  # noqa: ARG002 - a server keeps all
        if not statements:
            return True
        for left in reversed(range(TRIES)):
            try:
                await self._carry_out(statements)
            except asyncpg.DeadlockDetectedError as error:
                if not left:
                    self._note_fault("changed", error)
            except FAULTS as error:
                self._note_fault("changed", error)
                return False
            else:
                return True
        return False

    async def _carry_out(self, statements: tuple[Statement, ...]) -> None:
        async with self._connection() as connection, connection.transaction():
            for statement, values in statements:
                await connection.execute(with_numbered_values(statement), *values)

    async def rows(self, question: str, *values: object) -> list[Row]:
        try:
            async with self._connection() as connection:
                return [tuple(row) for row in await connection.fetch(with_numbered_values(question), *values)]
        except FAULTS as error:
            self._note_fault("read", error)
            return []

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PoolConnectionProxy]:
        """Lend a connection to a database of our shape. Raises one of `FAULTS`."""
        async with self._connecting:
            if not self._is_open or self._steady() < self._away_until:
                raise NotTriedError
            if self._connections is None:
                self._connections = await self._connect()
        async with self._connections.acquire(timeout=LONGEST_WAIT) as connection:
            if self._away_until:
                self._away_until = 0.0
                log.info("the database is there again")
            yield connection

    async def _connect(self) -> asyncpg.Pool:
        first = await connect_to_migrate(self._url, self._folder)
        await first.close(timeout=LONGEST_WAIT)
        pool = asyncpg.create_pool(
            self._url, min_size=0, max_size=CONNECTIONS, timeout=LONGEST_WAIT, command_timeout=LONGEST_WAIT
        )
        return await pool

    def _note_fault(self, what: str, error: BaseException) -> None:
        """Log a fault, and one that lasts once."""
        if isinstance(error, NotTriedError):
            return
        if not isinstance(error, AWAY):
            log.warning("what is kept could not be %s: %s", what, reason_of_fault(error))
            return
        if not self._away_until:
            log.warning("nothing can be kept in the database: %s", reason_of_fault(error))
        self._away_until = self._steady() + TRY_AGAIN


def with_numbered_values(statement: str) -> str:
    """Return SQL with $1, $2, … in the place of its question marks."""
    first, *parts = statement.split("?")
    return "".join(itertools.chain((first,), *((f"${number}", part) for number, part in enumerate(parts, 1))))

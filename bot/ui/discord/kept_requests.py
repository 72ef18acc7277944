"""Requests that are too long for a button's id: each is kept under a short key, which the id holds instead.

A key is made of what it stands for, so that every process and every start finds the same one. Knows no command."""

import logging
import sqlite3
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

import aiosqlite

FILE = "requests.sqlite"
MARK = "~"
"""How an id begins that holds a key and not a request."""
KEY = 24
"""In characters: so long that no two requests of a bot's life have the same."""
KEPT_FOR = 90 * 24 * 3600
"""In seconds; a button that is older says so."""

log = logging.getLogger(__name__)


def key_of(request: str) -> str:
    """Return the key under which a request is kept."""
    return sha256(request.encode()).hexdigest()[:KEY]


class KeptRequests:
    """The requests of buttons, in a file of their own. `clock` gives seconds since 1970.

    A file that can't be written costs the buttons that would need it, and never an answer: it is logged."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._path, self._clock = path, clock
        self._file: aiosqlite.Connection | None = None

    async def open(self) -> None:
        """Open the file, and forget what is too old."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = await aiosqlite.connect(self._path)
            await self._file.execute("PRAGMA journal_mode = WAL")
            await self._file.execute(
                "CREATE TABLE IF NOT EXISTS requests (key TEXT PRIMARY KEY, request TEXT NOT NULL, at REAL NOT NULL)"
            )
            await self._file.execute("DELETE FROM requests WHERE at < ?", (self._clock() - KEPT_FOR,))
            await self._file.commit()
        except (OSError, sqlite3.Error) as error:
            log.warning("requests of buttons can't be kept in %s: %s", self._path.name, error)
            await self.close()

    async def close(self) -> None:
        """Close the file; later requests are not kept."""
        file, self._file = self._file, None
        if file is not None:
            await file.close()

    async def keep(self, requests: Mapping[str, str]) -> bool:
        """Keep requests by their keys; False where that is not possible."""
        if self._file is None:
            return not requests
        rows = [(key, request, self._clock()) for key, request in requests.items()]
        try:
            await self._file.executemany("INSERT OR REPLACE INTO requests VALUES (?, ?, ?)", rows)
            await self._file.commit()
        except sqlite3.Error as error:
            log.warning("requests of buttons can't be kept in %s: %s", self._path.name, error)
            return False
        return True

    async def find(self, key: str) -> str | None:
        """Return the request of a key, None where there is none or not any more."""
        if self._file is None:
            return None
        try:
            rows = await self._file.execute_fetchall("SELECT request FROM requests WHERE key = ?", (key,))
        except sqlite3.Error as error:
            log.warning("requests of buttons can't be read from %s: %s", self._path.name, error)
            return None
        return next((str(request) for (request,) in rows), None)

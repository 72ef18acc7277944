"""The same store and the same catalogue for the bot: read and built off the event loop.

Owns nothing but the waiting; autocomplete and name look-ups need none, they live in memory once that is built."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import aiosqlite

from bot.cards.catalogue import Catalogue
from bot.cards.errors import StoreError
from bot.cards.model import CardRecord, Ruling
from bot.cards.names import NamedCard
from bot.cards.store import (
    SELECT_BY_ORACLE_ID,
    SELECT_FACES,
    SELECT_RULINGS,
    Row,
    record_of,
    ruling_of,
    store_uri,
)


class AsyncStore:
    """An open store; one connection, whose thread runs one query at a time."""

    def __init__(self, path: Path, connection: aiosqlite.Connection) -> None:
        self._path = path
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> Self:
        try:
            return cls(path, await aiosqlite.connect(store_uri(path), uri=True))
        except sqlite3.Error as error:
            raise StoreError(path, str(error)) from error

    async def close(self) -> None:
        await self._connection.close()

    async def _rows(self, query: str, *values: str | int) -> Sequence[Row]:
        try:
            return [tuple(row) for row in await self._connection.execute_fetchall(query, values)]
        except sqlite3.DatabaseError as error:
            raise StoreError(self._path, str(error)) from error

    async def by_oracle_id(self, oracle_id: str) -> CardRecord | None:
        cards = await self._rows(SELECT_BY_ORACLE_ID, oracle_id)
        return record_of(cards[0], await self._rows(SELECT_FACES, cards[0][0])) if cards else None

    async def rulings(self, oracle_id: str) -> tuple[Ruling, ...]:
        return tuple(map(ruling_of, await self._rows(SELECT_RULINGS, oracle_id)))


class AsyncCatalogue:
    """A catalogue whose slow parts are awaited. Names are looked up through `catalogue`, which does not wait."""

    def __init__(self, catalogue: Catalogue, store: AsyncStore | None) -> None:
        self.catalogue = catalogue
        self._store = store

    @classmethod
    async def open(cls, store: Path | None = None, folder: Path | None = None) -> Self:
        """Open what `Catalogue.open` opens, and build the index in a thread while the event loop runs on."""
        catalogue = await asyncio.to_thread(Catalogue.open, store, folder)
        await asyncio.to_thread(catalogue.warm)
        return cls(catalogue, await AsyncStore.open(catalogue.store.path) if catalogue.store else None)

    async def record(self, card: NamedCard) -> CardRecord:
        """Return the full record of a card that a look-up named."""
        return self.catalogue.merged(card, await self._store.by_oracle_id(card.oracle_id) if self._store else None)

    async def rulings(self, card: NamedCard) -> tuple[Ruling, ...]:
        """Return the official clarifications of a card, oldest first; none without a store."""
        return await self._store.rulings(card.oracle_id) if self._store else ()

    async def close(self) -> None:
        """Close both connections to the store."""
        if self._store:
            await self._store.close()
        self.catalogue.close()

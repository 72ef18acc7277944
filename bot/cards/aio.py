"""The store's file as a running bot asks about it: awaited, so that no slow disk holds up the event loop.

Cards and rules are read where answers are made, in threads (`store`); here is only what the loop itself wants to
know of a file, also of one that does not serve."""

import sqlite3
from pathlib import Path

import aiosqlite

from bot.cards.errors import StoreError
from bot.cards.store import SCHEMA, SELECT_METADATA, SELECT_SCHEMA, foreign_schema, store_uri


async def metadata_of(path: Path) -> dict[str, str]:
    """Return what the sync wrote down in the store there, as `Store.metadata`.

    Raises `StoreError` where there is none that this program reads."""
    try:
        async with aiosqlite.connect(store_uri(path), uri=True) as connection:
            ((schema,),) = await connection.execute_fetchall(SELECT_SCHEMA)
            if schema != SCHEMA:
                raise foreign_schema(path, schema)
            return {str(name): str(value) for name, value in await connection.execute_fetchall(SELECT_METADATA)}
    except sqlite3.Error as error:
        raise StoreError(path, str(error)) from error

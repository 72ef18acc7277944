"""What the event loop of a running bot asks of a store file, awaited so that no slow disk holds it up.

Cards and rules are read with `store`, in the threads where answers are made."""

import sqlite3
from pathlib import Path

import aiosqlite

from bot.cards.errors import StoreError
from bot.cards.store import SCHEMA, SELECT_METADATA, SELECT_SCHEMA, foreign_schema, store_uri


async def metadata_of(path: Path) -> dict[str, str]:
    """Return what the sync noted in the store at a path, as `Store.metadata`; the store need not be the one served.

    Raises `StoreError` if there is no store there that this program can read."""
    try:
        async with aiosqlite.connect(store_uri(path), uri=True) as connection:
            ((schema,),) = await connection.execute_fetchall(SELECT_SCHEMA)
            if schema != SCHEMA:
                raise foreign_schema(path, schema)
            return {str(name): str(value) for name, value in await connection.execute_fetchall(SELECT_METADATA)}
    except sqlite3.Error as error:
        raise StoreError(path, str(error)) from error

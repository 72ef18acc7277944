"""What is kept of a person: given out, and deleted; and what is kept of a server that the bot has left.

Each table with a person or a server in it stands here."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from bot.ui.kept.store import DAY, KeptStore

KEPT_AFTER_LEAVING = 30 * DAY
"""Seconds for which a server's settings are there when the bot comes back."""

OF_A_PERSON = {
    "settings": ("person_settings", "name, value, at"),
    "shared": ("shared", "id, request, server, at"),
    "reports": ("reports", "request, said, scenario, outcome, edition, server, at"),
}
OF_A_SERVER = ("server_settings", "shared", "reports", "left_servers")

LEAVE = "INSERT INTO left_servers VALUES (?, ?) ON CONFLICT (server) DO UPDATE SET at = excluded.at"


async def export_person(store: KeptStore, person: int) -> dict[str, list[dict[str, Any]]]:
    """Return all that is kept of a person, by its kind."""
    return {
        kind: [
            dict(zip(columns.split(", "), row, strict=True))
            for row in await store.rows(f"SELECT {columns} FROM {table} WHERE person = ? ORDER BY at", person)
        ]
        for kind, (table, columns) in OF_A_PERSON.items()
    }


async def forget_person(store: KeptStore, person: int) -> bool:
    """Delete all that is kept of a person; False where that is not possible."""
    tables = (table for table, _ in OF_A_PERSON.values())
    return await store.change(*((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in tables))


async def note_servers(
    store: KeptStore, present: Collection[int], heard: Callable[[int], bool] = lambda _: True
) -> None:
    """Note which servers the bot is in: from when on it is in none of those of which something is kept.

    Of a server that is not `heard` here, but by another process, nothing is known."""
    known = "SELECT server FROM server_settings UNION SELECT server FROM shared UNION SELECT server FROM reports"
    servers = {server for (server,) in await store.rows(known) if server is not None and heard(server)}
    gone = sorted(servers - set(present))
    back = [server for (server,) in await store.rows("SELECT server FROM left_servers") if server in present]
    now = store.clock()
    await store.change(
        *(("DELETE FROM left_servers WHERE server = ?", (server,)) for server in back),
        *(("INSERT INTO left_servers VALUES (?, ?) ON CONFLICT DO NOTHING", (server, now)) for server in gone),
    )


async def note_left(store: KeptStore, server: int) -> None:
    """Note that the bot was removed from a server."""
    await store.change((LEAVE, (server, store.clock())))


async def note_joined(store: KeptStore, server: int) -> None:
    """Note that the bot is in a server (again)."""
    await store.change(("DELETE FROM left_servers WHERE server = ?", (server,)))


async def forget_server(store: KeptStore, *servers: int) -> bool:
    """Delete all that is kept of servers; False where that is not possible."""
    return await store.change(
        *((f"DELETE FROM {table} WHERE server = ?", (server,)) for server in servers for table in OF_A_SERVER)
    )


async def forget_left_servers(store: KeptStore) -> None:
    """Delete all that is kept of the servers that the bot left long enough ago."""
    rows = await store.rows("SELECT server FROM left_servers WHERE at < ?", store.clock() - KEPT_AFTER_LEAVING)
    await forget_server(store, *(server for (server,) in rows))


async def forget_daily(store: KeptStore) -> None:
    """Delete, now and every day, all whose time is over; runs until cancelled."""
    while True:
        await store.forget_expired()
        await forget_left_servers(store)
        await asyncio.sleep(DAY)

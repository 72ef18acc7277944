"""Requests that are too long for a button's id: each is kept under a short key, which the id holds instead.

A key is made of what it stands for, so that every process and every start finds the same one. Knows no command."""

from collections.abc import Mapping
from hashlib import sha256

from bot.ui.kept.store import KeptStore

KEY = 24
"""In characters: so long that no two requests of a bot's life have the same."""

KEEP = (
    "INSERT INTO requests (key, request, at) VALUES (?, ?, ?) "
    "ON CONFLICT (key) DO UPDATE SET request = excluded.request, at = excluded.at"
)


def key_of(request: str) -> str:
    """Return the key under which a request is kept."""
    return sha256(request.encode()).hexdigest()[:KEY]


class KeptRequests:
    """The requests of buttons by their keys."""

    def __init__(self, store: KeptStore) -> None:
        self._store = store

    async def keep(self, requests: Mapping[str, str]) -> bool:
        """Keep requests by their keys; False where that is not possible. A loss of power may cost the last ones: a
        crowd that waits for the disk with each answer waits too long."""
        now = self._store.clock()
        in_order = sorted(requests.items())  # two processes that keep the same in one order never wait for each other
        return await self._store.change(*((KEEP, (key, request, now)) for key, request in in_order), lasting=False)

    async def find(self, key: str) -> str | None:
        """Return the request of a key, None where there is none or not any more."""
        rows = await self._store.rows("SELECT request FROM requests WHERE key = ?", key)
        return next((str(request) for (request,) in rows), None)

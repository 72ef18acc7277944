"""Requests that somebody has shared: each is found again by a short id, which can be read out and typed."""

from hashlib import sha256

from bot.ui.kept.store import KeptStore

ALPHABET = "23456789bcdfghjkmnpqrstvwxz"
"""The signs of an id: none that is taken for another, and no vowel, so that no id is a word."""
SHORTEST, LONGEST = 6, 16
"""In signs: an id is as short as it can be without meaning two requests."""


def id_of(request: str, length: int) -> str:
    """Return so many signs that are made of a request, the same ones at every time."""
    number = int.from_bytes(sha256(request.encode()).digest(), "big")
    signs = ""
    for _ in range(length):
        number, sign = divmod(number, len(ALPHABET))
        signs += ALPHABET[sign]
    return signs


class SharedRequests:
    """What was shared, by its ids."""

    def __init__(self, store: KeptStore) -> None:
        self._store = store

    async def keep(self, request: str, person: int, server: int | None) -> str | None:
        """Keep a request and return its id, that of the same request where it was shared before; None where it can't be
        kept."""
        for length in range(SHORTEST, LONGEST + 1):
            short = id_of(request, length)
            known = await self.find(short)
            if known is None:
                row = (short, request, person, server, self._store.clock())
                statement = "INSERT INTO shared VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
                return short if await self._store.change((statement, row)) else None
            if known == request:
                return short
        return None

    async def find(self, short: str) -> str | None:
        """Return the request that was shared under an id; None where there is none or not any more."""
        rows = await self._store.rows("SELECT request FROM shared WHERE id = ?", short.lower())
        return next((str(request) for (request,) in rows), None)

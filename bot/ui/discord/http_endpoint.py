"""Interactions over HTTP: Discord posts each to an endpoint of ours, signed, and no gateway is needed.

Any number of equal processes may stand behind one address. An answer goes the same way as with the gateway: through the
callback of the interaction. The same address takes Discord's webhook events, of which one is heard: that somebody added
the bot to a server. None tells of its removal, for which the client asks every day."""

import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from aiohttp import web
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.config import Address, SettingsError
from bot.ui.discord.client import Arbitre
from bot.ui.discord.listening import listening_at

SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"
LONGEST_AGE = 60.0
"""Seconds by which the time that Discord signed may differ from ours: later it is somebody who sends it again."""
PING, PONG = 1, 1
PING_OF_EVENTS, EVENT = 0, "event"
"""How Discord tries an address for its events, and what holds one; their type is that of an interaction's ping."""
AUTHORIZED = "APPLICATION_AUTHORIZED"
UNAUTHORIZED, ACCEPTED, NO_CONTENT = 401, 202, 204
LARGEST = 1 << 20
"""In bytes; Discord's requests are far smaller."""

REFUSED = partial(web.Response, status=UNAUTHORIZED, text="invalid request signature")

log = logging.getLogger(__name__)


def read_public_key(text: str) -> VerifyKey:
    """Return the application's key from its hexadecimal form. Raises `SettingsError`."""
    try:
        return VerifyKey(bytes.fromhex(text))
    except ValueError as error:
        expected = "the 64 hexadecimal digits of the application's public key"
        raise SettingsError("DISCORD_PUBLIC_KEY", text, expected) from error


class Endpoint:
    """Takes Discord's requests for a client. `clock` gives seconds since 1970."""

    def __init__(self, client: Arbitre, key: VerifyKey, clock: Callable[[], float] = time.time) -> None:
        self._client, self._key, self._clock = client, key, clock
        self._taken: dict[str, float] = {}
        """When each interaction came, while somebody else could still send it again."""

    async def receive(self, request: web.Request) -> web.Response:
        """Answer 401 to what Discord has not signed just now or what came before, PING at once, and take the rest."""
        body = await request.read()
        if not self._is_genuine(request.headers.get(SIGNATURE, ""), request.headers.get(TIMESTAMP, ""), body):
            return REFUSED()
        taken = json.loads(body)
        if taken["type"] == PING_OF_EVENTS or EVENT in taken:
            await self._hear(taken.get(EVENT) or {})
            return web.Response(status=NO_CONTENT, content_type="application/json")
        if taken["type"] == PING:
            return web.json_response({"type": PONG})
        if not self._is_first(str(taken["id"])):
            return REFUSED()
        self._client.take_interaction(taken)
        return web.Response(status=ACCEPTED)

    def _is_first(self, interaction: str) -> bool:
        """Whether this interaction did not come before, as long as its signature counts."""
        now = self._clock()
        while self._taken and now - next(iter(self._taken.values())) > 2 * LONGEST_AGE:
            del self._taken[next(iter(self._taken))]
        if interaction in self._taken:
            return False
        self._taken[interaction] = now
        return True

    async def _hear(self, event: Mapping[str, Any]) -> None:
        """Note an event that matters; all others are only acknowledged, or Discord would send none any more."""
        guild = (event.get("data") or {}).get("guild") if event.get("type") == AUTHORIZED else None
        if guild:
            await self._client.note_authorized(int(guild["id"]))

    def _is_genuine(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Whether Discord signed this body, and not long ago."""
        try:
            self._key.verify(timestamp.encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError, TypeError):
            return False
        age = self._clock() - int(timestamp) if timestamp.isascii() and timestamp.isdecimal() else LONGEST_AGE + 1
        if abs(age) > LONGEST_AGE:
            log.warning("a signed request is %.0f seconds old: is the clock of this machine right?", age)
        return abs(age) <= LONGEST_AGE


@asynccontextmanager
async def endpoint_served(client: Arbitre, key: VerifyKey, address: Address) -> AsyncIterator[int]:
    """Within the block, take interactions at every path of the address; give the port. Raises `SettingsError` where
    nobody can listen there."""
    app = web.Application(client_max_size=LARGEST)
    app.add_routes([web.post("/{path:.*}", Endpoint(client, key).receive)])
    async with listening_at(app, address, "ARBITRE_HTTP") as port:
        yield port

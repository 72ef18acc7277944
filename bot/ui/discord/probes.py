"""The probes and the metrics over HTTP, for whoever runs the bot: `/healthz`, `/readyz`, `/metrics`. Off unless set.

It answers nobody's questions and has no secrets; by default only this machine reaches it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.config import Address
from bot.ui.discord.listening import listening_at
from bot.ui.discord.vital_signs import VitalSigns

UNAVAILABLE = 503


@asynccontextmanager
async def probes_served(signs: VitalSigns, address: Address | None) -> AsyncIterator[int]:
    """Within the block, answer at the address; give the port, 0 where no address is set.

    Raises `SettingsError` where nobody can listen there."""
    if address is None:
        yield 0
        return
    app = web.Application()
    probes = Probes(signs)
    app.add_routes(
        [
            web.get("/healthz", probes.say_alive),
            web.get("/readyz", probes.say_ready),
            web.get("/metrics", probes.write_metrics),
        ]
    )
    async with listening_at(app, address, "ARBITRE_HEALTH") as port:
        yield port


class Probes:
    """What is answered at each path."""

    def __init__(self, signs: VitalSigns) -> None:
        self._signs = signs

    async def say_alive(self, _: web.Request) -> web.Response:
        """To answer at all is the sign: a loop that hangs does not."""
        return web.Response(text="alive\n")

    async def say_ready(self, _: web.Request) -> web.Response:
        """Ready is who is heard by Discord."""
        gateway = self._signs.gateway
        return web.Response(text=f"{gateway}\n", status=200 if gateway == "connected" else UNAVAILABLE)

    async def write_metrics(self, _: web.Request) -> web.Response:
        """Return the metrics in the format of Prometheus."""
        return web.Response(body=generate_latest(self._signs.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

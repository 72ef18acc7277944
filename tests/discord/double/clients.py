"""Leading discord.py to the double: it alone touches the library's class attributes, and puts them back."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import discord
import discord.gateway
import discord.http
import yarl


@contextmanager
def led_to(rest: str, gateway: str) -> Iterator[None]:
    """Inside, every discord.py client of this process talks to `rest` and `gateway`."""
    base, default = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = rest
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    try:
        yield
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = default


@asynccontextmanager
async def connected(client: discord.Client, token: str, ready: asyncio.Event) -> AsyncIterator[None]:
    """Log in, connect, wait for `ready`, and close in the end; what breaks the connection is raised here."""
    async with client:
        await client.login(token)
        connection = asyncio.create_task(client.connect())
        waiting = asyncio.create_task(ready.wait())
        try:
            async with asyncio.timeout(10):
                await asyncio.wait({connection, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if connection.done():
                connection.result()
            yield
        finally:
            waiting.cancel()
            await client.close()
            await connection

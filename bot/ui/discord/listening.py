"""Listening at an address that a setting names."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.config import Address, SettingsError


@asynccontextmanager
async def listening_at(app: web.Application, address: Address, setting: str) -> AsyncIterator[int]:
    """Within the block, serve the application at the address; give the port. Raises `SettingsError` where nobody can
    listen there."""
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            found = f"{address.host}:{address.port}: {error.strerror}"
            raise SettingsError(setting, found, "an address that is free") from error
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()

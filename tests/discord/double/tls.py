"""The double for a whole process: it alone plays discord.com with a certificate of its own, behind a proxy.

The process needs nothing but two environment variables, so that it runs as installed, unpatched."""

import asyncio
import contextlib
import ssl
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import trustme

from .ledger import Ledger
from .server import Double

HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")
TOKEN_VARIABLE, PROXY_VARIABLE = "DISCORD_TOKEN", "ARBITRE_PROXY"


@asynccontextmanager
async def whole_process_double() -> AsyncIterator[Double]:
    """A double whose `environment` leads a subprocess to it: a trusted certificate, a proxy, a token."""
    authority = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*HOSTS).configure_cert(context)
    double = Double()
    await double.start()
    proxy = Proxy(await double.listen(context), double.ledger)
    try:
        with tempfile.TemporaryDirectory() as folder:
            certificate = Path(folder) / "ca.pem"
            authority.cert_pem.write_to_path(certificate)
            double.gateway.url = "wss://gateway.discord.gg/"
            double.environment = {
                "SSL_CERT_FILE": str(certificate),
                PROXY_VARIABLE: f"http://127.0.0.1:{await proxy.start()}",
                TOKEN_VARIABLE: double.token,
            }
            yield double
    finally:
        await proxy.stop()
        await double.stop()


class Proxy:
    """A proxy that knows CONNECT only, and leads Discord's hosts to one port of loopback."""

    def __init__(self, target: int, ledger: Ledger) -> None:
        self._target = target
        self._ledger = ledger
        self._tunnels: set[asyncio.Task[None]] = set()

    async def start(self) -> int:
        """Listen on a free port, and tell which."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def stop(self) -> None:
        """Listen no more and end all tunnels."""
        self._server.close()
        for tunnel in self._tunnels:
            tunnel.cancel()
        await asyncio.gather(*self._tunnels, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._tunnels.add(task)
        try:
            await self._tunnel(reader, writer)
        finally:
            writer.close()
            if task is not None:
                self._tunnels.discard(task)

    async def _tunnel(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split()
        method, host = request[0], request[1].partition(":")[0]
        if method != "CONNECT" or host not in HOSTS:
            self._ledger.record("proxy", "protocol", f"{method} {request[1]}: not one of Discord's hosts")
            writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
            return
        writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(pump(reader, inner_writer))
                both.create_task(pump(inner_reader, writer))
        finally:
            inner_writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry bytes one way until that way ends."""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(ConnectionError, OSError, RuntimeError):
        writer.write_eof() if writer.can_write_eof() else writer.close()

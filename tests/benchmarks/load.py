"""Prints how a bot bears many people: `python -m tests.benchmarks.load [PEOPLE [PROCESSES [nginx]]]`.

Each of so many people asks a look-up or a small ruling, and the next one once the answer is there, until `COUNT` are
answered. Without `PROCESSES` one bot hears them through the gateway; with, so many hear them over HTTP in turn, or as
nginx shares them out by `docs/deploy/nginx.conf`; the processor time of nginx is not counted. What one process more
costs is what `share` measures: here as many people ask one as ask four, and one that is busy hardly sleeps. Printed
are the answers a second, how long they took in milliseconds, and the processor time (workers counted) of an answer and
the megabytes of each process; the double of Discord works on the same machine, and what it costs is printed apart."""

import asyncio
import json
import os
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
from nacl.signing import SigningKey

from bot.ui.discord.http_endpoint import SIGNATURE, TIMESTAMP
from bot.ui.workers.pool import resident_megabytes
from tests.discord.double import Double, Json, NoAnswerError, Person, whole_process_double

COUNT = 2000
PEOPLE = 50
GOLDEN = 0.618034
"""The share of a second by which each person begins after the one before: they are spread evenly, however many."""
WARMING = 5
NGINX = Path(__file__).parents[2] / "docs" / "deploy" / "nginx.conf"
KEY = SigningKey(bytes(32))
ASKED = (
    ("keyword", {"keyword": "trample"}),
    ("combat", {"attackers": "5/5 trample", "blockers": "2/2 -> 5/5"}),
    ("rule", {"rule": "702.19"}),
    ("card", {"name": "Grizzly Bears"}),
    ("judge", {"text": "my 3/3 first strike is blocked by a 3/3, who dies?"}),
)


class OverHttp:
    """In the place of the gateway: posts what people do to one port after the other, signed."""

    def __init__(self, session: aiohttp.ClientSession, ports: Sequence[int]) -> None:
        self._session, self.ports = session, list(ports)

    def ask_at(self, port: int) -> None:
        """Post to that port alone from now on."""
        self.ports = [port]

    async def dispatch(self, _event: str, payload: Json) -> None:
        self.ports.append(port := self.ports.pop(0))
        body, timestamp = json.dumps(payload).encode(), str(int(time.time()))
        headers = {TIMESTAMP: timestamp, SIGNATURE: KEY.sign(timestamp.encode() + body).signature.hex()}
        async with self._session.post(f"http://127.0.0.1:{port}/", data=body, headers=headers) as answer:
            answer.raise_for_status()


@asynccontextmanager
async def bots(double: Double, data: Path, processes: int) -> AsyncIterator[tuple[list[int], OverHttp | None]]:
    """The bot in so many processes over HTTP, in one by the gateway for none; their ids, and what posts to them."""
    own = os.environ | double.environment | {"ARBITRE_DATA": str(data), "ARBITRE_SYNC": "off", "ARBITRE_LOG": "error"}
    key = KEY.verify_key.encode().hex()
    ports = [free_port() for _ in range(processes)]
    environments = [own | {"ARBITRE_HTTP": str(port), "DISCORD_PUBLIC_KEY": key} for port in ports] or [own]
    async with AsyncExitStack() as stack:
        started = [await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=each) for each in environments]
        http = None
        if ports:
            http = OverHttp(await stack.enter_async_context(aiohttp.ClientSession()), ports)
            for port in ports:
                await until_open(port)
            vars(double.gateway)["dispatch"] = http.dispatch
        else:
            await double.gateway.ready.wait()
        yield [each.pid for each in started], http
        for each in started:
            each.terminate()
            await each.wait()


@asynccontextmanager
async def balancer(folder: Path, ports: Sequence[int]) -> AsyncIterator[int]:
    """nginx before so many processes, with its files in a folder; the port at which it listens."""
    listening = free_port()
    site = NGINX.read_text(encoding="utf-8").replace("listen 8080;", f"listen 127.0.0.1:{listening};")
    servers = "\n".join(f"server 127.0.0.1:{port};" for port in ports)
    temporary = "".join(f"{each}_temp_path {folder}/{each}-{listening};\n" for each in ("client_body", "proxy"))
    http = f"http {{ access_log off;\n{temporary}{site.replace('server interactions:8081;', servers)} }}"
    main = f"daemon off; pid {folder}/{listening}.pid; error_log stderr; events {{ worker_connections 4096; }}\n{http}"
    file = folder / f"{listening}.conf"
    await asyncio.to_thread(file.write_text, main, encoding="utf-8")
    started = await asyncio.create_subprocess_exec("nginx", "-e", "stderr", "-p", str(folder), "-c", str(file))
    await until_open(listening)
    try:
        yield listening
    finally:
        started.terminate()
        await started.wait()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def until_open(port: int) -> None:
    """Wait until somebody listens at the port."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionRefusedError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return


async def ask_on_and_on(double: Double, number: int, left: list[int], waited: list[float], lost: list[str]) -> None:
    """Ask as one person until nothing is left, and note the seconds of each answer, and who got none."""
    person = Person(7_000_000_000_000_000_000 + number, f"p{number}")
    await asyncio.sleep(number * GOLDEN % 1.0)  # people do not begin at one moment
    while left[0] > 0:
        left[0] -= 1
        command, options = ASKED[left[0] % len(ASKED)]
        began = time.perf_counter()
        try:
            answer = await double.slash(command, options, user=person, locale="en-US", guild=False)
            if answer.deferred:
                await answer.final()
        except NoAnswerError:
            lost.append(command)
        waited.append(time.perf_counter() - began)
        await asyncio.sleep(1.0)  # nobody asks faster, and the cooldown is not what is measured


async def warm_up(double: Double, processes: int) -> None:
    """Ask each thing of each process a few times: what a process does once in its life is not what is measured."""
    for number in range(WARMING * processes):
        person = Person(6_000_000_000_000_000_000 + number, f"w{number}")
        for command, options in ASKED:
            answer = await double.slash(command, options, user=person, locale="en-US", guild=False)
            await answer.final()


def processor_seconds(process: int) -> float:
    """Return the processor time of a process and of its children, those that have ended included, in seconds."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    ticks = sum(
        sum(map(int, Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:15]))
        for each in (str(process), *children)
    )
    return ticks / os.sysconf("SC_CLK_TCK")


async def load(people: int, processes: int, *, balanced: bool) -> None:
    """Put the load on and print what came of it."""
    with tempfile.TemporaryDirectory() as data:
        async with whole_process_double() as double, AsyncExitStack() as stack:
            double.limits.patience = 120
            async with bots(double, Path(data), processes) as (pids, http):
                if http is not None and balanced:
                    http.ask_at(await stack.enter_async_context(balancer(Path(data), http.ports)))
                await warm_up(double, processes or 1)
                before, own = sum(map(processor_seconds, pids)), time.process_time()
                waited: list[float] = []
                lost: list[str] = []
                left, began = [COUNT], time.perf_counter()
                await asyncio.gather(*(ask_on_and_on(double, each, left, waited, lost) for each in range(people)))
                passed, spent = time.perf_counter() - began, sum(map(processor_seconds, pids)) - before
                driver = time.process_time() - own
                held = ", ".join(f"{resident_megabytes(pid)} MB" for pid in pids)
    times = sorted(1000 * each for each in waited)
    how = f"{processes} behind nginx" if balanced else processes or "gateway"
    print(f"{people} people, {how}: {len(times) / passed:.0f} answers a second, {len(lost)} lost")
    p99 = times[int(len(times) * 0.99)]
    print(f"median {times[len(times) // 2]:.0f} ms, p99 {p99:.0f} ms, most {times[-1]:.0f} ms")
    cost, driven = 1000 * spent / len(times), 1000 * driver / len(times)
    print(f"{cost:.2f} ms of processor an answer, {held}; driver {driven:.2f} ms")


if __name__ == "__main__":
    given = [*map(int, sys.argv[1:3]), *(PEOPLE, 0)[len(sys.argv[:3]) - 1 :]]
    asyncio.run(load(given[0], given[1], balanced=sys.argv[3:] == ["nginx"]))

"""Prints how long the event loop of a bot is held up while it syncs and while it takes over the new cards:
`python -m tests.benchmarks.sync_lag`. The whole pool comes from the shared material, over loopback. On a busy machine
every loop is late: an idle one beside ours, and what our own process worked meanwhile, tell how much of it is ours."""

import asyncio
import json
import multiprocessing
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from bot.config import read_settings
from bot.ui.desk import Desk, open_desk
from bot.ui.keeping import Keeper, sync_in_child
from tests.cards.sync.double import Scryfall, serving
from tests.shared import SHARED

EVERY = 0.005
PAGE = 5000
AGAIN = 5
"""How often the cards are taken over once more: each time the old ones go."""


def scryfall(pipe: Connection) -> None:
    """Serve the whole pool in a process of its own, until the other end hangs up."""
    folder = SHARED / "data" / "scryfall"
    files = ("oracle-cards.json", "cards-fr.json", "rulings.json")
    cards, french, rulings = (json.loads((folder / name).read_bytes()) for name in files)
    rules = (SHARED / "data" / "rules" / "comprehensive-rules-2026-04-17.txt").read_text(encoding="utf-8-sig")
    with serving(Scryfall(cards, french, rulings, rules, page=PAGE)) as double:
        pipe.send((double.address, double.rules_page))
        pipe.poll(None)


class Lag(NamedTuple):
    """How much later than asked for a loop came back, and how much of that its own process worked, in whatever thread:
    the rest is for the machine to answer for. In milliseconds."""

    late: float
    ours: float


async def lags(until: Callable[[], bool]) -> list[Lag]:
    """Wake up again and again, and note how late."""
    found = []
    while not until():
        began, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(EVERY)
        late = time.perf_counter() - began - EVERY
        found.append(Lag(1000 * late, 1000 * min(late, time.process_time() - worked)))
    return found


def idle(pipe: Connection) -> None:
    """Be an event loop that does nothing, in a process of its own: at each word begin to measure, or tell and stop."""
    while pipe.recv():
        pipe.send(asyncio.run(lags(pipe.poll)))
        pipe.recv()


async def measured(what: str, work: Awaitable[object], control: Connection) -> None:
    done = asyncio.Event()
    control.send(True)
    probe, began = asyncio.create_task(lags(done.is_set)), time.perf_counter()
    await work
    done.set()
    found, seconds = await probe, time.perf_counter() - began
    control.send(True)
    late, ours = sorted(lag.late for lag in found), max(lag.ours for lag in found)
    p50, p99 = (late[int(len(late) * share)] for share in (0.5, 0.99))
    print(f"{what}: {seconds:.1f} s, lag p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {late[-1]:.1f} ms; ", end="")
    beside = max(lag.late for lag in await asyncio.to_thread(control.recv))
    print(f"held up by ourselves {ours:.1f} ms at most; an idle loop beside it: longest {beside:.1f} ms")


async def probed(control: Connection) -> None:
    settings = read_settings(dotenv=None)
    served: list[Desk] = []
    keeper = Keeper(settings, open_desk(settings), served.append)
    await measured("nothing", asyncio.sleep(5), control)
    await measured("first sync", sync_in_child(), control)
    await measured("taking over the new cards", keeper.look(), control)
    print(f"{served[-1].cards.size} cards serve")
    for _ in range(AGAIN):
        served.clear()
        settings.store.touch()
        await measured("taking over again", keeper.look(), control)
    await measured("a sync that finds nothing new", sync_in_child(), control)
    print(f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB, ", end="")
    print(f"of the sync {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB")


def main() -> None:
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    control, controlled = spawn.Pipe()
    server, beside = spawn.Process(target=scryfall, args=(there,)), spawn.Process(target=idle, args=(controlled,))
    server.start()
    beside.start()
    os.environ["ARBITRE_SCRYFALL"], os.environ["ARBITRE_RULES"] = here.recv()
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITRE_DATA"] = str(Path(place) / "data")
        asyncio.run(probed(control))
    here.send(None)
    control.send(False)
    server.join()
    beside.join()


if __name__ == "__main__":
    main()

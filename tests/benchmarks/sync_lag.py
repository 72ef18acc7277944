"""Prints how long the event loop of a bot is held up while it syncs and while it takes over the new cards:
`python -m tests.benchmarks.sync_lag`. The whole pool comes from the shared material, over loopback."""

import asyncio
import json
import multiprocessing
import os
import resource
import tempfile
import time
from collections.abc import Awaitable
from multiprocessing.connection import Connection
from pathlib import Path

from bot.config import read_settings
from bot.ui.desk import Desk, open_desk
from bot.ui.keeping import Keeper, sync_in_child
from tests.cards.sync.double import Scryfall, serving
from tests.shared import SHARED

EVERY = 0.005
PAGE = 5000


def scryfall(pipe: Connection) -> None:
    """Serve the whole pool in a process of its own, until the other end hangs up."""
    folder = SHARED / "data" / "scryfall"
    files = ("oracle-cards.json", "cards-fr.json", "rulings.json")
    cards, french, rulings = (json.loads((folder / name).read_bytes()) for name in files)
    rules = (SHARED / "data" / "rules" / "comprehensive-rules-2026-04-17.txt").read_text(encoding="utf-8-sig")
    with serving(Scryfall(cards, french, rulings, rules, page=PAGE)) as double:
        pipe.send((double.address, double.rules_page))
        pipe.poll(None)


async def lags(until: asyncio.Event) -> list[float]:
    """How much later than asked for the loop came back, in milliseconds."""
    found = []
    while not until.is_set():
        began = time.perf_counter()
        await asyncio.sleep(EVERY)
        found.append(1000 * (time.perf_counter() - began - EVERY))
    return sorted(found)


async def measured(what: str, work: Awaitable[object]) -> None:
    done = asyncio.Event()
    probe, began = asyncio.create_task(lags(done)), time.perf_counter()
    await work
    done.set()
    found, seconds = await probe, time.perf_counter() - began
    p50, p99 = (found[int(len(found) * share)] for share in (0.5, 0.99))
    print(f"{what}: {seconds:.1f} s, lag p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {found[-1]:.1f} ms")


async def probed() -> None:
    settings = read_settings(dotenv=None)
    served: list[Desk] = []
    keeper = Keeper(settings, open_desk(settings), served.append)
    await measured("nothing", asyncio.sleep(10))
    await measured("first sync", sync_in_child())
    await measured("taking over the new cards", keeper.look())
    print(f"{served[-1].cards.size} cards serve")
    settings.store.touch()
    await measured("taking over again", keeper.look())
    await measured("a sync that finds nothing new", sync_in_child())
    print(f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB, ", end="")
    print(f"of the sync {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:.0f} MB")


def main() -> None:
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    server = spawn.Process(target=scryfall, args=(there,))
    server.start()
    os.environ["ARBITRE_SCRYFALL"], os.environ["ARBITRE_RULES"] = here.recv()
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITRE_DATA"] = str(Path(place) / "data")
        asyncio.run(probed())
    here.send(None)
    server.join()


if __name__ == "__main__":
    main()

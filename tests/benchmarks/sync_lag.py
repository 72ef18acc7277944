"""How long the event loop of a bot is held up by ourselves while it syncs and while it takes over the new cards.

The whole pool comes from the shared material, over loopback. On a busy machine every loop is late, so what is counted
is what our own process worked while the loop was."""

import asyncio
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path

from bot.config import read_settings
from bot.ui.desk import Desk, open_desk
from bot.ui.keeping import Keeper, sync_in_child
from tests.benchmarks.measuring.cases import Count
from tests.benchmarks.measuring.package_measured import POOL, NotHereError
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


NOTHING, FIRST, TAKEN = "nothing", "a first sync", "taking over the new cards"
TAKEN_AGAIN, NOTHING_NEW = "taking over again", "a sync that finds nothing new"


async def lags(until: Callable[[], bool]) -> list[float]:
    """Wake up again and again; milliseconds of each lateness in which our own process worked, in whatever thread."""
    found = []
    while not until():
        began, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(EVERY)
        late = time.perf_counter() - began - EVERY
        found.append(1000 * min(late, time.process_time() - worked))
    return found


async def held_up(work: Awaitable[object]) -> float:
    """The longest time that the loop was held up by ourselves, in milliseconds."""
    done = asyncio.Event()
    probe = asyncio.create_task(lags(done.is_set))
    await work
    done.set()
    return max(await probe)


async def probed() -> Mapping[str, float]:
    """What each moment of a bot's night does to its loop."""
    settings = read_settings(dotenv=None)
    served: list[Desk] = []
    keeper = Keeper(settings, open_desk(settings), served.append)
    found = {
        NOTHING: await held_up(asyncio.sleep(5)),
        FIRST: await held_up(sync_in_child()),
        TAKEN: await held_up(keeper.look()),
    }
    again = []
    for _ in range(AGAIN):
        served.clear()
        settings.store.touch()
        again.append(await held_up(keeper.look()))
    return found | {TAKEN_AGAIN: max(again), NOTHING_NEW: await held_up(sync_in_child())}


@cache
def lags_of_sync() -> Mapping[str, float]:
    """All of it once, over a Scryfall of our own."""
    if not POOL.is_dir():
        raise NotHereError(POOL)
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    server = spawn.Process(target=scryfall, args=(there,))
    server.start()
    before = dict(os.environ)
    os.environ["ARBITRE_SCRYFALL"], os.environ["ARBITRE_RULES"] = here.recv()
    with tempfile.TemporaryDirectory() as place:
        os.environ["ARBITRE_DATA"] = str(Path(place) / "data")
        found = asyncio.run(probed())
    os.environ.clear()
    os.environ.update(before)
    here.send(None)
    server.join()
    return found


CASES = tuple(
    Count(f"the loop, {what}", lambda what=what: lags_of_sync()[what], "ms", asked=True)  # type: ignore[misc]  # bound now
    for what in (NOTHING, FIRST, TAKEN, TAKEN_AGAIN, NOTHING_NEW)
)

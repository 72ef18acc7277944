"""Kills syncs over the network at random moments, and counts what was lost.

After each kill the store must open, be whole, and hold one of the versions that there were, never an older one than
before; a sync that is left alone afterwards must bring the newest. Prints what it saw."""

import collections
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.cards.store import Store, store_uri
from bot.cards.sync.online.last import last_sync
from bot.cards.sync.online.syncing import downloads_folder
from tests.benchmarks.measuring.cases import Count
from tests.cards.shapes import BOOK, card, printing, ruling
from tests.cards.sync.double import Scryfall, serving

CARDS = 4000


def version(double: Scryfall, number: int) -> None:
    """Give Scryfall its next version, which one card's name tells."""
    named = [card(f"Lizard {each}") for each in range(CARDS)]
    double.cards = [card(f"Version {number}"), *named]
    double.french = [printing(each["name"], f"Lézard {number} {place}") for place, each in enumerate(named)]
    double.rulings = [ruling(each["name"], "It is made up.") for each in named]
    double.updated_at = f"2026-11-20T09:{number // 60:02}:{number % 60:02}.000+00:00"
    double.page = CARDS // 2


def started(data: Path, double: Scryfall) -> subprocess.Popen[str]:
    settings = {"ARBITRE_DATA": data, "ARBITRE_SCRYFALL": double.address, "ARBITRE_RULES": double.rules_page}
    environment = os.environ | {name: str(value) for name, value in settings.items()} | {"ARBITRE_LANG": "en"}
    command = [sys.executable, "-m", "bot", "sync", "--json"]
    return subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # noqa: S603  our own program


def asked(double: Scryfall, process: subprocess.Popen[str]) -> None:
    """Wait for a sync's first question: before it there is nothing that a kill could break."""
    while not double.asked and process.poll() is None:
        time.sleep(0.001)


def served(store: Path) -> int:
    """Return the version that a store holds; raises if it is not whole."""
    with Store(store) as opened:
        names = opened.names()
    connection = sqlite3.connect(store_uri(store), uri=True)
    (state,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    if state != "ok" or len(names) != CARDS + 1:
        raise ValueError(f"{state}, {len(names)} cards")
    return next(int(name.removeprefix("Version ")) for name in names if name.startswith("Version "))


def stores_lost(kills: int = 50, seed: int = 2026) -> int:
    chance, steps, lost = random.Random(seed), collections.Counter[str](), list[str]()  # noqa: S311  no secret
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Scryfall([], [], [], BOOK.format(day="May 1, 2026"))) as double,
    ):
        data = Path(place) / "data"
        store = data / "cards.db"
        version(double, 0)
        first = started(data, double)
        asked(double, first)
        began = time.monotonic()
        first.communicate()
        longest, before, newer = time.monotonic() - began, served(store), 0
        double.asked.clear()
        for number in range(1, kills + 1):
            version(double, number)
            process = started(data, double)
            asked(double, process)
            try:
                process.wait(chance.uniform(0, longest))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
            said = (process.communicate()[1].splitlines() or ["the list of files"])[-1]
            double.asked.clear()
            steps["(had ended)" if process.returncode == 0 else said.rsplit(":", 1)[0]] += 1
            try:
                now = served(store)
            except Exception as error:  # noqa: BLE001  whatever is wrong with it is what is looked for
                lost.append(f"kill {number}: {error!r}")
                continue
            if not before <= now <= number:
                lost.append(f"kill {number}: version {now} after {before}")
            newer, before = newer + (now > before), now
        state = last_sync(downloads_folder(store))
        well = started(data, double)
        well.communicate()
        print(
            f"{kills} syncs of {CARDS} cards (seed {seed}), killed within {longest:.1f} s of their first question, at:"
        )
        for step, times in steps.most_common():
            print(f"  {times:3} {step}")
        print(f"{newer} had put their version in place; the rest left the one before; lost: {lost or 'nothing'}")
        print(f"the last kill is remembered as {state[0] if state else 'nothing'}")
        print(f"left alone, the next sync ended with {well.returncode} and serves version {served(store)} of {kills}")
        left = sorted(file.name for file in data.iterdir())
        print(f"in the folder: {', '.join(left)}")
        return len(lost) + (well.returncode != 0) + (served(store) != kills)


CASES = (Count("stores lost in 50 killed syncs", stores_lost, "stores", 0, asked=True),)

"""Prints a bot's day in fast motion: `python -m tests.benchmarks.day [QUESTIONS AN HOUR]`.

The bot runs as a process on one data folder, against the double. In each of 24 hours people ask, Discord fails now and
then, and something happens: the gateway goes, asks for a new connection or forgets the session, a sync brings other
cards or finds nonsense, the process is ended or killed. After each hour: answers, those that were lost, the process's
megabytes, tasks and open files. At the end what somebody left in the first hour has to be there, and the cards of the
last sync that went well; of the quiet hours the later half may hold no more than the earlier one. The exit status is 1
where something of that does not hold. How soon an answer comes is what `load` measures: here Discord waits longer for
it, so that what else the machine does is no fault."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

import aiohttp

from bot.engine.frozen_class import dataclass
from bot.ui.keeping import LOOK_EVERY
from bot.ui.kept.file import FILE
from tests.benchmarks.load import free_port
from tests.benchmarks.soak import open_files
from tests.cards.shapes import card, folder_of
from tests.discord.double import Double, Person, whole_process_double
from tests.discord.soaking import Soak, hold_against
from tests.discord.trial.session import Bot, ended, started

HOURS, QUESTIONS = 24, 60
OWNER = Person(7_000_000_000_000_000_000, "owner")


class Day:
    """One bot on one data folder, from its first hour to its last."""

    def __init__(self, double: Double, data: Path) -> None:
        self.double, self.data = double, data
        self.health = free_port()
        self.soak = Soak(double)
        self.toughness = 2
        self.wrong: list[str] = []
        self.bot: Bot

    async def start(self) -> None:
        self.double.gateway.ready.clear()
        self.bot = await started(self.double, self.data, ARBITRE_HEALTH=str(self.health))

    async def terminate(self) -> None:
        """SIGTERM, and another process."""
        self.bot.process.send_signal(signal.SIGTERM)
        status = await self.bot.process.wait()
        if status:
            self.wrong.append(f"SIGTERM ended it with {status}: {self.bot.said()[-500:]}")
        await self.start()

    async def kill(self) -> None:
        """SIGKILL in the middle, and another process."""
        asking = asyncio.create_task(self.double.slash("keyword", {"keyword": "trample"}, answered=False))
        await asyncio.sleep(0.01)
        await ended(self.bot)
        await asking
        await self.start()

    async def lose_session(self) -> None:
        """Discord forgets the session; there is another one after a few seconds."""
        gateway = self.double.gateway
        known = len(gateway.identifies)
        await gateway.invalidate(resumable=False)
        await gateway.until(identifies=known + 1, patience=60)

    async def drop_gateway(self) -> None:
        self.double.gateway.drop()

    async def sync(self) -> None:
        """Another process syncs a card that has grown."""
        self.toughness += 1
        with tempfile.TemporaryDirectory() as folder:
            cards = [card("Copper Lizard", toughness=str(self.toughness)), card("Jolt")]
            status = await self._sync_from(folder_of(Path(folder), cards))
        if status:
            self.wrong.append(f"a sync ended with {status}")

    async def sync_nonsense(self) -> None:
        """Another process finds half a file where the cards should be."""
        with tempfile.TemporaryDirectory() as folder:
            source = folder_of(Path(folder), [card("Copper Lizard", toughness="99")])
            file = source / "oracle-cards.json"
            await asyncio.to_thread(file.write_bytes, (await asyncio.to_thread(file.read_bytes))[:-40])
            status = await self._sync_from(source)
        if not status:
            self.wrong.append("half a file was synced")

    async def _sync_from(self, source: Path) -> int:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "sync", "--replace", "--from", source),
            env=os.environ | {"ARBITRE_DATA": str(self.data)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        return await process.wait()

    async def toughness_told(self) -> str:
        """The toughness that the bot says the synced card has."""
        answer = await self.double.slash("card", {"name": "Copper Lizard"}, user=OWNER, locale="en-US")
        await answer.final()
        told = re.search(r"2/(\d+)", answer.text)
        return told[1] if told else answer.text

    async def tasks(self) -> int:
        """How many tasks its loop has, as it says itself."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.health}/metrics") as answer,
        ):
            told = re.search(r"^arbitre_tasks (\d+)", await answer.text(), re.MULTILINE)
        return int(told[1]) if told else -1


EVENTS: dict[str, Callable[[Day], Awaitable[None]]] = {
    "the gateway goes": Day.drop_gateway,
    "a sync": Day.sync,
    "a sync of nonsense": Day.sync_nonsense,
}
"""What happens while people ask."""
INTERRUPTIONS: dict[str, Callable[[Day], Awaitable[None]]] = {
    "a new session": Day.lose_session,
    "SIGTERM": Day.terminate,
    "SIGKILL": Day.kill,
}
"""What happens while nobody asks: Discord has nobody to hand questions to, or they end with the process."""
QUIET = 12
"""The hour from which nothing ends the process any more: what it holds then is to stay what it is."""
GROWTH = 1.15
"""How much more it may hold at most in the later half of the quiet hours: what a sync needs comes and goes."""
LATEST = 30.0
"""Seconds for which this Discord waits for a first answer, ten times its own."""


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds at the end of an hour."""

    megabytes: int
    tasks: int
    files: int


def growth(held: Sequence[Held]) -> list[str]:
    """Say of what more was held in the later half of the hours."""
    half = len(held) // 2
    found = []
    for what in ("megabytes", "tasks", "files"):
        earlier, later = (max(getattr(each, what) for each in part) for part in (held[:half], held[half:]))
        if later > GROWTH * earlier:
            found.append(f"{what} grow: {earlier} at most, then {later}")
    return found


async def live_a_day(questions: int) -> int:
    """Live the day, an hour a line; return the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        async with whole_process_double() as double:
            double.limits.patience, double.limits.answer = 60, LATEST
            day = Day(double, Path(folder))
            await day.start()
            await double.slash("settings", {"rulings": "private"}, user=OWNER, locale="en-US")
            ruling = await double.slash("judge", {"text": "5/5 trample -> 2/2"}, user=OWNER, locale="en-US")
            left = kept_by(day.data)
            held: list[Held] = []
            for hour in range(HOURS):
                events = EVENTS | (INTERRUPTIONS if hour < QUIET else {})
                happens = list(events)[hour % len(events)]
                if happens in INTERRUPTIONS:
                    await day.soak.ask(questions)
                    double.trouble.forget()
                    await events[happens](day)
                else:
                    await asyncio.gather(day.soak.ask(questions), events[happens](day))
                    double.trouble.forget()
                now = Held(day.bot.megabytes(), await day.tasks(), open_files(day.bot.process.pid))
                held.append(now)
                counts = (
                    f"{day.soak.answered} answers, {len(day.soak.lost)} lost, {now.megabytes} MB, {now.tasks} tasks"
                )
                print(f"{hour:2} {happens:18} {counts}, {now.files} files", flush=True)
            await asyncio.sleep(2 * LOOK_EVERY)
            told = await day.toughness_told()
            if told != str(day.toughness):
                day.wrong.append(f"told as {told}, synced as {day.toughness}: {day.bot.said()[-500:]}")
            day.wrong += [f"gone: {each}" for each in left - kept_by(day.data)]
            pressed = await double.click(ruling, next(iter(ruling.buttons.values())), user=OWNER)
            await pressed.final()
            await ended(day.bot)
            lost = [f"lost: {each}" for each in day.soak.lost]
            wrong = [*day.wrong, *lost, *growth(held[QUIET:]), *hold_against(double)]
            print(*wrong, sep="\n")
            return int(bool(wrong))


def kept_by(data: Path) -> set[str]:
    """All rows of what people have left, as text."""
    with closing(sqlite3.connect(data / FILE)) as kept:
        tables = [name for (name,) in kept.execute("select name from sqlite_schema where type = 'table'")]
        return {f"{table} {row}" for table in tables for row in kept.execute(f"select * from {table}")}  # noqa: S608 - its own names


if __name__ == "__main__":
    sys.exit(asyncio.run(live_a_day(int(sys.argv[1]) if len(sys.argv) > 1 else QUESTIONS)))

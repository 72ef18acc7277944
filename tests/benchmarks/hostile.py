"""Prints what hostile lines do to the bot: `python -m tests.benchmarks.hostile FOLDER [PART OF A NAME…]`.

The whole bot, as a process on the double, with the store in the folder. Each line is asked in both languages by
somebody else, while others look something up all the time. A row has the seconds until the answer, those of the
processor, the milliseconds that a look-up took at most, the megabytes that the bot and its workers held at most, each
of them after their sum, and how the answer begins; the last lines have all look-ups. The exit status is 1 where a limit
is broken."""

import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.language import LANGUAGES, Language
from bot.ui.typed import PlainQuestion, TypedCommand, read_typed
from tests.benchmarks.fairness import LOOK_UPS, megabytes_of, worked_out
from tests.benchmarks.hostile_lines import HOSTILE, line_in
from tests.benchmarks.load import processor_seconds
from tests.discord.double import Double, Json, Person, whole_process_double

MOST_SECONDS, MOST_MILLISECONDS, MOST_MEGABYTES = 8.5, 300, 450
"""A question has eight seconds; half a second is for the way to it and back, and for a worker that starts."""
LOCALES = {"en": "en-US", "fr": "fr"}
BETWEEN_LOOK_UPS, BETWEEN_COUNTS = 0.05, 0.05
SHOWN = 60


@dataclass
class Watch:
    """What is seen beside a line: the slowest look-up and the most memory since it was last reset."""

    double: Double
    pid: int
    milliseconds: float = 0.0
    megabytes: tuple[int, ...] = ()
    asked: int = 0
    all_milliseconds: list[float] = field(default_factory=list)

    def reset(self) -> None:
        self.milliseconds, self.megabytes = 0.0, tuple(megabytes_of(self.pid))

    async def look_up(self) -> None:
        """Look something up again and again, each time as somebody else."""
        while True:
            name, options = LOOK_UPS[self.asked % len(LOOK_UPS)]
            self.asked += 1
            begun = time.perf_counter()
            await self.double.slash(name, options, user=Person(800_000_000_000_000_000 + self.asked, "somebody"))
            took = 1000 * (time.perf_counter() - begun)
            self.all_milliseconds.append(took)
            self.milliseconds = max(self.milliseconds, took)
            await asyncio.sleep(BETWEEN_LOOK_UPS)

    async def count_memory(self) -> None:
        while True:
            self.megabytes = max(self.megabytes, tuple(megabytes_of(self.pid)), key=sum)
            await asyncio.sleep(BETWEEN_COUNTS)


def typed_as_command(line: str) -> tuple[str, dict[str, str]]:
    """The line as Discord sends it: a command by its name, and its options by theirs."""
    match read_typed(line):
        case TypedCommand(command=command, options=options):
            names = {each.id: each.name("en") for each in command.options}
            return command.name("en"), {names[option]: value for option, value in options.items()}
        case PlainQuestion(text=text):
            return "judge", {"text": text}
        case other:
            raise ValueError(line, other)


async def ask(double: Double, lang: Language, line: str, person: int) -> tuple[float, str]:
    """The seconds until the line is answered, and the answer."""
    name, options = typed_as_command(line)
    who = Person(700_000_000_000_000_000 + person, "x")
    begun = time.perf_counter()
    answer = await double.slash(name, options, user=who, locale=LOCALES[lang], answered=False, guild=False)
    text = await worked_out(answer)
    return time.perf_counter() - begun, " ".join(text.split())


def lines_asked(parts: list[str]) -> Iterator[tuple[str, Language, str]]:
    for name, english in HOSTILE.items():
        if not parts or any(part in name for part in parts):
            for lang in LANGUAGES:
                yield name, lang, line_in(lang, english)


def row(line: tuple[str, Language], seconds: float, worked: float, watch: Watch, answered: str) -> str:
    name, lang = line
    times = f"{seconds:7.2f} s {worked:6.2f} s {watch.milliseconds:7.0f} ms"
    held = f"{sum(watch.megabytes):5} MB {watch.megabytes}"
    return f"{name[:32]:<32} {lang} {times} {held:<20}  {answered[:SHOWN]}"


def copy_store(store: Path, data: str) -> None:
    """What the bot serves from, without what it remembers of Discord."""
    for each in store.glob("cards.db*"):
        shutil.copy(each, data)


@asynccontextmanager
async def served_store(double: Double, store: Path) -> AsyncIterator[int]:
    """The bot over a copy of a store; the id of its process."""
    with tempfile.TemporaryDirectory() as data:
        copy_store(store, data)
        own: Json = {"ARBITRE_DATA": data, "ARBITRE_LOG": "error", "ARBITRE_SYNC": "off"}
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=os.environ | own | double.environment
        )
        try:
            await asyncio.wait_for(double.gateway.ready.wait(), 60)
            await asyncio.sleep(6)  # the worker opens its cards
            yield bot.pid
        finally:
            bot.terminate()
            await bot.wait()


@asynccontextmanager
async def watching(double: Double, pid: int) -> AsyncIterator[Watch]:
    """What is seen beside the lines that are asked inside."""
    watch = Watch(double, pid)
    beside = [asyncio.create_task(watch.look_up()), asyncio.create_task(watch.count_memory())]
    try:
        await asyncio.sleep(2)
        yield watch
    finally:
        for each in beside:
            each.cancel()
        await asyncio.gather(*beside, return_exceptions=True)


async def measure(store: Path, parts: list[str]) -> int:
    """Ask all lines, print the table, and return the exit status: a line that breaks a limit is asked again, since the
    machine may have had something else to do."""
    broken: list[str] = []
    async with whole_process_double() as double:
        double.limits.patience = 60
        async with served_store(double, store) as pid, watching(double, pid) as watch:
            for number, (name, lang, line) in enumerate(lines_asked(parts)):
                for again in range(2):
                    watch.reset()
                    before = processor_seconds(pid)
                    seconds, answered = await ask(double, lang, line, 2 * number + again)
                    print(
                        shown := row((name, lang), seconds, processor_seconds(pid) - before, watch, answered),
                        flush=True,
                    )
                    if not is_broken(seconds, watch):
                        break
                else:
                    broken.append(shown)
    times = sorted(watch.all_milliseconds)
    print(f"look-ups: {len(times)}, median {times[len(times) // 2]:.0f} ms, p99 {times[int(len(times) * 0.99)]:.0f} ms")
    print("held at the end:", *watch.megabytes)
    print("broken:", *broken or ["none"], sep="\n")
    return int(bool(broken))


def is_broken(seconds: float, watch: Watch) -> bool:
    """Whether one of the limits is."""
    return seconds > MOST_SECONDS or watch.milliseconds > MOST_MILLISECONDS or sum(watch.megabytes) > MOST_MEGABYTES


if __name__ == "__main__":
    sys.exit(asyncio.run(measure(Path(sys.argv[1]), sys.argv[2:])))

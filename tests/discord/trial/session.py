"""A trial under way: the bot's process, the double in front of it, people who each ask once, and the list of checks."""

import asyncio
import os
import re
import shutil
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias, Unpack

from bot.ui.discord.symbols import DRAWN
from bot.ui.workers.pool import resident_megabytes
from tests.discord.double import Answer, Double, Json, Person, whole_process_double
from tests.discord.double.answer import MODAL
from tests.discord.double.interactions import Where
from tests.discord.fixtures import worked_out

CHECKOUT = Path(__file__).parents[3]
LOCALES: Mapping[str, str] = {"en": "en-US", "fr": "fr"}
TURNED_AWAY = re.compile(r"^(?:That is fast|C’est rapide)")
STARTED = 60.0
"""Seconds in which a process must be ready, on a busy machine."""
HEAVY: Json = {
    "situation": "Alice: 20x Soul Warden, 20x Ajani's Pridemate; Bob: 20x Soul Warden",
    "actions": "; ".join(["Alice casts Grizzly Bears; resolve all"] * 20),
}
"""An interaction that a worker needs about a second for, until it is given up."""
AHEAD = 12
"""So many of those, each asked by somebody else, are longer worked on than anybody waits without being told."""


@dataclass(slots=True)
class Bot:
    """The process, between its start and its end."""

    process: asyncio.subprocess.Process
    log: Path

    def said(self) -> str:
        """What it has written to standard error."""
        return self.log.read_text(encoding="utf-8")

    def megabytes(self) -> int:
        """What it and its workers hold."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return sum(map(resident_megabytes, (pid, *map(int, children))))


@dataclass(slots=True)
class Trial:
    """The double, the store, and the bot that runs now."""

    double: Double
    data: Path
    bot: Bot
    people: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    """What was measured, for the table."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What one check asked and another one looks at."""

    def person(self) -> Person:
        """Somebody who has asked nothing yet."""
        self.people += 1
        return Person(3 * 10**17 + self.people, f"person{self.people}")

    async def slash(self, name: str, options: Mapping[str, Any] | None = None, **where: Unpack[Where]) -> Answer:
        """Ask as somebody new, and wait for all of the answer."""
        answer = await self.begin(name, options, **where)
        await worked_out(answer)
        require(not TURNED_AWAY.search(answer.text), f"the trial asks too fast: /{name}")
        return answer

    async def begin(self, name: str, options: Mapping[str, Any] | None = None, **where: Unpack[Where]) -> Answer:
        """Ask as somebody new, and wait for the first answer alone; French unless a locale is given."""
        return await self.double.slash(name, options, **({"user": self.person()} | where))

    async def press(self, answer: Answer, label: str, **where: Unpack[Where]) -> Answer:
        """Press the button with that word on it, as who asked unless somebody is given."""
        custom_id = next((each for name, each in answer.buttons.items() if label in name), None)
        require(custom_id is not None, f"no button {label!r} among {list(answer.buttons)}")
        pressed = await self.double.click(answer, custom_id or "", **({"user": asker_of(answer)} | where))
        if pressed.callback_type != MODAL:
            await worked_out(pressed)
        return pressed

    async def complete(self, name: str, option: str, text: str, lang: str = "en", **others: Any) -> list[Json]:
        """Return what is offered for what is typed."""
        return await self.double.autocomplete(name, option, text, others, user=self.person(), locale=LOCALES[lang])

    async def restart(self, how: Callable[[asyncio.subprocess.Process], None]) -> None:
        """End the process in a way, and start another one on the same data."""
        how(self.bot.process)
        await self.bot.process.wait()
        self.double.gateway.ready.clear()
        self.bot = await started(self.double, self.data)


Check: TypeAlias = Callable[[Trial], Awaitable[None]]
CHECKS: dict[str, Check] = {}
WARM, LONGEST_WARMING = 0.1, 120.0
"""Seconds of a name's completion once the cards are in memory, and in which they are."""


async def warmed(trial: Trial) -> None:
    """Wait until the cards are in memory and the symbols drawn, as they are a minute after a start."""
    async with asyncio.timeout(LONGEST_WARMING):
        quick = 0
        while quick < 5 or len(trial.double.emojis) < len(DRAWN):
            begin = time.perf_counter()
            await trial.complete("card", "name", "lightn")
            quick = quick + 1 if time.perf_counter() - begin < WARM else 0
            await asyncio.sleep(0.5)


def check(name: str) -> Callable[[Check], Check]:
    """Add a check to the list, under the words of its row."""

    def noted(function: Check) -> Check:
        require(name not in CHECKS, f"two checks are called {name!r}")
        CHECKS[name] = function
        return function

    return noted


def require(holds: object, complaint: str) -> None:
    """Raise an AssertionError where something does not hold."""
    if not holds:
        raise AssertionError(complaint)


def asker_of(answer: Answer) -> Person:
    """Return the person who asked."""
    payload = answer.payload
    user = payload["user"] if "user" in payload else payload["member"]["user"]
    return Person(int(user["id"]), user["username"], user["global_name"])


async def started(double: Double, data: Path, **environment: str) -> Bot:
    """Start the bot and wait until it is there."""
    bot = await begun(double, data, **environment)
    async with asyncio.timeout(STARTED):
        await double.gateway.ready.wait()
    return bot


async def begun(double: Double, data: Path, **environment: str) -> Bot:
    """Start the bot, and wait for nothing."""
    log = data / f"log-{time.time_ns()}"
    own = {"ARBITRE_DATA": str(data), "ARBITRE_SYNC": "off", "ARBITRE_LOG": "warning"}
    with log.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            cwd=CHECKOUT,
            env=os.environ | own | double.environment | environment,
            stderr=errors,
        )
    return Bot(process, log)


async def ended(bot: Bot) -> None:
    """Kill it, if it has not ended."""
    if bot.process.returncode is None:
        bot.process.kill()
        await bot.process.wait()


@asynccontextmanager
async def trial_of(store: Path, data: Path) -> AsyncIterator[Trial]:
    """A trial with a copy of the store in a folder of its own."""
    shutil.copytree(store, data, dirs_exist_ok=True)
    async with whole_process_double() as double:
        double.limits.patience = 25
        double.require_no_mentions()
        double.require_localisations("fr", "en-US", "en-GB")
        trial = Trial(double, data, await started(double, data))
        try:
            yield trial
        finally:
            await ended(trial.bot)


def options_of(command: Json) -> Iterator[tuple[str, Json]]:
    """Yield each option that is typed, with the name of its command or subcommand."""
    for option in command.get("options", []):
        if option["type"] in {1, 2}:
            for name, inner in options_of(option):
                yield f"{command['name']} {name}", inner
        else:
            yield command["name"], option


def all_options(trial: Trial) -> list[tuple[str, Json]]:
    """Return all options of all slash commands, with their commands' names."""
    return [each for command in trial.double.commands if command["type"] == 1 for each in options_of(command)]

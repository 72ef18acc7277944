"""Prints how long look-ups wait beside one person's heavy questions: `python -m tests.benchmarks.fairness FOLDER`.

The whole bot, as a process on the double, with the store in the folder. Figures are milliseconds of wall clock from a
command to its first answer, first alone and then beside eight heavy questions of one person; the seconds until each of
these was answered; the megabytes that the bot and its workers held at most; and the seconds from SIGTERM to the end."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from statistics import median

from bot.language import LANGUAGES
from bot.ui.strings import strings_in
from bot.ui.workers.pool import resident_megabytes
from tests.discord.double import Double, whole_process_double
from tests.discord.double.answer import Answer
from tests.discord.double.world import ALICE, Person

HEAVY = {
    "situation": "Alice: 100x Soul Warden, 100x Ajani's Pridemate; Bob: 100x Soul Warden",
    "actions": "; ".join(["Alice casts Grizzly Bears; resolve"] * 20),
}
LOOK_UPS = (("card", {"name": "Lightning Bolt"}), ("keyword", {"keyword": "trample"}), ("rule", {"rule": "702.19b"}))
ROUNDS, EIGHT = 20, 8
LONGEST = 60.0
WORKING = tuple(strings_in(lang)("discord-working") for lang in LANGUAGES)


async def looked_up(double: Double, rounds: int) -> list[float]:
    """How many milliseconds each look-up took, each of another person."""
    times = []
    for at in range(rounds * len(LOOK_UPS)):
        name, options = LOOK_UPS[at % len(LOOK_UPS)]
        begun = time.perf_counter()
        await double.slash(name, options, user=Person(900_000_000_000_000_000 + at, f"person{at}"))
        times.append(1000 * (time.perf_counter() - begun))
    return times


async def worked_out(answer: Answer) -> str:
    """Wait for the answer itself, wherever it comes, not for the message that it takes longer; return its text."""
    await answer.final()
    await answer.bell.until(lambda: not is_working(answer), LONGEST, lambda: f"no answer to {answer.payload['data']}")
    return answer.text


def is_working(answer: Answer) -> bool:
    """Whether the person still reads that it takes longer, or that is gone and the answer not there yet."""
    gone = answer.message is None or (answer.message.deleted and not answer.followups)
    return gone or any(each in answer.text for each in WORKING)


async def seconds_until_answered(answer: Answer, begun: float) -> float:
    await worked_out(answer)
    return time.perf_counter() - begun


def megabytes_of(pid: int) -> list[int]:
    """What a process and those that it has started hold."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [resident_megabytes(each) for each in (pid, *map(int, children))]


def shown(times: list[float]) -> str:
    return f"median {median(times):6.1f}  most {max(times):6.1f}"


async def measure(data: str) -> None:
    async with whole_process_double() as double:
        double.limits.patience = 120
        own = {"ARBITRE_DATA": data, "ARBITRE_LOG": "warning", "ARBITRE_SYNC": "off"}
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=os.environ | own | double.environment
        )
        await asyncio.wait_for(double.gateway.ready.wait(), 60)
        await asyncio.sleep(6)  # the worker opens its cards
        await looked_up(double, 2)
        print("alone            ", shown(await looked_up(double, ROUNDS)))
        begun = time.perf_counter()
        asked = [await double.slash("interaction", HEAVY, user=ALICE, answered=False) for _ in range(EIGHT)]
        answered = [asyncio.create_task(seconds_until_answered(each, begun)) for each in asked]
        beside = await looked_up(double, ROUNDS)
        print(
            "beside eight     ",
            shown(beside),
            f" {sum(not each.done() for each in answered)} heavy ones under way at the end",
        )
        held = megabytes_of(bot.pid)
        print("heavy, seconds   ", *(f"{each:.1f}" for each in await asyncio.gather(*answered)))
        print("megabytes        ", sum(held), held)
        for person in (1, 2):
            await double.slash("interaction", HEAVY, user=Person(910_000_000_000_000_000 + person, "x"), answered=False)
        await asyncio.sleep(1)
        begun = time.perf_counter()
        bot.send_signal(signal.SIGTERM)
        await bot.wait()
        print("SIGTERM, seconds ", f"{time.perf_counter() - begun:.1f}")


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1]))

"""Prints how thousands of mixed commands go while Discord fails in between: `python -m tests.benchmarks.soak [COUNT]`.

The bot runs in a process of its own, against the double. After each five hundred: answers, those that were lost, its
megabytes and open files; half-way it is killed, and started anew on the same data; then how long 200 people within two
seconds waited for a first answer, in milliseconds, and its megabytes. The exit status is 1 where an answer was lost,
Discord would have refused one, or an old button or a setting did not outlive the kill."""

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import Process
from pathlib import Path

from bot.ui.workers.pool import resident_megabytes
from tests.discord.double import Double, Person, whole_process_double
from tests.discord.fixtures import worked_out
from tests.discord.soaking import Soak, ask_in_a_crowd, hold_against

COUNT, STEP = 5000, 500
PEOPLE, SECONDS = 200, 2.0


async def soak_process(count: int) -> int:
    """Soak a bot in a process of its own; return the exit status."""
    with tempfile.TemporaryDirectory() as data:
        async with whole_process_double() as double:
            double.limits.patience = 60
            process = await started(double, data)
            soak = Soak(double)
            for done in range(0, count, STEP):
                if done == count // 2 // STEP * STEP and done:
                    process = await killed_and_started(double, data, process, soak)
                known = len(soak.lost)
                await soak.ask(min(STEP, count - done))
                print(*soak.lost[known:], sep="\n", end="\n" * (len(soak.lost) > known))
                held = f"{resident_megabytes(process.pid)} MB, {open_files(process.pid)} files"
                print(f"{soak.answered} answers, {len(soak.lost)} lost ({soak.late} late), {held}", flush=True)
            double.trouble.forget()
            waited = [1000 * each for each in await ask_in_a_crowd(double, PEOPLE, SECONDS)]
            times = f"median {waited[PEOPLE // 2]:.0f}, p99 {waited[-2]:.0f}, most {waited[-1]:.0f}"
            print(f"{PEOPLE} people in {SECONDS:.0f} s: {times}; {resident_megabytes(process.pid)} MB", flush=True)
            process.terminate()
            await process.wait()
            wrong = [*soak.lost, *hold_against(double)]
            print(*wrong, sep="\n")
            return int(bool(wrong))


async def started(double: Double, data: str) -> Process:
    """Start the bot, and wait until it is there."""
    double.gateway.ready.clear()
    own = {"ARBITRE_DATA": data, "ARBITRE_SYNC": "off", "ARBITRE_LOG": "error"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=os.environ | own | double.environment
    )
    await double.gateway.ready.wait()
    return process


async def killed_and_started(double: Double, data: str, process: Process, soak: Soak) -> Process:
    """Kill the bot, start it anew, and note what of what it had answered and kept is gone."""
    double.trouble.forget()
    asker = Person(4 * 10**17, "killed")
    await (await double.slash("settings", {"answers": "private"}, user=asker, locale="en-US")).final()
    asked = await double.slash("combat", {"attackers": "3/3"}, user=asker, locale="en-US")
    await worked_out(asked)
    process.kill()
    await process.wait()
    anew = await started(double, data)
    pressed = await double.click(asked, asked.buttons["Français"], user=asker, locale="en-US")
    await worked_out(pressed)
    again = await double.slash("combat", {"attackers": "3/3"}, user=asker, locale="en-US")
    await worked_out(again)
    if "points de vie" not in pressed.text or not again.ephemeral:
        soak.lost.append(f"after the kill: {pressed.text!r}, private: {again.ephemeral}")
    print(f"killed and started anew: the button answers, the setting holds: {not soak.lost}", flush=True)
    return anew


def open_files(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


if __name__ == "__main__":
    sys.exit(asyncio.run(soak_process(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)))

"""Prints how thousands of mixed commands go while Discord fails in between: `python -m tests.benchmarks.soak [COUNT]`.

The bot runs in a process of its own, against the double. After each five hundred: answers, those that were lost, its
megabytes and open files; then how long 200 people within two seconds waited for a first answer, in milliseconds, and
its megabytes. The exit status is 1 where an answer was lost, or Discord would have refused one."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bot.ui.workers.pool import resident_megabytes
from tests.discord.double import whole_process_double
from tests.discord.soaking import Soak, ask_in_a_crowd, hold_against

COUNT, STEP = 5000, 500
PEOPLE, SECONDS = 200, 2.0


async def soak_process(count: int) -> int:
    """Soak a bot in a process of its own; return the exit status."""
    with tempfile.TemporaryDirectory() as data:
        async with whole_process_double() as double:
            double.limits.patience = 60
            own = {"ARBITRE_DATA": data, "ARBITRE_SYNC": "off", "ARBITRE_LOG": "error"}
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=os.environ | own | double.environment
            )
            await double.gateway.ready.wait()
            soak = Soak(double)
            for done in range(0, count, STEP):
                await soak.ask(min(STEP, count - done))
                held = f"{resident_megabytes(process.pid)} MB, {open_files(process.pid)} files"
                print(f"{soak.answered} answers, {len(soak.lost)} lost, {held}", flush=True)
            double.trouble.forget()
            waited = [1000 * each for each in await ask_in_a_crowd(double, PEOPLE, SECONDS)]
            times = f"median {waited[PEOPLE // 2]:.0f}, p99 {waited[-2]:.0f}, most {waited[-1]:.0f}"
            print(f"{PEOPLE} people in {SECONDS:.0f} s: {times}; {resident_megabytes(process.pid)} MB", flush=True)
            process.terminate()
            await process.wait()
            wrong = [*soak.lost, *hold_against(double)]
            print(*wrong, sep="\n")
            return int(bool(wrong))


def open_files(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


if __name__ == "__main__":
    sys.exit(asyncio.run(soak_process(int(sys.argv[1]) if len(sys.argv) > 1 else COUNT)))

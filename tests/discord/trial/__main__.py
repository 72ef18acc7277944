"""Runs the trial and prints its table: `python -m tests.discord.trial FOLDER [WORD…]`."""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from . import answers, bodies, commands, completing, crowds, faults, hostile, rulings, starts
from .session import CHECKS, Check, Trial, trial_of

CHAPTERS = [each.__name__ for each in (starts, answers, commands, rulings, completing, hostile, faults, crowds, bodies)]
"""The checks in the order in which they run: those that break things late, and what looks at all that was sent last."""


async def outcome_of(check: Check, trial: Trial) -> str:
    """Run a check; return what is wrong, nothing where it holds."""
    try:
        async with asyncio.timeout(240):
            await check(trial)
    except Exception as wrong:  # noqa: BLE001 - a check that breaks has failed like any other
        return f"{type(wrong).__name__}: {wrong}"
    finally:
        trial.double.trouble.forget()
    return ""


async def run_trial(store: Path, words: Sequence[str]) -> int:
    """Run all checks, or those that are named; return the exit status."""
    failed = 0
    ordered = sorted(CHECKS.items(), key=lambda each: CHAPTERS.index(each[1].__module__))
    chosen = {name: run for name, run in ordered if not words or any(word in name for word in words)}
    with TemporaryDirectory() as data:
        async with trial_of(store, Path(data)) as trial:
            for name, run in chosen.items():
                begin = time.monotonic()
                wrong = await outcome_of(run, trial)
                failed += bool(wrong)
                print(f"{'FAIL' if wrong else 'pass'} {time.monotonic() - begin:5.1f} s  {name}", flush=True)
                if wrong:
                    print(f"       {wrong[:1500]}", flush=True)
            for what, figure in trial.seconds.items():
                print(f"{what}: {figure:.2f}")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{len(chosen) - failed} of {len(chosen)} hold; load {load}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(asyncio.run(run_trial(Path(sys.argv[1]), sys.argv[2:])))

"""Many people at once, and Discord failing in between: nobody is left without an answer, and nothing is left over."""

import asyncio
from pathlib import Path

from .double import Double
from .fixtures import speaking
from .soaking import Soak, ask_in_a_crowd, hold_against

COUNT, PEOPLE = 120, 60


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


async def test_no_answer_is_lost_and_no_task_or_file_left_while_discord_fails(double: Double, tmp_path: Path) -> None:
    double.limits.patience = 60
    async with speaking(double, tmp_path) as client:
        soak = Soak(double)
        await soak.ask(COUNT)
        before = len(asyncio.all_tasks()), open_files()
        await soak.ask(COUNT)
        assert await client.running.drained(10)
        client.running.draining = False
        after = len(asyncio.all_tasks()), open_files()
    assert (soak.lost, hold_against(double)) == ([], [])
    double.ledger.violations.clear()  # what only its own failing explains
    spare = 10  # connections that are kept for the next request, and their tasks
    assert (after[0] <= before[0] + spare, after[1] <= before[1] + spare) == (True, True)


async def test_a_crowd_within_two_seconds_is_answered_or_promised_in_time(double: Double, tmp_path: Path) -> None:
    double.limits.patience = 60
    async with speaking(double, tmp_path):
        waited = await ask_in_a_crowd(double, PEOPLE, 0.6)
    assert (len(waited), waited[-1] < double.limits.answer) == (PEOPLE, True)

"""The event loop is free: what holds it up is done in threads and in processes, and Discord hears from us in time."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.ui.discord.client import Arbitre
from bot.ui.warming import warm_desk

from .double import Double
from .fixtures import desk, speaking

LONGEST = 0.05
"""In seconds of processor time of the loop's own thread: what other threads and programs do meanwhile is no work of it,
though a busy machine makes all of it slower."""
ASKED = (
    ("keyword", {"keyword": "trample"}),
    ("combat", {"attackers": "5/5 trample, 3/3 flying", "blockers": "2/2 -> 5/5, 1/1 reach -> 3/3"}),
    ("rule", {"rule": "702.19"}),
    ("card", {"name": "Grizzly Bears"}),
    ("emperor range", {"who": "A2"}),
    ("judge", {"text": "my 3/3 first strike is blocked by a 3/3, who dies?"}),
)


@contextmanager
def own_steps_timed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """Inside, the seconds of processor time of each step that the loop makes for us, and not for the double, are
    noted, with whose step it is."""
    steps: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        steps.append((time.thread_time() - began, repr(handle)))

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield steps
    steps[:] = [each for each in steps if "tests/" not in each[1] and "web_protocol" not in each[1]]


async def test_no_step_of_the_loop_takes_long_while_pictures_are_drawn_and_other_cards_are_served(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with speaking(double, tmp_path) as client:
        await ask_everything(double)  # what each first question builds is built at the start of the bot
        with own_steps_timed(monkeypatch) as steps:
            await asyncio.gather(ask_everything(double), serve_again(client))
    assert (len(steps) > 100, [each for each in steps if each[0] > LONGEST]) == (True, [])


async def ask_everything(double: Double) -> None:
    for name, options in ASKED:
        answer = await double.slash(name, options)
        await answer.final()


async def serve_again(client: Arbitre) -> None:
    """Serve from another desk, as after each sync."""
    another = desk.__wrapped__()
    await asyncio.to_thread(warm_desk, another)
    client.serve_from(another)

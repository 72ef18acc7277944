"""The pool with a real process: asked, given up, started anew, and ended without waiting."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.config import Settings
from bot.ui.desk import open_serving_desk
from bot.ui.reply import Reply
from bot.ui.workers.pool import MOST_OF_A_PERSON, NoAnswer, Pool, Unanswered, WorkerFailed
from bot.ui.workers.process import FIRST, answer_question
from bot.ui.workers.questions import Asker, Question, packed_message, unpacked_message

LIGHT = Question("combat", {"attackers": "5/5", "blockers": "2/2 -> 5/5"}, "fr")
HEAVY = Question(
    "interaction",
    {
        "situation": "Alice: 100x Doubling Season, 100x Soul Warden; Bob: 100x Soul Warden",
        "actions": "; ".join(["Alice casts Grizzly Bears; resolve all"] * 20),
    },
    "en",
)
ANN, BOB = Asker(1, 10), Asker(2, 10)


def settings_over(data: Path) -> Settings:
    return Settings(discord_token=None, data=data, lang=None, log="info", proxy=None, system_lang="en")


@pytest.fixture
async def pool(tmp_path: Path) -> AsyncIterator[Pool]:
    pool = Pool(settings_over(tmp_path))
    yield pool
    await pool.close()


def note(done: list[str], name: str, _: object) -> None:
    done.append(name)


async def unanswered(asked: "asyncio.Task[Reply]") -> Unanswered:
    with pytest.raises(NoAnswer) as none:
        await asked
    return none.value.why


async def test_a_question_is_answered_in_its_language_by_a_process_that_stays(pool: Pool) -> None:
    first = await pool.answer(LIGHT, ANN)
    pids = pool.pids
    second = await pool.answer(LIGHT, BOB)
    assert (first.verdict, second.verdict, first.outcome) == ("La 2/2 meurt\u202f; la 5/5 survit.", first.verdict, None)
    assert (len(pids), pool.pids) == (1, pids)


async def test_what_takes_too_long_ends_with_its_process_and_the_next_is_answered_by_another(pool: Pool) -> None:
    await pool.answer(LIGHT, ANN)
    before, pool.patience = pool.pids, 0.05
    assert await unanswered(asyncio.create_task(pool.answer(HEAVY, ANN))) is Unanswered.TOO_SLOW
    pool.patience = 60
    assert (await pool.answer(LIGHT, BOB)).kind == "ruling"
    assert pool.pids.isdisjoint(before)


async def test_a_process_that_ends_by_itself_is_replaced(pool: Pool) -> None:
    with pytest.raises(WorkerFailed):
        await pool.answer(Question("no such command", {}, "en"), ANN)
    assert (await pool.answer(LIGHT, ANN)).kind == "ruling"


async def test_a_process_that_the_system_kills_fails_its_own_question_alone(pool: Pool) -> None:
    await pool.answer(LIGHT, ANN)
    (pid,) = pool.pids
    heavy = asyncio.create_task(pool.answer(HEAVY, ANN))
    for _ in range(10):
        await asyncio.sleep(0)
    assert (pool.is_busy, pool.waiting) == (True, 0)
    light = asyncio.create_task(pool.answer(LIGHT, BOB))
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkerFailed):
        await heavy
    assert ((await light).kind, pid in pool.pids) == ("ruling", False)


async def test_a_process_that_has_grown_gives_way_to_another(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.workers.pool.LARGEST", 1)
    first, before = await pool.answer(LIGHT, ANN), pool.pids
    second = await pool.answer(LIGHT, ANN)
    assert (second, pool.pids.isdisjoint(before)) == (first, True)


async def test_newer_cards_are_read_by_another_process(pool: Pool) -> None:
    await pool.answer(LIGHT, ANN)
    before = pool.pids
    pool.renew()
    assert (await pool.answer(LIGHT, ANN)).kind == "ruling"
    assert pool.pids.isdisjoint(before)


async def test_a_person_has_few_waiting_and_others_are_not_held_up(pool: Pool) -> None:
    await pool.answer(LIGHT, ANN)
    working = asyncio.create_task(pool.answer(HEAVY, ANN))
    for _ in range(10):  # the process takes it
        await asyncio.sleep(0)
    waiting = [asyncio.create_task(pool.answer(LIGHT, ANN)) for _ in range(MOST_OF_A_PERSON - 1)]
    await asyncio.sleep(0)
    assert await unanswered(asyncio.create_task(pool.answer(LIGHT, ANN))) is Unanswered.TOO_MANY
    other = asyncio.create_task(pool.answer(LIGHT, BOB))
    done: list[str] = []
    for name, task in (("ann", waiting[0]), ("ann again", waiting[1]), ("bob", other)):
        task.add_done_callback(partial(note, done, name))
    await asyncio.gather(working, *waiting, other)
    await asyncio.sleep(0)
    assert done == ["ann", "bob", "ann again"]


async def test_what_is_closed_ends_at_once_and_tells_who_waits(pool: Pool) -> None:
    await pool.answer(LIGHT, ANN)
    asked = [asyncio.create_task(pool.answer(HEAVY, asker)) for asker in (ANN, BOB)]
    await asyncio.sleep(0)
    await pool.close()
    assert [await unanswered(each) for each in asked] == [Unanswered.CLOSED] * 2
    assert await unanswered(asyncio.create_task(pool.answer(LIGHT, ANN))) is Unanswered.CLOSED
    assert pool.pids == frozenset()


def test_a_message_is_read_back() -> None:
    assert unpacked_message(packed_message(LIGHT)[8:]) == LIGHT


def test_before_it_is_ready_a_process_has_played_something(tmp_path: Path) -> None:
    desk = open_serving_desk(settings_over(tmp_path))
    assert answer_question(desk, FIRST).kind == "ruling"

"""Heavy questions beside everybody else's: on the double, with a real worker process."""

import asyncio
from pathlib import Path

import pytest

from bot.ui.discord import answers
from bot.ui.discord.cooldown import BURST, Cooldown
from bot.ui.reply import Reply
from bot.ui.strings import strings_in
from bot.ui.workers.pool import MOST_OF_A_PERSON, Pool
from bot.ui.workers.questions import Asker, Question

from .double import Double
from .double.answer import Answer
from .double.world import ALICE, BOB, Person
from .fixtures import HEAVY, LATE, is_worked_on, speaking, worked_out


async def heavy(double: Double) -> Answer:
    return await double.slash("interaction", HEAVY, locale="en-US", answered=False)


async def test_look_ups_are_answered_while_heavy_questions_are_worked_on(
    double: Double, tmp_path: Path, pool: Pool
) -> None:
    double.limits.patience = LATE
    async with speaking(double, tmp_path, pool=pool, direct=0.01):
        asked = [await heavy(double) for _ in range(MOST_OF_A_PERSON)]
        looked_up = await double.slash("keyword", {"keyword": "trample"}, user=BOB, locale="fr")
        await looked_up.final()
        still_waiting = [
            each for each in asked if each.message is None or each.message.loading or is_worked_on(each.shown)
        ]
        for answer in asked:
            await worked_out(answer)
    assert looked_up.shown.is_layout
    assert len(still_waiting) == len(asked)
    assert {answer.shown.is_layout for answer in asked} == {True}


async def test_who_has_too_many_waiting_is_told_alone(double: Double, tmp_path: Path, pool: Pool) -> None:
    double.limits.patience = LATE
    async with speaking(double, tmp_path, pool=pool, direct=0.5):
        asked = [await heavy(double) for _ in range(MOST_OF_A_PERSON + 1)]
        turned_away = await asked[-1].first()
        for answer in asked[:-1]:
            await worked_out(answer)
    assert turned_away.content.startswith(strings_in("en")("reply-too-many"))
    assert [answer.ephemeral for answer in asked] == [False] * MOST_OF_A_PERSON + [True]


@pytest.mark.parametrize(("locale", "lang"), [("fr", "fr"), ("en-US", "en")])
async def test_what_takes_too_long_is_told_in_the_askers_language(
    double: Double, tmp_path: Path, pool: Pool, locale: str, lang: str
) -> None:
    double.limits.patience, pool.patience = LATE, 0.05
    async with speaking(double, tmp_path, pool=pool):
        answer = await double.slash("interaction", HEAVY, locale=locale)
        await worked_out(answer)
    assert strings_in("fr" if lang == "fr" else "en")("ask-too-slow") in answer.text


async def test_a_drain_does_not_wait_for_a_worker_and_nobody_goes_on_waiting(
    double: Double, tmp_path: Path, pool: Pool
) -> None:
    double.limits.patience = LATE
    async with speaking(double, tmp_path, pool=pool, direct=0.01) as client:
        asked = [await heavy(double) for _ in range(2)]
        for answer in asked:
            await answer.first()
        await client.drain()
    assert [answer.text.partition("\n")[0] for answer in asked] == [strings_in("en")("reply-busy")] * 2
    assert pool.pids == frozenset()


async def test_who_asks_too_fast_is_told_alone_and_others_are_answered(double: Double, tmp_path: Path) -> None:
    async with speaking(double, tmp_path):
        asked = [
            await double.slash("keyword", {"keyword": "trample"}, user=ALICE, answered=False) for _ in range(BURST + 2)
        ]
        other = await double.slash("keyword", {"keyword": "trample"}, user=BOB)
        await asyncio.gather(*(answer.first() for answer in asked))
    private = [answer for answer in asked if answer.ephemeral]
    assert private
    assert private[0].content.startswith(strings_in("fr")("reply-too-fast", seconds=1))
    assert not other.ephemeral


def test_a_burst_is_answered_and_then_one_a_second() -> None:
    now = 100.0
    cooldown = Cooldown(lambda: now)
    assert [cooldown.take(1) for _ in range(BURST + 2)] == [0] * BURST + [1, 1]
    assert cooldown.take(2) == 0
    now += 1.5
    assert [cooldown.take(1) for _ in range(2)] == [0, 0.5]
    now += 1_000
    assert [cooldown.take(1) for _ in range(BURST)] == [0] * BURST


async def test_a_server_that_asks_too_fast_is_told_so_in_private_and_others_feel_nothing(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "BURST_OF_SERVER", 2)
    monkeypatch.setattr(answers, "REFILL_OF_SERVER", 100.0)
    async with speaking(double, tmp_path):
        asked = [
            await double.slash("keyword", {"keyword": "trample"}, user=Person(number, f"p{number}"), locale="en-US")
            for number in range(1, 4)
        ]
        elsewhere = await double.slash("keyword", {"keyword": "trample"}, guild=False)
    assert [each.ephemeral for each in (*asked, elsewhere)] == [False, False, True, False]
    assert asked[-1].content.startswith(strings_in("en")("reply-too-fast", seconds=100))


async def test_what_waits_for_its_turn_is_promised_at_once(
    double: Double, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answered_at_once(_pool: Pool, question: Question, _asker: Asker) -> Reply:
        return Reply("ruling", question.lang, "done")

    monkeypatch.setattr(Pool, "answer", answered_at_once)
    promised = []
    async with speaking(double, tmp_path, direct=60):
        for busy in (False, True):
            monkeypatch.setattr(Pool, "is_busy", busy)
            answer = await double.slash("interaction", HEAVY, locale="en-US")
            promised.append(answer.deferred)
            assert "done" in (await answer.final()).text
    assert promised == [False, True]

"""A question that takes long: it is said that it is worked on, and who asked it ends it by a button."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.language import LANGUAGES, Language
from bot.ui.discord import deliveries
from bot.ui.reply import Kind, Reply
from bot.ui.strings import strings_in
from bot.ui.workers.pool import Pool
from bot.ui.workers.questions import Asker, Question

from .double import Double
from .double.answer import Answer
from .double.world import ALICE, BOB
from .fixtures import HEAVY, LATE, speaking

LOCALES = {"en": "en-US", "fr": "fr"}


@dataclass
class Workers:
    """Workers whose answer comes when it is let through."""

    kind: Kind = "ruling"
    free: asyncio.Event = field(default_factory=asyncio.Event)
    ended: bool = False

    async def answer(self, question: Question, _asker: Asker) -> Reply:
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.ended = True
            raise
        return Reply(self.kind, question.lang, "done")


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Workers:
    """Workers that take their time, in a bot that says so soon."""
    workers = Workers()
    monkeypatch.setattr(Pool, "answer", lambda _pool, question, asker: workers.answer(question, asker))
    monkeypatch.setattr(deliveries, "SHOWN_AFTER", 0.05)
    return workers


async def worked_on(double: Double, lang: Language = "en", **how: object) -> Answer:
    """A heavy question of which it is said by now that it takes long."""
    answer = await double.slash("interaction", HEAVY | how, locale=LOCALES[lang])
    await answer.edited()
    return answer


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_said_that_it_is_worked_on_and_the_answer_takes_that_place(
    double: Double, tmp_path: Path, workers: Workers, lang: Language
) -> None:
    say = strings_in(lang)
    async with speaking(double, tmp_path, direct=0.05, lang=lang):
        answer = await worked_on(double, lang)
        meanwhile, buttons = answer.text, list(answer.buttons)
        workers.free.set()
        await answer.edited(2)
    assert (meanwhile, buttons) == (f"### {say('discord-working')}", [say("discord-cancel")])
    assert "done" in answer.text
    assert (answer.followups, say("discord-cancel") in answer.buttons) == ([], False)


async def test_what_fails_after_that_is_seen_by_the_asker_alone(
    double: Double, tmp_path: Path, workers: Workers
) -> None:
    workers.kind = "not understood"
    async with speaking(double, tmp_path, direct=0.05):
        answer = await worked_on(double)
        workers.free.set()
        told = await answer.followup()
    assert (told.ephemeral, "done" in told.text, answer.message is not None and answer.message.deleted) == (True,) * 3


@pytest.mark.parametrize("private", [False, True])
async def test_who_asked_ends_it_and_is_told_alone_how_to_ask_again(
    double: Double, tmp_path: Path, workers: Workers, private: bool
) -> None:
    say = strings_in("en")
    async with speaking(double, tmp_path, direct=0.05):
        answer = await worked_on(double, private=private)
        pressed = await double.click(answer, answer.buttons[say("discord-cancel")])
        told = answer.shown if private else await pressed.followup()
        assert (workers.ended, told.ephemeral) == (True, True)
        assert told.text.splitlines()[0] == f"### {say('discord-cancelled')}"
        assert "/interaction" in told.text
        assert list(told.buttons) == [say("discord-again"), say("discord-edit")]
        workers.free.set()
        again = await double.click(told, told.buttons[say("discord-again")])
        await again.final()
    assert "done" in again.text
    assert private or (answer.message is not None and answer.message.deleted)


async def test_somebody_else_ends_nothing(double: Double, tmp_path: Path, workers: Workers) -> None:
    say = strings_in("en")
    async with speaking(double, tmp_path, direct=0.05):
        answer = await worked_on(double)
        cancel = answer.buttons[say("discord-cancel")]
        pressed = await double.click(answer, cancel, user=BOB, locale="en-US", permissions=0)
        assert (pressed.ephemeral, pressed.content) == (True, say("discord-not-yours"))
        assert not workers.ended
        workers.free.set()
        await answer.edited(2)


async def test_a_message_that_a_press_would_change_stays_until_the_answer_is_there(
    double: Double, tmp_path: Path, workers: Workers
) -> None:
    say = strings_in("en")
    workers.free.set()
    async with speaking(double, tmp_path, direct=0.05):
        answer = await double.slash("interaction", HEAVY, locale="en-US")
        await answer.final()
        before = answer.text
        workers.free.clear()
        pressed = await double.click(answer, answer.buttons["Français"])
        meanwhile = await pressed.followup()
        assert (answer.text, meanwhile.ephemeral) == (before, True)
        assert say("discord-cancel") not in meanwhile.buttons  # in French by now
        ended = await double.click(meanwhile, meanwhile.buttons[strings_in("fr")("discord-cancel")])
        await ended.first()
        assert (workers.ended, answer.text) == (True, before)
        workers.free.set()


async def test_what_nobody_works_on_any_more_is_asked_again_by_a_button(
    double: Double, tmp_path: Path, workers: Workers
) -> None:
    """Its process was killed, so that its word stands there for ever."""
    say = strings_in("en")
    async with speaking(double, tmp_path, direct=0.05) as client:
        answer = await worked_on(double)
        client.answers.deliveries.jobs = type(client.answers.deliveries.jobs)()
        pressed = await double.click(answer, answer.buttons[say("discord-cancel")])
        told = await pressed.followup()
        workers.free.set()
    assert list(told.buttons) == [say("discord-again"), say("discord-edit")]


async def test_what_is_ended_takes_its_process_along_and_the_next_question_has_another(
    double: Double, tmp_path: Path, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    double.limits.patience = LATE
    monkeypatch.setattr(deliveries, "SHOWN_AFTER", 0.05)
    (before,) = pool.pids
    async with speaking(double, tmp_path, pool=pool, direct=0.05):
        answer = await worked_on(double)
        pressed = await double.click(answer, answer.buttons[strings_in("en")("discord-cancel")], user=ALICE)
        await pressed.followup()
        after = await pool.answer(Question("combat", {"attackers": "5/5"}, "en"), Asker(1))
    assert after.kind == "ruling"
    assert before not in pool.pids

"""Answers that take their time: shown when they are there, promised before where that is late, and where it is later
still, said to be worked on, with a button that ends the work.

Knows no command."""

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.language import Language
from bot.ui.discord.asked import asked_in
from bot.ui.discord.buttons import Act, Control, encode_button, requests_to_keep
from bot.ui.discord.delivery import Place, deliver_answer, keep_promise, promise_answer
from bot.ui.discord.languages import language_of
from bot.ui.discord.progress import SHOWN_AFTER, Jobs, show_progress, take_back
from bot.ui.discord.replies import Shown
from bot.ui.discord.running import Running
from bot.ui.kept.requests import KeptRequests
from bot.ui.workers.pool import NoAnswer, Pool, Unanswered

CROWD, DIRECT_IN_A_CROWD = 8, 0.3
"""From how many commands under way on an answer is promised sooner, and when."""
LOOK_EVERY = 1.0
"""Seconds between two looks whether another process was told to end what is worked on here."""
FLOOD = 100
"""From how many on it is promised before any work on it, which the promise would have to wait for."""


def ended_key(message: int) -> str:
    """Return under which key it is kept that the work of which a message speaks is to end."""
    return f"ended {message}"


class Deliveries:
    """Shows answers when they are there. `direct` is in seconds, as `DIRECT` is; `lang` is that of the settings."""

    def __init__(
        self, running: Running, pool: Pool, requests: KeptRequests, lang: Language | None, direct: float
    ) -> None:
        self._running, self._pool, self._requests, self._lang = running, pool, requests, lang
        self._direct = direct
        self.jobs = Jobs()

    async def deliver(
        self, interaction: discord.Interaction, shown: Coroutine[Any, Any, Shown], place: Place, *, queued: bool = False
    ) -> None:
        """Show the answer when it is there; where that takes long, or it is `queued`, promise it first.

        Raises `NoAnswer` where the bot ends before it is there."""
        with self._running.one():
            silence = 0.0 if queued else self._longest_silence()
            if promised := silence <= 0:
                try:
                    await promise_answer(interaction, place)
                except BaseException:
                    shown.close()  # nobody will wait for it
                    raise
            work = asyncio.create_task(shown)
            giving_up = asyncio.create_task(self._running.given_up.wait())
            try:
                if not promised:
                    await asyncio.wait({work, giving_up}, timeout=silence, return_when=FIRST_COMPLETED)
                    if work.done():
                        await deliver_answer(interaction, work.result(), place)
                        return
                    if not giving_up.done():
                        await promise_answer(interaction, place)
                await self._keep_promise(interaction, work, giving_up, place)
            finally:
                giving_up.cancel()
                work.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # somebody has seen it

    async def _keep_promise(
        self,
        interaction: discord.Interaction,
        work: asyncio.Task[Shown],
        giving_up: asyncio.Task[bool],
        place: Place,
    ) -> None:
        """Wait for a promised answer, and send it; say meanwhile that it is worked on, and let that be ended."""
        await asyncio.wait({work, giving_up}, timeout=SHOWN_AFTER, return_when=FIRST_COMPLETED)
        message = None if work.done() or giving_up.done() else await self._say_so(interaction, place)
        try:
            if message is not None and await self._is_ended(message, work, giving_up):
                return
            await asyncio.wait({work, giving_up}, return_when=FIRST_COMPLETED)
            if not work.done():
                raise NoAnswer(Unanswered.CLOSED)
            await keep_promise(interaction, work.result(), place, has_message=message is not None)
        finally:
            if message is not None and place is Place.IN_PLACE and not work.cancelled():
                await take_back(message)

    async def _say_so(self, interaction: discord.Interaction, place: Place) -> discord.Message | None:
        """Say that it is worked on."""
        asked = asked_in(interaction)
        request = "" if asked is None else encode_button(asked)
        if long := requests_to_keep([(Control("", Act.CANCEL, request),)]):
            await self._requests.keep(long)
        lang = language_of(interaction, self._lang) if asked is None else asked.lang
        return await show_progress(interaction, place, lang, request, self._pool.waiting)

    async def _is_ended(
        self, message: discord.Message, work: asyncio.Task[Shown], giving_up: asyncio.Task[bool]
    ) -> bool:
        """Wait for the work; return whether it was ended, by a press here or one that another process was given: that
        press is answered by itself."""
        with self.jobs.one(message.id) as ended:
            ending = asyncio.create_task(self._ended_anywhere(message.id, ended))
            await asyncio.wait({work, giving_up, ending}, return_when=FIRST_COMPLETED)
            was_ended = ending.done() and not work.done()
            ending.cancel()
            if was_ended:
                work.cancel()
                await asyncio.wait({work})
            return was_ended

    async def _ended_anywhere(self, message: int, ended: asyncio.Event) -> None:
        """Return once the work of which a message speaks is ended by a press here, or by one that another process was
        given."""
        while not ended.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await ended.wait()
                    return
            if await self._requests.find(ended_key(message)) is not None:
                return

    async def end(self, message: int) -> None:
        """End the work of which a message speaks, wherever it is done."""
        if not self.jobs.end(message):
            await self._requests.keep({ended_key(message): ""})

    def _longest_silence(self) -> float:
        """Return after how many seconds an answer is promised: soon where many wait, since a promise waits then too."""
        if self._running.count > FLOOD:
            return 0
        return min(self._direct, DIRECT_IN_A_CROWD) if self._running.count > CROWD else self._direct

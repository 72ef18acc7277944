"""What is shown while a question takes long: that it is worked on, and a button by which who asked ends it.

Knows no command."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import aiohttp
import discord

from bot.language import Language
from bot.ui.discord.buttons import Act, Control, Pressed
from bot.ui.discord.delivery import Place, is_seen_alone, new_message_fields
from bot.ui.discord.replies import NOBODY, Shown, show_reply
from bot.ui.discord.views import view_of
from bot.ui.reply import Button, Reply, Section
from bot.ui.strings import strings_in
from bot.ui.typed import button_as_line

SHOWN_AFTER = 1.0
"""Seconds from the promise of an answer ("thinking…") until it is said that it takes long."""

log = logging.getLogger(__name__)


class Jobs:
    """What is worked on and can be ended, by the messages that say so."""

    def __init__(self) -> None:
        self._ended: dict[int, asyncio.Event] = {}

    @contextmanager
    def one(self, message: int) -> Iterator[asyncio.Event]:
        """Inside, the event is set once somebody ends what that message speaks of."""
        self._ended[message] = asyncio.Event()
        try:
            yield self._ended[message]
        finally:
            del self._ended[message]

    def end(self, message: int) -> bool:
        """End what a message speaks of; False where nothing here works on it."""
        if message not in self._ended:
            return False
        self._ended[message].set()
        return True


def working_reply(lang: Language, waiting: int) -> Reply:
    """Return what is said while a question is worked on and so many wait for their turn."""
    say = strings_in(lang)
    queue = (Section("", (say("discord-working-queue", count=waiting),)),) if waiting else ()
    return Reply("help", lang, say("discord-working"), queue)


def cancelled_reply(lang: Language, line: str = "") -> Reply:
    """Return what is said once a question was ended, with the line that asks it."""
    return Reply("help", lang, strings_in(lang)("discord-cancelled"), (Section("", (line,)),) if line else ())


def show_cancelled(asked: Pressed, request: str) -> Shown:
    """Return what is said once a question was ended, with buttons that ask it again, or otherwise."""
    say = strings_in(asked.lang)
    line = button_as_line(Button("", asked.command, asked.options, asked.lang))
    again = Control(say("discord-again"), Act.ASK, request), Control(say("discord-edit"), Act.EDIT, request)
    return show_reply(cancelled_reply(asked.lang, line), rows=(again,))


async def replace_progress(interaction: discord.Interaction, shown: Shown) -> None:
    """Answer who ended a question, by the button below the word of it: they alone read it, and that word goes."""
    if is_seen_alone(interaction):
        await interaction.response.edit_message(view=view_of(shown), allowed_mentions=NOBODY)
        return
    await interaction.response.defer()
    with suppress(discord.NotFound):  # pressed twice
        await interaction.delete_original_response()
    await interaction.followup.send(**new_message_fields(shown, Place.PRIVATE))


async def show_progress(
    interaction: discord.Interaction, place: Place, lang: Language, request: str, waiting: int
) -> discord.Message | None:
    """Say that a promised answer is worked on, where it will stand; None where that could not be said.

    A message that is to be replaced stays as it is meanwhile: then it is said beside it, to the person alone."""
    cancel = Control(strings_in(lang)("discord-cancel"), Act.CANCEL, request)
    view = view_of(show_reply(working_reply(lang, waiting), rows=((cancel,),)))
    try:
        if place is Place.IN_PLACE:
            return await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY, wait=True)
        return await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("it could not be said that an answer is worked on: %s", error)
        return None


async def take_back(message: discord.Message) -> None:
    """Take away what was said beside a message that has its answer by now."""
    try:
        await message.delete()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("what was said meanwhile could not be taken away: %s", error)

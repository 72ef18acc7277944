"""The one place for what goes wrong with an interaction: the fault is logged, and the person told where possible.

Never raises, and logs no text that people typed."""

import logging

import aiohttp
import discord
from discord import app_commands

from bot.language import Language
from bot.ui.discord.languages import language_of
from bot.ui.discord.replies import NOBODY
from bot.ui.faults import note_fault
from bot.ui.strings import strings_in

UNKNOWN_INTERACTION, ALREADY_ANSWERED, TOKEN_EXPIRED = 10062, 40060, 50027
BEYOND_ANSWERING = frozenset({UNKNOWN_INTERACTION, ALREADY_ANSWERED, TOKEN_EXPIRED})
"""Discord's error codes after which nothing more can be sent to the person."""

ANSWERABLE = frozenset(
    {
        discord.InteractionType.application_command,
        discord.InteractionType.component,
        discord.InteractionType.modal_submit,
    }
)
"""The interactions whose person waits for words; an autocomplete has no place to show any."""

OF_AN_OLD_CLIENT = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What comes of a command that somebody's Discord still shows and that is none any more, or another one."""

log = logging.getLogger(__name__)


async def report_error(interaction: discord.Interaction, error: Exception, lang: Language | None) -> None:
    """Log an error of a command or a button and, where that is still possible, tell the person.

    `lang` is the language of the settings; None stands for the person's own."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    name = f"/{interaction.command.name}" if interaction.command is not None else "a button"
    if isinstance(error, OF_AN_OLD_CLIENT):
        log.info("%s is no command of ours any more, or not so", name)
        if interaction.type in ANSWERABLE:
            await tell_person(interaction, strings_in(language_of(interaction, lang))("discord-reload"))
        return
    if is_beyond_answering(cause):
        log.warning("%s could not be answered: %s", name, cause)
        return
    apology = note_fault(name, cause, language_of(interaction, lang))
    if interaction.type in ANSWERABLE:
        await tell_person(interaction, f"{apology.said}\n-# {apology.reference}")


def is_beyond_answering(error: BaseException) -> bool:
    """Whether the error means that the interaction has expired or was answered already."""
    if isinstance(error, discord.InteractionResponded):
        return True
    return isinstance(error, discord.HTTPException) and error.code in BEYOND_ANSWERING


async def tell_person(interaction: discord.Interaction, text: str) -> None:
    """Say something to the person alone, as the first answer or a further one; a failure is logged."""
    try:
        if interaction.response.is_done():
            if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                await interaction.delete_original_response()  # else all who saw the promise would see this
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("the person could not be told: %s", error)

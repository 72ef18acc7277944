"""The one place for what goes wrong with an interaction: the fault is logged, and the person told where possible.

Never raises, and logs no text that people typed."""

import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.language import Language
from bot.ui.commands.help import tried_button
from bot.ui.discord.asked import ASKED, asked_in
from bot.ui.discord.buttons import Act, Control, control_of, encode_button, pressable_buttons, requests_to_keep
from bot.ui.discord.counted_requests import BanIsNearError
from bot.ui.discord.languages import language_of
from bot.ui.discord.markup import shorten_text, visible_text
from bot.ui.discord.replies import NOBODY
from bot.ui.faults import note_fault
from bot.ui.kept.requests import KeptRequests
from bot.ui.reply import Button
from bot.ui.strings import strings_in
from bot.ui.typed import button_as_line

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

LONGEST_SHOWN_LINE = 1500
"""In characters: a message that says more beside it has two thousand."""

log = logging.getLogger(__name__)


async def report_error(
    interaction: discord.Interaction, error: Exception, lang: Language | None, requests: KeptRequests
) -> None:
    """Log an error of a command or a button and, where that is still possible, tell the person.

    `lang` is the language of the settings; None stands for the person's own."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    name = f"/{interaction.command.name}" if interaction.command is not None else "a button"
    if isinstance(error, OF_AN_OLD_CLIENT):
        log.info("%s is no command of ours any more, or not so", name)
        if interaction.type in ANSWERABLE:
            interaction.extras.pop(ASKED, None)  # it would fail again
            reload = strings_in(language_of(interaction, lang))("discord-reload")
            await tell_failure(interaction, reload, language_of(interaction, lang), requests)
        return
    if is_beyond_answering(cause):
        log.warning("%s could not be answered: %s", name, cause)
        return
    apology = note_fault(name, cause, language_of(interaction, lang))
    if interaction.type in ANSWERABLE:
        said = f"{apology.said}\n-# {apology.reference}"
        await tell_failure(interaction, said, language_of(interaction, lang), requests)


def is_beyond_answering(error: BaseException) -> bool:
    """Whether the error means that the interaction has expired or was answered already, or that nothing may be sent."""
    if isinstance(error, discord.InteractionResponded | BanIsNearError):
        return True
    return isinstance(error, discord.HTTPException) and error.code in BEYOND_ANSWERING


async def tell_failure(interaction: discord.Interaction, text: str, lang: Language, requests: KeptRequests) -> None:
    """Say to the person alone why there is no answer, with the line that was asked and a button that asks it again;
    where nobody knows what was asked, with a button that asks something which works."""
    asked = asked_in(interaction)
    if asked is None:
        await tell_person(interaction, text, [control_of(tried_button("judge", lang))])
        return
    again = Control(strings_in(asked.lang)("discord-again"), Act.ASK, encode_button(asked))
    if long := requests_to_keep([(again,)]):
        await requests.keep(long)
    await tell_person(interaction, f"{text}\n{shown_line(asked)}", [again])


def shown_line(asked: Button) -> str:
    """Return the line that asks it as Discord shows what can be copied."""
    line = shorten_text(visible_text(button_as_line(asked)), LONGEST_SHOWN_LINE).replace("`", "’")
    return f"```\n{line}\n```"


def buttons_beside_text(controls: Sequence[Control]) -> dict[str, Any]:
    """Return the argument by which buttons stand below a message that is plain text; nothing where there are none."""
    if not controls:
        return {}
    view = discord.ui.View(timeout=None)
    for each in pressable_buttons(controls):
        view.add_item(each)
    view.stop()  # what is pressed is known by its id
    return {"view": view}


async def tell_person(interaction: discord.Interaction, text: str, controls: Sequence[Control] = ()) -> None:
    """Say something to the person alone, as the first answer or a further one, with these buttons below it; a failure
    is logged."""
    more = buttons_beside_text(controls)
    try:
        if interaction.response.is_done():
            if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                await interaction.delete_original_response()  # else all who saw the promise would see this
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **more)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **more)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.warning("the person could not be told: %s", error)

"""Where an answer appears, and how it is sent: at once, or after a promise ("thinking…") where it takes long.

Knows no command and no language."""

from enum import Enum, auto
from typing import Any

import discord

from bot.ui.discord.replies import NOBODY, Shown
from bot.ui.discord.views import view_of

DIRECT = 1.5
"""Seconds until an answer that is still being worked on is promised for later. Discord gives up after three, and
retrying a failed request takes one."""


class Place(Enum):
    """Who sees an answer, and where. `IN_PLACE` is for buttons alone: the answer replaces what their message said."""

    PUBLIC = auto()
    PRIVATE = auto()
    IN_PLACE = auto()


def place_for(shown: Shown, place: Place) -> Place:
    """Return where a reply is shown: what answers nothing is for the asker alone, wherever it was asked."""
    return Place.PRIVATE if shown.for_asker_alone and place is Place.PUBLIC else place


async def deliver_answer(interaction: discord.Interaction, shown: Shown, place: Place) -> None:
    """Answer an interaction that has had no answer and no promise yet."""
    place = place_for(shown, place)
    if place is Place.IN_PLACE:
        await interaction.response.edit_message(**replacement_fields(interaction, shown))
    else:
        await interaction.response.send_message(**new_message_fields(shown, place))


async def promise_answer(interaction: discord.Interaction, place: Place) -> None:
    """Tell Discord that the answer will come; it then waits for fifteen minutes."""
    if place is Place.IN_PLACE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(thinking=True, ephemeral=place is Place.PRIVATE)


async def keep_promise(
    interaction: discord.Interaction, shown: Shown, place: Place, *, has_message: bool = False
) -> None:
    """Send the answer that was promised; a promise that all can see is taken back for what the asker alone sees. Where
    it `has_message` by now, which says that it is worked on, the answer replaces that."""
    if place is Place.IN_PLACE:
        await interaction.edit_original_response(**replacement_fields(interaction, shown))
    elif place_for(shown, place) is not place:
        await interaction.delete_original_response()  # the first message after a promise is seen by whoever saw that
        await interaction.followup.send(**new_message_fields(shown, place_for(shown, place)))
    elif has_message:
        await interaction.edit_original_response(
            view=view_of(shown), attachments=shown.files(), allowed_mentions=NOBODY
        )
    else:
        await interaction.followup.send(**new_message_fields(shown, place))


def new_message_fields(shown: Shown, place: Place) -> dict[str, Any]:
    """Return the arguments by which discord.py sends the answer as a new message."""
    return {
        "view": view_of(shown),
        "files": shown.files(),
        "ephemeral": place is Place.PRIVATE,
        "allowed_mentions": NOBODY,
    }


def replacement_fields(interaction: discord.Interaction, shown: Shown) -> dict[str, Any]:
    """Return the arguments by which discord.py replaces all that a message holds, those of before it had a layout
    included: a layout stands beside nothing else."""
    message = interaction.message
    plain = message is not None and not message.flags.components_v2
    emptied: dict[str, Any] = {"content": None, "embeds": []} if plain else {}
    return emptied | {"view": view_of(shown), "attachments": shown.files(), "allowed_mentions": NOBODY}


def is_seen_alone(interaction: discord.Interaction) -> bool:
    """Whether what is pressed stands in a message that the person alone sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral

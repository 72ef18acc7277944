"""`/card`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names


def card_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-card"), description=localized_message("command-card-description")
    )
    @app_commands.rename(**option_names("card"))
    @app_commands.describe(**option_descriptions("card"))
    async def show(interaction: discord.Interaction, card: str) -> None:
        await answers.give(interaction, "card", {"card": card})

    show.autocomplete("card")(answers.completing("card", "card"))
    return show

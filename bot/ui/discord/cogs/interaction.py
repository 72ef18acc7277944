"""`/interaction`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names

OPTIONS = ("actions", "situation")


def interaction_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-interaction"), description=localized_message("command-interaction-description")
    )
    @app_commands.rename(**option_names(*OPTIONS))
    @app_commands.describe(**option_descriptions(*OPTIONS))
    async def interaction(asked: discord.Interaction, actions: str, situation: str | None = None) -> None:
        await answers.give(asked, "interaction", {"actions": actions, "situation": situation})

    for option in OPTIONS:
        interaction.autocomplete(option)(answers.completing("interaction", option))
    return interaction

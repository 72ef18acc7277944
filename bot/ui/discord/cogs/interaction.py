"""`/interaction`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording

OPTIONS = ("actions", "situation")


def interaction_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """The command, answered by `answers`."""

    @app_commands.command(name=wording("command-interaction"), description=wording("command-interaction-description"))
    @app_commands.rename(**names(*OPTIONS))
    @app_commands.describe(**descriptions(*OPTIONS))
    async def interaction(asked: discord.Interaction, actions: str, situation: str | None = None) -> None:
        await answers.give(asked, "interaction", {"actions": actions, "situation": situation})

    for option in OPTIONS:
        interaction.autocomplete(option)(answers.completing("interaction", option))
    return interaction

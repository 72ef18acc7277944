"""`/keyword`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording


def keyword_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """The command, answered by `answers`."""

    @app_commands.command(name=wording("command-keyword"), description=wording("command-keyword-description"))
    @app_commands.rename(**names("keyword"))
    @app_commands.describe(**descriptions("keyword"))
    async def show(interaction: discord.Interaction, keyword: str) -> None:
        await answers.give(interaction, "keyword", {"keyword": keyword})

    show.autocomplete("keyword")(answers.completing("keyword", "keyword"))
    return show

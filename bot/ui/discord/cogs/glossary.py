"""`/glossary`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording


def glossary_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """The command, answered by `answers`."""

    @app_commands.command(name=wording("command-glossary"), description=wording("command-glossary-description"))
    @app_commands.rename(**names("word"))
    @app_commands.describe(**descriptions("word"))
    async def show(interaction: discord.Interaction, word: str) -> None:
        await answers.give(interaction, "glossary", {"word": word})

    show.autocomplete("word")(answers.completing("glossary", "word"))
    return show

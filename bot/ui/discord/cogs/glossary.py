"""`/glossary`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names


def glossary_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-glossary"), description=localized_message("command-glossary-description")
    )
    @app_commands.rename(**option_names("word"))
    @app_commands.describe(**option_descriptions("word"))
    async def show(interaction: discord.Interaction, word: str) -> None:
        await answers.give(interaction, "glossary", {"word": word})

    show.autocomplete("word")(answers.completing("glossary", "word"))
    return show

"""`/keyword`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names


def keyword_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-keyword"), description=localized_message("command-keyword-description")
    )
    @app_commands.rename(**option_names("keyword", "part"))
    @app_commands.describe(**option_descriptions("keyword", "part"))
    async def show(interaction: discord.Interaction, keyword: str, part: str | None = None) -> None:
        await answers.give(interaction, "keyword", {"keyword": keyword, "part": part})

    for option in ("keyword", "part"):
        show.autocomplete(option)(answers.completing("keyword", option))
    return show

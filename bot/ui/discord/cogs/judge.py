"""`/judge`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names

OPTIONS = ("text",)


def judge_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-judge"), description=localized_message("command-judge-description")
    )
    @app_commands.rename(**option_names(*OPTIONS))
    @app_commands.describe(**option_descriptions(*OPTIONS))
    async def judge(asked: discord.Interaction, text: str) -> None:
        await answers.give(asked, "judge", {"text": text})

    for option in OPTIONS:
        judge.autocomplete(option)(answers.completing("judge", option))
    return judge

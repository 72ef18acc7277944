"""`/rule`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording


def rule_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """The command, answered by `answers`."""

    @app_commands.command(name=wording("command-rule"), description=wording("command-rule-description"))
    @app_commands.rename(**names("rule", "page"))
    @app_commands.describe(**descriptions("rule", "page"))
    async def show(interaction: discord.Interaction, rule: str, page: str | None = None) -> None:
        await answers.give(interaction, "rule", {"rule": rule, "page": page})

    show.autocomplete("rule")(answers.completing("rule", "rule"))
    return show

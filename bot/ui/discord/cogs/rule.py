"""`/rule`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names


def rule_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-rule"), description=localized_message("command-rule-description")
    )
    @app_commands.rename(**option_names("rule", "page"))
    @app_commands.describe(**option_descriptions("rule", "page"))
    async def show(interaction: discord.Interaction, rule: str, page: str | None = None) -> None:
        await answers.give(interaction, "rule", {"rule": rule, "page": page})

    show.autocomplete("rule")(answers.completing("rule", "rule"))
    return show

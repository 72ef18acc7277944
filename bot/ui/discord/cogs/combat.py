"""`/combat`."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names

OPTIONS = ("attackers", "blockers", "defender", "life", "assign", "rules")


def combat_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""

    @app_commands.command(
        name=localized_message("command-combat"), description=localized_message("command-combat-description")
    )
    @app_commands.rename(**option_names(*OPTIONS))
    @app_commands.describe(**option_descriptions(*OPTIONS))
    async def combat(  # noqa: PLR0913, PLR0917 - discord.py reads the options off the signature
        interaction: discord.Interaction,
        attackers: str,
        blockers: str | None = None,
        defender: str | None = None,
        life: str | None = None,
        assign: str | None = None,
        rules: str | None = None,
    ) -> None:
        typed = {
            "attackers": attackers,
            "blockers": blockers,
            "defender": defender,
            "life": life,
            "assign": assign,
            "rules": rules,
        }
        await answers.give(interaction, "combat", typed)

    for option in ("attackers", "blockers", "defender", "rules"):
        combat.autocomplete(option)(answers.completing("combat", option))
    return combat

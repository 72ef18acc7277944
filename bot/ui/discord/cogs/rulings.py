"""`/rulings`."""

from typing import Any

from discord import app_commands

from bot.ui.commands.registry import COMMANDS
from bot.ui.discord.answers import Answers
from bot.ui.discord.cogs.groups import part_of


def rulings_command(answers: Answers) -> app_commands.Command[Any, ..., None]:
    """Return the command as Discord takes it, answered by `answers`."""
    return part_of(answers, next(command for command in COMMANDS if command.id == "rulings"))

"""`/emperor`, a group: a subcommand for each question about the table, and one for a whole situation."""

from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.cogs.groups import group_of


def emperor_command(answers: Answers) -> app_commands.Group:
    """Return the group as Discord takes it, answered by `answers`."""
    return group_of(answers, "emperor")

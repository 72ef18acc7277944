"""`/magenoir`, a group: a board that is played, a card, a term, and when something may be done."""

from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.cogs.groups import group_of


def magenoir_command(answers: Answers) -> app_commands.Group:
    """Return the group as Discord takes it, answered by `answers`."""
    return group_of(answers, "magenoir")

"""What Discord is told of each command, one file a command: its name, options and autocompletes.

`groups` makes commands with subcommands out of the registry, `menus` the entries of a message's menu. What a command
does is not known here: `Answers` runs it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.cogs.card import card_command
from bot.ui.discord.cogs.combat import combat_command
from bot.ui.discord.cogs.emperor import emperor_command
from bot.ui.discord.cogs.glossary import glossary_command
from bot.ui.discord.cogs.interaction import interaction_command
from bot.ui.discord.cogs.judge import judge_command
from bot.ui.discord.cogs.keyword import keyword_command
from bot.ui.discord.cogs.magenoir import magenoir_command
from bot.ui.discord.cogs.rule import rule_command
from bot.ui.discord.cogs.rulings import rulings_command

Cog: TypeAlias = Callable[[Answers], app_commands.Command[Any, ..., None] | app_commands.Group]

COGS: tuple[Cog, ...] = (
    judge_command,
    combat_command,
    interaction_command,
    keyword_command,
    card_command,
    rulings_command,
    rule_command,
    glossary_command,
    emperor_command,
    magenoir_command,
)
"""In the order of the registry, which is the order in which Discord lists them."""

"""A command with parts, as Discord has it: a group with a subcommand for each part, made from the registry's table."""

from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.ui.commands.registry import COMMANDS, Command, Option
from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import localized_message, option_descriptions, option_names


def group_of(answers: Answers, group: str) -> app_commands.Group:
    """Return the group of that id with all its parts, answered by `answers`."""
    made = app_commands.Group(
        name=localized_message(f"command-{group}"), description=localized_message(f"command-{group}-description")
    )
    for command in COMMANDS:
        if command.group == group:
            made.add_command(part_of(answers, command))
    return made


def part_of(answers: Answers, part: Command) -> app_commands.Command[Any, ..., None]:
    """Return one subcommand with its names, descriptions and autocompletes."""
    options = tuple(option.id for option in part.options)

    async def callback(interaction: discord.Interaction, **typed: str | None) -> None:
        await answers.give(interaction, part.id, {option: typed.get(option) for option in options})

    callback.__signature__ = callback_signature(part)  # type: ignore[attr-defined]  # discord.py reads the options off it
    described = app_commands.describe(**option_descriptions(*options))(
        app_commands.rename(**option_names(*options))(callback)
    )
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=localized_message(f"command-{part.id}"),
        description=localized_message(f"command-{part.id}-description"),
        callback=described,
    )
    for option in part.options:
        if option.complete is not None:
            command.autocomplete(option.id)(answers.completing(part.id, option.id))
    return command


def callback_signature(part: Command) -> Signature:
    """Return the signature of a callback that takes the part's options, all of them text, the required ones first."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    return Signature([first, *map(option_parameter, sorted(part.options, key=lambda option: not option.required))])


def option_parameter(option: Option) -> Parameter:
    if option.required:
        return Parameter(option.id, Parameter.POSITIONAL_OR_KEYWORD, annotation=str)
    return Parameter(option.id, Parameter.POSITIONAL_OR_KEYWORD, annotation=str | None, default=None)

"""`/emperor`, a group: a subcommand for each question about the table, and one for a whole situation."""

from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.answers import Answers
from bot.ui.discord.translator import descriptions, names, wording

TABLE = ("rules", "seats", "size")
OPTIONS: dict[str, tuple[str, ...]] = {
    "emperor-range": ("who", "whom", "territory", *TABLE),
    "emperor-attack": ("who", "whom", "territory", "creature", *TABLE),
    "emperor-march": ("who", "whom", "territory", "creature", *TABLE, "reading"),
    "emperor-effect": ("effect", "who", "whom", "territory", *TABLE),
    "emperor-play": ("actions", "situation", *TABLE, "reading"),
}
TYPED_FREELY = frozenset({"size"})
"""What autocomplete has nothing to offer for."""


NEEDED = frozenset({"actions"})
"""What a question can't do without."""


def emperor_command(answers: Answers) -> app_commands.Group:
    """The group, answered by `answers`."""
    group = app_commands.Group(name=wording("command-emperor"), description=wording("command-emperor-description"))
    for part, options in OPTIONS.items():
        group.add_command(part_of(answers, part, options))
    return group


def part_of(answers: Answers, part: str, options: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """One subcommand with its names, descriptions and autocompletes."""

    async def callback(interaction: discord.Interaction, **typed: str | None) -> None:
        await answers.give(interaction, part, {option: typed.get(option) for option in options})

    callback.__signature__ = signature(options)  # type: ignore[attr-defined]  # discord.py reads the options off it
    described = app_commands.describe(**descriptions(*options))(app_commands.rename(**names(*options))(callback))
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=wording(f"command-{part}"), description=wording(f"command-{part}-description"), callback=described
    )
    for option in options:
        if option not in TYPED_FREELY:
            command.autocomplete(option)(answers.completing(part, option))
    return command


def signature(options: tuple[str, ...]) -> Signature:
    """Of a callback that takes these options, all text, those that are needed first."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    return Signature([first, *map(parameter, sorted(options, key=lambda option: option not in NEEDED))])


def parameter(option: str) -> Parameter:
    if option in NEEDED:
        return Parameter(option, Parameter.POSITIONAL_OR_KEYWORD, annotation=str)
    return Parameter(option, Parameter.POSITIONAL_OR_KEYWORD, annotation=str | None, default=None)

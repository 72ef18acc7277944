"""What Discord is told of each command: its name, options and autocompletes, made from the registry's table.

Each command has two options more, which say how it is answered and not what is asked. What a command does is not known
here: `Answers` runs it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from inspect import Parameter, Signature
from itertools import groupby
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.language import LANGUAGES
from bot.ui.ask import LONGEST_LINE
from bot.ui.commands.registry import Command, MessageCommand, Option
from bot.ui.discord.answers import Answers, Manner
from bot.ui.discord.building.builders import BUILDERS
from bot.ui.discord.layout import undressed_text
from bot.ui.discord.translator import (
    languages_to_choose,
    localized_message,
    localized_texts,
    option_descriptions,
    option_names,
)

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None]

PRIVATE, LANGUAGE = "private", "language"
"""The options that each command has besides its own."""


def command_tree(answers: Answers, commands: Sequence[Command]) -> Iterator[AnyCommand | app_commands.Group]:
    """Yield all commands in their order, the parts of one group together."""
    for _, together in groupby(commands, lambda each: each.group or each.id):
        first, *more = together
        yield group_of(answers, [first, *more]) if first.group else command_of(answers, first)


def group_of(answers: Answers, parts: Sequence[Command]) -> app_commands.Group:
    """Return a group with a subcommand for each part."""
    group = parts[0].group
    made = app_commands.Group(
        name=localized_message(f"command-{group}"), description=localized_message(f"command-{group}-description")
    )
    for part in parts:
        made.add_command(command_of(answers, part))
    return made


def command_of(answers: Answers, command: Command) -> AnyCommand:
    """Return one command or subcommand with its names, descriptions, choices and autocompletes."""
    options = tuple(option.id for option in command.options)

    async def callback(interaction: discord.Interaction, **typed: Any) -> None:
        given = {option: None if typed.get(option) is None else str(typed[option]) for option in options}
        await answers.give(interaction, command.id, given, Manner(typed.get(PRIVATE), typed.get(LANGUAGE)))

    callback.__signature__ = callback_signature(command)  # type: ignore[attr-defined]  # discord.py reads the options off it
    described = app_commands.describe(
        **option_descriptions(PRIVATE, LANGUAGE, **{each.id: each.message for each in command.options})
    )(app_commands.rename(**option_names(*options, PRIVATE, LANGUAGE))(callback))
    chosen = {option.id: choices_of(option, answers) for option in command.options if option.closed}
    made: AnyCommand = app_commands.Command(
        name=localized_message(f"command-{command.id}"),
        description=localized_message(f"command-{command.id}-description"),
        callback=app_commands.choices(**chosen, language=languages_to_choose())(described),
    )
    for option in command.options:
        if option.complete is not None and not option.closed:
            made.autocomplete(option.id)(answers.completing(command.id, option.id))
    return made


def callback_signature(command: Command) -> Signature:
    """Return the signature of a callback that takes the command's options, the required ones first; what can be built
    requires none."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    required = [replace(each, required=each.required and command.id not in BUILDERS) for each in command.options]
    own = map(option_parameter, sorted(required, key=lambda option: not option.required))
    manner = (optional_parameter(PRIVATE, bool), optional_parameter(LANGUAGE, str))
    return Signature([first, *own, *manner])


def option_parameter(option: Option) -> Parameter:
    """Return a parameter annotated as discord.py wants it: a whole number, one of a list, or a short text."""
    annotation: Any = app_commands.Range[str, 1, LONGEST_LINE]
    if option.bounds is not None:
        annotation = app_commands.Range[int, *option.bounds]
    elif option.closed:
        annotation = str
    if option.required:
        return Parameter(option.id, Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation)
    return optional_parameter(option.id, annotation)


def optional_parameter(name: str, annotation: Any) -> Parameter:
    return Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation | None, default=None)


def choices_of(option: Option, answers: Answers) -> list[app_commands.Choice[str]]:
    """Return all that a closed option may be, each read in the person's language and sent to us in English."""
    offered = {lang: answers.offered(option, lang) for lang in LANGUAGES}
    return [
        app_commands.Choice(
            name=localized_texts({lang: offered[lang][at].name for lang in LANGUAGES}), value=suggestion.value
        )
        for at, suggestion in enumerate(offered["en"])
    ]


def menu_of(answers: Answers, menu: MessageCommand) -> app_commands.ContextMenu:
    """Return an entry of the menu that every message has."""

    async def about(interaction: discord.Interaction, message: discord.Message) -> None:
        await answers.read(interaction, menu.id, "\n".join(texts_of(message)))

    return app_commands.ContextMenu(name=localized_message(f"menu-{menu.id}"), callback=about)


def texts_of(message: discord.Message) -> Iterator[str]:
    """Yield what people read in a message, embeds and layouts included."""
    yield message.content
    for embed in message.embeds:
        yield from filter(None, (embed.title, embed.description))
        for field in embed.fields:
            yield from filter(None, (field.name, field.value))
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            yield undressed_text(item.content)

"""Commands as typed in the console or after `ask`: `/combat attackers: … blockers: …`, in either language's names.

Each option runs to the next option's name; a command's only required option needs no name."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias

from bot.config import LANGUAGES
from bot.ui.commands.registry import COMMANDS, Command, Option, command_named


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command with what was typed for its options, by the options' ids."""

    command: Command
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class UnknownCommand:
    """`nearest` is the known name that is most like it."""

    name: str
    nearest: str


@dataclass(frozen=True, slots=True)
class MissingOption:
    command: Command
    option: Option


@dataclass(frozen=True, slots=True)
class PlainQuestion:
    """Words that are no command."""

    text: str


Typed: TypeAlias = TypedCommand | UnknownCommand | MissingOption | PlainQuestion


def read_typed(text: str) -> Typed:
    """Say what a typed line is."""
    line = text.strip()
    if not line.startswith("/"):
        return PlainQuestion(line)
    name, _, rest = line[1:].partition(" ")
    command = command_named(name)
    if command is None:
        names = sorted({each for known in COMMANDS for each in known.names()})
        return UnknownCommand(name, get_close_matches(name.casefold(), names, n=1, cutoff=0.0)[0])
    options = read_options(command, rest)
    missing = next((each for each in command.options if each.required and not options.get(each.id)), None)
    return TypedCommand(command, options) if missing is None else MissingOption(command, missing)


def read_options(command: Command, text: str) -> dict[str, str]:
    """Cut `name: value name: value` at the names of the command's options; a later one of the same name wins."""
    ids = {option.name(lang): option.id for option in command.options for lang in LANGUAGES}
    names = "|".join(sorted((re.escape(name) for name in ids), key=len, reverse=True))
    pieces = re.split(rf"(?:^|(?<=\s))({names})\s*:", text, flags=re.IGNORECASE)
    options = {ids[name.casefold()]: value.strip() for name, value in zip(pieces[1::2], pieces[2::2], strict=True)}
    only = next((option.id for option in command.options if option.required), None)
    if pieces[0].strip() and only is not None:
        options.setdefault(only, pieces[0].strip())
    return {option: value for option, value in options.items() if value}

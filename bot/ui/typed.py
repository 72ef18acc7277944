"""Commands as typed in the console or after `ask`: `/combat attackers: … blockers: …`, in either language's names.

Such lines are read here, and written. Each option runs to the next option's name; a command's first option needs no
name. Accents and case are as one likes. What is given twice, or looks like an option and is none, is refused: dropping
words would answer another question."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import TypeAlias

from bot.language import LANGUAGES
from bot.ui.commands.registry import COMMANDS, Command, Option, bare_name, command_named, parts_named
from bot.ui.reply import Button

NAME = re.compile(r"(?:^|(?<=\s))([^\W\d_][\w-]*)(?P<colon>\s*:)?(?=\s|$|(?<=:))")
"""A word that stands alone, and its colon."""

LIKE_A_COMMAND = 0.6
LIKE_AN_OPTION = 0.75
"""From which likeness on a name is taken for a misspelling of a known one, of at most 1."""


TAKEN_FOR_OPTIONS = frozenset(
    ("table", "question", "setup", "state", "text", "query", "cards", "play", "etat", "texte", "cartes", "jeu")
)
"""Words, bare, by which people call what options are for."""
NO_OTHER_WORDS = frozenset(("attackers", "blockers", "situation", "board", "actions", "assign", "seats"))
"""The options, by their ids, whose names stand before no colon within a value, as `moment` does in a card's text."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command with what was typed for its options, by the options' ids."""

    command: Command
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class UnknownCommand:
    """`nearest` is the known command of which the name may be a misspelling, None where it is like none."""

    name: str
    nearest: Command | None


@dataclass(frozen=True, slots=True)
class UnknownPart:
    """A group of commands, with a word behind it that is none of its `parts`, or without any."""

    group: str
    name: str
    parts: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class UnknownOption:
    """A name with a colon that is nearly an option's, or taken for one's, or at the head of a line that has its first
    option elsewhere; `nearest` is None where it is like none."""

    command: Command
    name: str
    nearest: Option | None


@dataclass(frozen=True, slots=True)
class RepeatedOption:
    command: Command
    option: Option


@dataclass(frozen=True, slots=True)
class MissingOption:
    command: Command
    option: Option


@dataclass(frozen=True, slots=True)
class PlainQuestion:
    """Words that are no command."""

    text: str


Typed: TypeAlias = (
    TypedCommand | UnknownCommand | UnknownPart | UnknownOption | RepeatedOption | MissingOption | PlainQuestion
)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of what follows a command's name; `value` keeps the spaces at its end."""

    option: Option
    value: str


def read_typed(text: str) -> Typed:
    """Say what a typed line is."""
    line = text.strip()
    if not line.startswith("/"):
        return PlainQuestion(line)
    command, rest = opening_command(line[1:])
    if command is not None:
        return read_command(command, rest)
    name, part = (*line[1:].split(maxsplit=2), "", "")[:2]
    if parts := parts_named(name):
        return UnknownPart(name, part, tuple(parts))
    return UnknownCommand(name, nearest_command(name))


OPENING = re.compile(r"(?P<first>\S+)(?:\s+(?P<second>\S+))?")


def opening_command(text: str) -> tuple[Command | None, str]:
    """The command that a text opens with, of two words or of one, and what follows it; None and all of the text where
    it opens with none."""
    match = OPENING.match(text)
    if match is None:
        return None, text
    for end in (match.end("second"), match.end("first")):
        command = command_named(text[:end]) if end > 0 else None
        if command is not None and bool(command.group) == (end != match.end("first")):
            return command, text[end:].lstrip()
    return None, text


def read_command(command: Command, text: str) -> Typed:
    """Read a command's options, or say the first thing that is wrong with them."""
    if (unknown := unknown_option(command, text)) is not None:
        return unknown
    given = [part.option for part in parts_of(command, text) if part.value.strip()]
    repeated = next((each for at, each in enumerate(given) if each in given[:at]), None)
    missing = next((each for each in command.options if each.required and each not in given), None)
    if repeated is not None:
        stranger = NAME.match(text)
        if stranger is not None and stranger["colon"] and bare_name(stranger[1]) not in options_by_name(command):
            return UnknownOption(command, stranger[1], None)
        return RepeatedOption(command, repeated)
    if missing is not None:
        return MissingOption(command, missing)
    return TypedCommand(command, read_options(command, text))


def button_as_line(button: Button) -> str:
    """Return the line that asks what the button asks, for those who type; `read_typed` reads it back."""
    command = next(each for each in COMMANDS if each.id == button.command)
    first = command.options[0].id
    named = [
        f"{option.name(button.lang)}: {button.options[option.id]}"
        for option in command.options[1:]
        if option.id in button.options
    ]
    return " ".join([f"/{command.name(button.lang)}", *filter(None, [button.options.get(first)]), *named])


def nearest_command(name: str) -> Command | None:
    known = {bare_name(each): command for command in COMMANDS for each in command.names()}
    near = get_close_matches(bare_name(name), known, n=1, cutoff=LIKE_A_COMMAND)
    return known[near[0]] if near else None


def unknown_option(command: Command, text: str) -> UnknownOption | None:
    """Return the first name with a colon that is nearly an option's, or what else people take for one's name; any other
    word with a colon is part of a value."""
    known = options_by_name(command)
    for match in NAME.finditer(text):
        name = bare_name(match[1])
        if not match["colon"] or name in known:
            continue
        near = get_close_matches(name, known, 1, LIKE_AN_OPTION)
        if near or name in foreign_option_names():
            return UnknownOption(command, match[1], known[near[0]] if near else None)
    return None


@cache
def foreign_option_names() -> frozenset[str]:
    """The bare names that a command without such options is given: those of other commands, and words like them."""
    options = (option for command in COMMANDS for option in command.options if option.id in NO_OTHER_WORDS)
    return TAKEN_FOR_OPTIONS | {bare_name(option.name(lang)) for option in options for lang in LANGUAGES}


def options_by_name(command: Command) -> Mapping[str, Option]:
    """A command's options by their bare names in all languages."""
    return {bare_name(option.name(lang)): option for option in command.options for lang in LANGUAGES}


def parts_of(command: Command, text: str) -> list[Part]:
    """Cut `name: value name: value` at the names of the command's options; the first one may stand first, unnamed.

    The colon may be missing behind a name that means nothing else."""
    known = options_by_name(command)
    named = [
        (found, option)
        for found in NAME.finditer(text)
        if (option := known.get(bare_name(found[1]))) and (found["colon"] or option.plain)
    ]
    ends = [*(found.start() for found, _ in named[1:]), len(text)][: len(named)]
    parts = [Part(option, text[found.end() : end].lstrip()) for (found, option), end in zip(named, ends, strict=True)]
    before = text[: named[0][0].start()] if named else text
    return [Part(command.options[0], before.lstrip()), *parts] if before.strip() else parts


def read_options(command: Command, text: str) -> dict[str, str]:
    """Return what was typed for each option, by its id; empty values are left out."""
    return {part.option.id: part.value.strip() for part in parts_of(command, text) if part.value.strip()}

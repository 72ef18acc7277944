"""Commands as typed in the console or after `ask`: `/combat attackers: … blockers: …`, in either language's names.

Reads such lines, and writes them for buttons. An option's value runs to the next option's name; a command's first
option needs no name. Accents and case do not matter. An option that is given twice, or a word that looks like an option
and is none, is refused: to drop it would answer another question."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.record import record_class
from bot.language import LANGUAGES
from bot.ui.commands.registry import (
    COMMANDS,
    Command,
    Option,
    bare_name,
    command_named,
    commands_by_name,
    options_by_name,
    parts_named,
)
from bot.ui.reply import Button

NAME = re.compile(r"(?:^|(?<=\s))([^\W\d_][\w-]*)(?P<colon>\s*:)?(?=\s|$|(?<=:))")
"""A word that stands alone, and its colon."""

LIKE_A_COMMAND = 0.6
LIKE_AN_OPTION = 0.75
"""The likeness, at most 1, from which on a word is taken for a misspelling of a known name."""

MISTAKEN_FOR_OPTIONS = frozenset(
    ("table", "question", "setup", "state", "text", "query", "cards", "play", "etat", "texte", "cartes", "jeu")
)
"""Words that people type as if they were the names of options, as `bare_name` writes them."""

NEVER_WITHIN_VALUES = frozenset(("attackers", "blockers", "situation", "board", "actions", "assign", "seats"))
"""Options, by their ids, whose name with a colon is never a part of another option's value. Others are: a card's text
may well contain `moment:`."""


WITHOUT_COLONS = frozenset(("who", "whom", "territory", "creature", "size", "rules", "effect", "reading"))
"""Options, by their ids, whose value never holds a colon: behind one a word with a colon can only mean an option."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command, and what was typed for its options by the options' ids."""

    command: Command
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class UnknownCommand:
    """A name that is no command's; `nearest` is the command that it may misspell, None where it is like none."""

    name: str
    nearest: Command | None


@dataclass(frozen=True, slots=True)
class UnknownPart:
    """A group of commands with a word behind it that is none of its `parts`; `name` is empty where there is no word."""

    group: str
    name: str
    parts: tuple[Command, ...]


@dataclass(frozen=True, slots=True)
class UnknownOption:
    """A word with a colon that is meant as an option and is none of the command's.

    It misspells one, or is one of another command, or begins a line whose first option is given elsewhere. `nearest` is
    the option that it may misspell, None where it is like none."""

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
    """A line that does not begin with a slash."""

    text: str


Typed: TypeAlias = (
    TypedCommand | UnknownCommand | UnknownPart | UnknownOption | RepeatedOption | MissingOption | PlainQuestion
)


@record_class
class LoneWord:
    """A word that stands alone in a line: where it is, its bare name, and whether a colon follows it."""

    start: int
    end: int
    typed: str
    name: str
    colon: bool


@dataclass(frozen=True, slots=True)
class Part:
    """An option with its value as it was typed; `value` keeps the spaces at its end."""

    option: Option
    value: str


def read_typed(text: str) -> Typed:
    """Read a typed line as a command with its options, or say what is wrong with it."""
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
    """Return the command that a text begins with, of two words (`emperor range`) or of one, and what follows it; None
    and the whole text where it begins with none."""
    match = OPENING.match(text)
    if match is None:
        return None, text
    for end in (match.end("second"), match.end("first")):
        command = command_named(text[:end]) if end > 0 else None
        if command is not None and bool(command.group) == (end != match.end("first")):
            return command, text[end:].lstrip()
    return None, text


def read_command(command: Command, text: str) -> Typed:
    """Read a command's options, or say the first thing that is wrong with them; all that a command of one box is given
    is its text."""
    if command.id == "judge":
        only = command.options[0]
        return TypedCommand(command, {only.id: text.strip()}) if text.strip() else MissingOption(command, only)
    if not command.options:
        return TypedCommand(command, {})  # what stands behind it changes nothing
    words = lone_words(text)
    if (unknown := unknown_option(command, words)) is not None:
        return unknown
    parts = [part for part in cut_at_options(command, text, words) if part.value.strip()]
    given = [part.option for part in parts]
    repeated = next((each for at, each in enumerate(given) if each in given[:at]), None)
    missing = next((each for each in command.options if each.required and each not in given), None)
    if repeated is not None:
        stranger = next((each for each in words if each.start == 0), None)
        if stranger is not None and stranger.colon and stranger.name not in options_by_name(command.id):
            return UnknownOption(command, stranger.typed, None)
        return RepeatedOption(command, repeated)
    if missing is not None:
        return MissingOption(command, missing)
    return TypedCommand(command, values_of(parts))


def button_as_line(button: Button) -> str:
    """Return the typed line that asks the same as the button; `read_typed` reads it back."""
    command = next(each for each in COMMANDS if each.id == button.command)
    first = command.options[0].id if command.options else ""
    named = [
        f"{option.name(button.lang)}: {button.options[option.id]}"
        for option in command.options[1:]
        if option.id in button.options
    ]
    return " ".join([f"/{command.name(button.lang)}", *filter(None, [button.options.get(first)]), *named])


def nearest_command(name: str) -> Command | None:
    known = commands_by_name()
    near = get_close_matches(bare_name(name), known, n=1, cutoff=LIKE_A_COMMAND)
    return known[near[0]] if near else None


def lone_words(text: str) -> list[LoneWord]:
    """Return the words of a line that stand alone."""
    found = NAME.finditer(text)
    return [LoneWord(*each.span(), each[1], bare_name(each[1]), each["colon"] is not None) for each in found]


def unknown_option(command: Command, words: Sequence[LoneWord]) -> UnknownOption | None:
    """Return the first word with a colon that misspells an option or is a name that this command does not have, None if
    there is none; any other word with a colon is part of a value."""
    known, within = options_by_name(command.id), command.options[0].id
    for word in words:
        if not word.colon or word.name in known:
            within = known[word.name].id if word.colon else within
            continue
        near = get_close_matches(word.name, known, 1, LIKE_AN_OPTION)
        if near or word.name in names_of_no_value() or within in WITHOUT_COLONS:
            return UnknownOption(command, word.typed, known[near[0]] if near else None)
    return None


@cache
def names_of_no_value() -> frozenset[str]:
    """Return the bare names that with a colon always mean an option, never a part of a value."""
    options = (option for command in COMMANDS for option in command.options if option.id in NEVER_WITHIN_VALUES)
    return MISTAKEN_FOR_OPTIONS | {bare_name(option.name(lang)) for option in options for lang in LANGUAGES}


def parts_of(command: Command, text: str) -> list[Part]:
    """Cut `name: value name: value` at the names of the command's options."""
    return cut_at_options(command, text, lone_words(text))


def cut_at_options(command: Command, text: str, words: Sequence[LoneWord]) -> list[Part]:
    """Cut a text at those of its words that name the command's options.

    What stands before the first name belongs to the command's first option. The colon may be left out behind the name
    of an option with `colon_optional`."""
    known = options_by_name(command.id)
    named = [
        (word, option) for word in words if (option := known.get(word.name)) and (word.colon or option.colon_optional)
    ]
    ends = [*(word.start for word, _ in named[1:]), len(text)][: len(named)]
    parts = [Part(option, text[word.end : end].lstrip()) for (word, option), end in zip(named, ends, strict=True)]
    before = text[: named[0][0].start] if named else text
    return [Part(command.options[0], before.lstrip()), *parts] if before.strip() else parts


def values_of(parts: Sequence[Part]) -> dict[str, str]:
    """Return what was typed for each option, by its id; empty values are left out."""
    return {part.option.id: value for part in parts if (value := part.value.strip())}

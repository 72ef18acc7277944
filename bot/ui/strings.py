"""What the interface says, in both languages: the messages of `data/strings` with their arguments filled in.

A translator edits those files and needs no Python. A message that is missing or lacks an argument is a fault of ours
and raises."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.language import Language
from bot.resources import data_folder

REPEATED = 300
"""The most characters of one argument that a message repeats."""

SMALL = range(1000)
"""The numbers that every language writes alike, with no digits to group."""


class Part(NamedTuple):
    """A part of a message that only repeats its arguments: a text, or the name of an argument."""

    text: str
    is_argument: bool


Parts: TypeAlias = tuple[Part, ...]


class MissingTextError(LookupError):
    """The files lack a message, or its arguments do not fit."""


class Strings:
    """All messages of one language."""

    def __init__(self, lang: Language, sources: Mapping[str, str]) -> None:
        self.lang = lang
        # Isolating marks around arguments would break search and copy-paste.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._plain: dict[str, str] = {}
        """The messages that took no argument, as they were filled in."""
        self._parts: dict[str, Parts | None] = {}
        """The parts of each message that was said with arguments; None of one that Fluent has to resolve."""
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """Return the message with its arguments filled in; raises `MissingTextError`."""
        known = None if arguments else self._plain.get(message)
        if known is not None:
            return known
        if (parts := self._parts.get(message)) and (filled := fill_in(parts, arguments)) is not None:
            return filled
        if message not in self or (pattern := self._bundle.get_message(message).value) is None:
            raise MissingTextError(f"{self.lang}: {message}")
        text, errors = self._bundle.format_pattern(
            pattern, {name: shorten_argument(each) for name, each in arguments.items()}
        )
        if errors:
            raise MissingTextError(f"{self.lang}: {message}: {errors}")
        if arguments:
            self._parts[message] = parts_of_pattern(pattern)
        else:
            self._plain[message] = str(text)
        return str(text)


def shorten_argument(argument: Any) -> Any:
    """Cut a long text to what a message may repeat: Fluent refuses very long arguments. Other values are kept."""
    if isinstance(argument, str) and len(argument) > REPEATED:
        return f"{argument[: REPEATED - 1]}…"
    return argument


def parts_of_pattern(pattern: ast.Pattern) -> Parts | None:
    """Return the parts of a message that only repeats its arguments, None of any other."""
    found = [part_of_element(each) for each in getattr(pattern, "elements", (pattern,))]
    parts = tuple(each for each in found if each is not None)
    return parts if len(parts) == len(found) else None


def part_of_element(element: object) -> Part | None:
    """Return a text or the name of an argument, None where more than repeating is to be done."""
    match element:
        case ast.TextElement(value=text):
            return Part(text, is_argument=False)
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return Part(name, is_argument=True)
        case _:
            return None


def fill_in(parts: Sequence[Part], arguments: Mapping[str, Any]) -> str | None:
    """Fill the arguments in; None if one is missing, or is for Fluent to write."""
    filled: list[str] = []
    for text, is_argument in parts:
        argument = arguments.get(text) if is_argument else text
        if isinstance(argument, str):
            filled.append(shorten_argument(argument) if is_argument else argument)
        elif type(argument) is int and argument in SMALL:
            filled.append(str(argument))
        else:
            return None
    return "".join(filled)


@lru_cache
def strings_in(lang: Language) -> Strings:
    """Return the shipped messages of a language, read once."""
    return Strings(lang, read_string_files(data_folder() / "strings" / lang))


def read_string_files(folder: Path) -> Mapping[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}

"""What the interface says, in both languages: the messages of `data/strings` with their arguments filled in.

A translator edits those files and needs no Python. A message that is missing or lacks an argument is a fault of ours
and raises."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.language import Language
from bot.resources import data_folder

REPEATED = 300
"""The most characters of one argument that a message repeats."""


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
        for source in sources.values():
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """Return the message with its arguments filled in; raises `MissingTextError`."""
        known = None if arguments else self._plain.get(message)
        if known is not None:
            return known
        if message not in self or (pattern := self._bundle.get_message(message).value) is None:
            raise MissingTextError(f"{self.lang}: {message}")
        text, errors = self._bundle.format_pattern(
            pattern, {name: shorten_argument(each) for name, each in arguments.items()}
        )
        if errors:
            raise MissingTextError(f"{self.lang}: {message}: {errors}")
        if not arguments:
            self._plain[message] = str(text)
        return str(text)


def shorten_argument(argument: Any) -> Any:
    """Cut a long text to what a message may repeat: Fluent refuses very long arguments. Other values are kept."""
    if isinstance(argument, str) and len(argument) > REPEATED:
        return f"{argument[: REPEATED - 1]}…"
    return argument


@lru_cache
def strings_in(lang: Language) -> Strings:
    """Return the shipped messages of a language, read once."""
    return Strings(lang, read_string_files(data_folder() / "strings" / lang))


def read_string_files(folder: Path) -> Mapping[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}

"""What the command line's commands share: printing JSON, choosing a language, reading lines."""

import argparse
import errno
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TextIO

from bot.config import Settings
from bot.language import Language

STANDARD_INPUT = "-"


def print_json(value: Any) -> None:
    """Print one JSON value as a line of standard output."""
    print(json_line(value), flush=True)


def json_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def output_language(settings: Settings, options: argparse.Namespace) -> Language:
    """Return the language of the arguments, else of the settings, else of the terminal."""
    return settled_language(settings, options) or settings.system_lang


def settled_language(settings: Settings, options: argparse.Namespace) -> Language | None:
    """Return the language of the arguments, else of the settings; None where neither names one."""
    chosen: Language | None = options.lang if "lang" in options else None
    return chosen or settings.lang


def lines_of(words: Iterable[str]) -> Iterator[str]:
    """Yield the words as one line; for a lone `-`, the lines of standard input that are not empty."""
    given = list(words)
    if given != [STANDARD_INPUT]:
        yield " ".join(given)
        return
    for line in standard_input():
        if line.strip():
            yield line.strip()


def standard_input() -> TextIO:
    """Return standard input; raises `OSError` where we were started with it closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "standard input is closed")
    return sys.stdin

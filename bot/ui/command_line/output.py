"""How the command line prints: the person's form, and one JSON value a line for programs."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from bot.config import Settings
from bot.language import Language

STANDARD_INPUT = "-"


def print_json(value: Any) -> None:
    """One JSON value on a line of standard output."""
    print(json_line(value), flush=True)


def json_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def output_language(settings: Settings, options: argparse.Namespace) -> Language:
    """The language asked for, else the one set, else the terminal's."""
    return settled_language(settings, options) or settings.system_lang


def settled_language(settings: Settings, options: argparse.Namespace) -> Language | None:
    """The language asked for, else the one set; None where nobody has said."""
    chosen: Language | None = options.lang if "lang" in options else None
    return chosen or settings.lang


def lines_of(words: Iterable[str]) -> Iterator[str]:
    """The words as one line; a lone `-` stands for the lines of standard input, empty ones left out."""
    given = list(words)
    if given != [STANDARD_INPUT]:
        yield " ".join(given)
        return
    for line in sys.stdin:
        if line.strip():
            yield line.strip()

"""Cuts the text of the Comprehensive Rules into numbered rules and glossary entries, for the store's tables.

Knows the layout of that file, whose line ends differ from edition to edition; not what a rule means."""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from pathlib import Path

from bot.cards.errors import SourceUnreadableError
from bot.cards.sync.read import read_whole
from bot.engine.frozen_class import dataclass

_EFFECTIVE = re.compile(r"effective as of (\w+ \d{1,2}, \d{4})")
_NUMBER = re.compile(r"(\d{1,3}\.(?:\d{1,3}[a-z]?)?)\.?\s+(?=\S)")
_LINE_END = re.compile(r"\r*\n|\r+")


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One edition; `edition` is the ISO date from which it is in force."""

    edition: str
    rules: tuple[tuple[str, str], ...]
    """Pairs of number and text, `("702.19b", …)`; a text's examples follow on lines of their own."""
    glossary: tuple[tuple[str, str], ...]


def newest_rulebook(folder: Path) -> Rulebook | None:
    """Return the latest edition among `comprehensive-rules*.txt`, None where there is none."""
    books = [read_rulebook(path) for path in sorted(folder.glob("comprehensive-rules*.txt"))]
    return max(books, key=lambda book: book.edition, default=None)


def read_rulebook(path: Path) -> Rulebook:
    """Return the rules of a file. Raises `SourceUnreadableError` if it names no edition or has no rule."""
    try:
        text = read_whole(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceUnreadableError(path, str(error)) from error
    lines = [line.strip() for line in _LINE_END.split(text)]
    effective = _EFFECTIVE.search(text)
    starts = [position for position, line in enumerate(lines) if line == "Glossary"]
    ends = [position for position, line in enumerate(lines) if line == "Credits"]
    if effective is None or not starts or not ends:
        raise SourceUnreadableError(path, "does not look like the Comprehensive Rules")
    edition = datetime.strptime(effective[1], "%B %d, %Y").date().isoformat()  # noqa: DTZ007  a day, not a moment
    rules = tuple(_numbered_rules(lines[ends[0] + 1 : starts[-1]]))
    if not rules:
        raise SourceUnreadableError(path, "holds no rule")
    return Rulebook(edition, rules, tuple(_glossary_entries(lines[starts[-1] + 1 : ends[-1]])))


def _numbered_rules(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield number and text of each numbered line, with the unnumbered lines that follow it."""
    number, texts = "", list[str]()
    for line in filter(None, lines):
        if begun := _NUMBER.match(line):
            if number:
                yield number, "\n".join(texts)
            number, texts = begun[1].rstrip("."), [line[begun.end() :]]
        elif number:
            texts.append(line)
    if number:
        yield number, "\n".join(texts)


def _glossary_entries(lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the term and the text of each block of lines."""
    for filled, block in groupby(lines, bool):
        if filled:
            term, *texts = block
            yield term, "\n".join(texts)

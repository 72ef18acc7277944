"""Finds what any text mentions: keywords by their names, rules by their numbers.

Uses each word for one name at most, the longest names first. Knows nothing of cards."""

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from bot.reference.entries import KeywordEntry
from bot.reference.folding import fold_text
from bot.reference.keywords import KeywordIndex

A_WORD = re.compile(r"[^\W_](?:[^\W_]|['’-](?=[^\W_]))*")
A_RULE = re.compile(r"(?<![\d.])\d{3}\.\d{1,3}[a-z]?(?![\w.]*\d)")
LONGEST_NAME = 6
"""In words: longer names are not looked for."""
SHORTEST = 3
"""In letters: a shorter word is an abbreviation, and `DT` in a message may mean anything."""

Named = TypeVar("Named")


def keywords_in(text: str, index: KeywordIndex) -> tuple[KeywordEntry, ...]:
    """Return the keywords that a text names, each once, in the order of the text."""

    def called(name: str) -> KeywordEntry | None:
        return index.called(fold_text(name)) if len(name) >= SHORTEST else None

    return tuple({entry.id: entry for entry in names_in(text, called)}.values())


def rules_in(text: str) -> tuple[str, ...]:
    """Return the rule numbers in a text, each once, in the order of the text."""
    return tuple(dict.fromkeys(A_RULE.findall(text)))


def names_in(text: str, known: Callable[[str], Named | None]) -> Iterator[Named]:
    """Yield what `known` returns for names in a text, the longest at each place; no word is part of two names."""
    words = list(A_WORD.finditer(text))
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + LONGEST_NAME), at, -1):
            found = known(text[words[at].start() : words[end - 1].end()])
            if found is not None:
                yield found
                at = end
                break
        else:
            at += 1

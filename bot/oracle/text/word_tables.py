"""How this package writes its tables of words: lists in one string, phrases indexed by their first word."""

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Words: TypeAlias = tuple[str, ...]
PhraseTable: TypeAlias = dict[str, tuple[tuple[Words, T], ...]]


def split_words(listing: str) -> Words:
    """Return the words of a listing that spaces separate."""
    return tuple(listing.split())


def split_phrases(listing: str) -> tuple[str, ...]:
    """Return the phrases of a listing that bars separate, with single spaces."""
    return tuple(" ".join(phrase.split()) for phrase in listing.split("|"))


def phrase_table(meanings: Mapping[str, T]) -> PhraseTable[T]:
    """Index phrases of folded words by their first word, the longest first, for `Cursor.choose`."""
    table: dict[str, list[tuple[Words, T]]] = {}
    for phrase, meaning in meanings.items():
        spelled = split_words(phrase)
        table.setdefault(spelled[0], []).append((spelled, meaning))
    return {word: tuple(sorted(rows, key=lambda row: -len(row[0]))) for word, rows in table.items()}

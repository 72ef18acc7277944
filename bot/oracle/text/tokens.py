"""Card text to tokens with spans: words, numbers, symbols, sizes, dashes, punctuation.

Sets reminder text (CR 207.2a) aside with its span and folds letters, dashes and apostrophes; knows no word of the
game."""

import re
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple, TypeAlias

Span: TypeAlias = tuple[int, int]
"""Start and end in characters of the card's text, the end excluded."""


class Kind(IntEnum):
    WORD = 1
    NUMBER = 2
    SYMBOL = 3
    """A symbol in braces, `{2}`, `{T}` (CR 107.4)."""
    SIZE = 4
    """Two signed numbers, `+1/+1`, or a power and toughness, `2/2`."""
    DASH = 5
    """A hyphen, minus, en or em dash that is not part of a word or number."""
    PUNCTUATION = 6
    LINE = 7
    """A line break: paragraphs end here."""
    OTHER = 8


class Token(NamedTuple):
    kind: Kind
    word: str
    """Folded: lower case, `-` for minus signs in sizes, `—` for every dash, straight apostrophes and quotes."""
    raw: str
    start: int
    end: int

    @property
    def span(self) -> Span:
        return self.start, self.end


class Tokens(NamedTuple):
    """A card's text in tokens, and the spans of its reminder texts, parentheses included."""

    tokens: tuple[Token, ...]
    reminders: tuple[Span, ...]


_LETTER = r"[^\W\d_]"
_GROUPS = (
    (Kind.LINE, r"\n"),
    (Kind.SYMBOL, r"\{[^{}\s]+\}"),
    (Kind.SIZE, r"[+\-−–]?(?:\d+|[XY*])/[+\-−–]?(?:\d+|[XY*])(?![\w/])"),
    (Kind.WORD, rf"{_LETTER}+(?:['’\-]{_LETTER}+)*(?:(?<=s)['’])?"),
    (Kind.NUMBER, r"\d+"),
    (Kind.DASH, r"[-−–—‒―]"),
    (Kind.PUNCTUATION, r"[.,;:!?()\"“”'’+•|\[\]]"),
    (Kind.OTHER, r"\S"),
)
_TOKEN = re.compile("|".join(f"({pattern})" for _, pattern in _GROUPS))
_KINDS = (Kind.OTHER, *(kind for kind, _ in _GROUPS))
_STRAIGHT = str.maketrans({"’": "'", "“": '"', "”": '"', "−": "-", "–": "-"})


def tokenize(text: str) -> Tokens:
    """Return the tokens outside reminder text in order, and the reminder texts' spans."""
    reminders = tuple(reminder_spans(text))
    masked = text
    for start, end in reminders:
        masked = masked[:start] + " " * (end - start) + masked[end:]
    return Tokens(tuple(_scan_tokens(masked)), reminders)


def reminder_spans(text: str) -> Iterator[Span]:
    """CR 207.2a: yield each outermost pair of parentheses that closes within its paragraph."""
    start, depth = 0, 0
    for found in re.finditer(r"[()\n]", text):
        sign = found.group()
        if sign == "\n":
            depth = 0
        elif sign == "(":
            start, depth = (start, depth + 1) if depth else (found.start(), 1)
        elif depth:
            depth -= 1
            if not depth:
                yield start, found.end()


def _scan_tokens(text: str) -> Iterator[Token]:
    for found in _TOKEN.finditer(text):
        kind, raw = _KINDS[found.lastindex or 0], found.group()
        yield Token(kind, _fold_token(kind, raw), raw, found.start(), found.end())


def _fold_token(kind: Kind, raw: str) -> str:
    return "—" if kind is Kind.DASH else raw.translate(_STRAIGHT).lower()

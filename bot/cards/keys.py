"""Keys of names: a name normalized to its letters, and which keys a card has.

The sync stores keys, every look-up makes one of what was typed. Knows neither the order of look-ups nor any index."""

import unicodedata
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from bot.cards.model import CardRecord
from bot.language import Language

LIMIT = 100
"""The most characters of a key; also Discord's limit for a choice."""

_RAW_LIMIT = 400  # characters that are looked at at all, so that a flood of combining marks costs nothing


class Kind(IntEnum):
    """What a key names. Where keys of several cards are the same, the one of the lowest kind wins."""

    NAME = 0
    ALIAS = 1
    FACE = 2


class NameKey(NamedTuple):
    """One key of a card; `lang` is None for an alias, which belongs to no language."""

    text: str
    kind: Kind
    lang: Language | None
    face: int | None


_FOLDED = {"æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ŋ": "n"}
_DELETED = "'’‘‛ʼʹ′`´."
_SPECIAL = str.maketrans({**_FOLDED, **dict.fromkeys(_DELETED, "")})
_ASCII = str.maketrans(
    {chr(code): ("" if chr(code) in _DELETED or code < 32 or code == 127 else " ") for code in range(128)}
    | {c: c for c in "0123456789abcdefghijklmnopqrstuvwxyz"}
)


def normalize_name(text: str) -> str:
    """Return the key of a name: words of letters and digits with single spaces, without accents, case or apostrophes.

    A name without any letter or digit keeps its signs: one card's name is a row of underscores."""
    text = text[:_RAW_LIMIT]
    plain = text.lower().translate(_ASCII) if text.isascii() else _fold_letters(text)
    return " ".join(plain.split())[:LIMIT].rstrip() or _ascii_signs(text)


def _fold_letters(text: str) -> str:
    bare = text.translate(_SPECIAL)  # before NFKD, which would turn some apostrophes into spaces
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", bare).casefold()).translate(_SPECIAL)
    return "".join(map(_fold_letter, bare))


def _fold_letter(character: str) -> str:
    if character.isalnum():
        return character
    category = unicodedata.category(character)
    return "" if category[0] == "M" or category in {"Cc", "Cf", "Cs", "Co", "Cn"} else " "


def _ascii_signs(text: str) -> str:
    """Return the ASCII signs of a name that has neither letters nor digits."""
    return "".join(c for c in text if "!" <= c <= "~")[:LIMIT]


def keys_of(record: CardRecord) -> Iterator[NameKey]:
    """Yield every key by which a card can be asked for: its names in both languages, its aliases, its faces."""
    yield NameKey(normalize_name(record.name), Kind.NAME, "en", None)
    if record.name_fr is not None:
        yield NameKey(normalize_name(record.name_fr), Kind.NAME, "fr", None)
    for alias in record.aliases:
        yield NameKey(normalize_name(alias), Kind.ALIAS, None, None)
    if len(record.faces) > 1:
        yield from _face_keys(record)


def _face_keys(record: CardRecord) -> Iterator[NameKey]:
    for position, face in enumerate(record.faces):
        yield NameKey(normalize_name(face.name), Kind.FACE, "en", position)
        if face.name_fr is not None:
            yield NameKey(normalize_name(face.name_fr), Kind.FACE, "fr", position)

"""Text into its room: the largest size at which it has place, in lines, measured with the font that draws it.

What the font can't draw is left out, marks that stand in piles are thinned, and what is read from the right is put in
the order in which it is seen."""

import re
import threading
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from PIL import ImageFont

from bot.explain.picture.scene import Label
from bot.resources import data_folder

TWICE = 2
"""Pictures are drawn at so many times their size."""
FONT = "DejaVuSansCondensed-Bold.ttf"
ELLIPSIS = "…"
BREAKS = " \t\r\n"
"""Where a line may end: not at a no-break space."""
PARTS = re.compile(r"( ?)([^ -]*-+(?=[^ -])|[^ ]+)")
"""A gap and what behind it stays together: a word, or a part of one up to its hyphen."""
NOWHERE = "\U0010fffe"
"""A character that no font has: how a missing one looks."""
MOST_MARKS = 1
"""How many marks may stand on a letter besides those that are one with it."""
LONGEST = 400
"""Letters; of a longer text nobody sees the rest."""
FROM_THE_RIGHT = frozenset({"R", "AL"})
fonts_lock = threading.RLock()
"""A font of FreeType's is no two threads' at once."""


class Fitted(NamedTuple):
    """The size at which a text has room, in pixels as it is drawn, and its lines."""

    size: int
    lines: list[str]


def fit_label(label: Label) -> Fitted:
    """The largest size at which the text has room, and its lines; at the smallest it is shortened, else cut."""
    with fonts_lock:
        return fit_text(label.text, label.shorter, label.instead, room_of_label(label))


class Room(NamedTuple):
    """Sizes and width in pixels as they are drawn."""

    largest: int
    smallest: int
    width: float
    lines: int


def room_of_label(label: Label) -> Room:
    largest = round(label.size * TWICE)
    smallest = round((label.smallest or label.size) * TWICE)
    return Room(largest, smallest, label.width * TWICE, label.lines)


@lru_cache(maxsize=4096)
def fit_text(written: str, shorter: str, instead: str, room: Room) -> Fitted:
    texts = [drawn for each in (written, shorter) if (drawn := drawable_text(each))] or [drawable_text(instead)]
    for text in texts:
        for size in range(room.largest, room.smallest - 1, -1):
            lines = wrap_words(text, size, room.width)
            if len(lines) <= room.lines and all(width_of(line, size) <= room.width for line in lines):
                return Fitted(size, [as_seen(line) for line in lines])
    cut = cut_to(texts[-1], room.smallest, room.width, room.lines)
    return Fitted(room.smallest, [as_seen(line) for line in cut])


def wrap_words(text: str, size: int, width: float) -> list[str]:
    """The words in lines of that width, broken behind hyphens too; a part that is too long has a line to itself."""
    lines: list[str] = []
    for gap, part in PARTS.findall(text):
        longer = f"{lines[-1]}{gap}{part}" if lines else part
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines or [""]


def cut_to(text: str, size: int, width: float, most: int) -> list[str]:
    """Lines that are full to the last letter, the last one with an ellipsis where something is left."""
    lines: list[str] = []
    rest = text
    while rest and len(lines) < most:
        last = len(lines) == most - 1
        if width_of(rest, size) <= width:
            return [*lines, rest]
        end = len(rest)
        while end > 1 and width_of(rest[:end].rstrip() + (ELLIPSIS if last else ""), size) > width:
            end -= 1
        space = rest.rfind(" ", 0, end + 1)
        end = space if space > 0 and not last else end
        lines.append(rest[:end].rstrip() + (ELLIPSIS if last else ""))
        rest = rest[end:].lstrip()
    return lines


def width_of(text: str, size: int) -> float:
    return font_of(size).getlength(text)


@lru_cache(maxsize=64)
def font_of(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(data_folder() / "fonts" / FONT, size, layout_engine=ImageFont.Layout.BASIC)


# Letters.


@lru_cache(maxsize=4096)
def drawable_text(text: str) -> str:
    """The text without the letters that the font does not have, and without piles of marks."""
    composed = unicodedata.normalize("NFC", text[:LONGEST])
    kept = "".join(letter for letter in thin_marks(composed) if letter in BREAKS or is_drawable(letter))
    for each in BREAKS:
        kept = kept.replace(each, " ")
    return " ".join(word for word in kept.split(" ") if word)


def thin_marks(text: str) -> str:
    """The text with so many marks on a letter as can be told apart."""
    kept, marks = [], MOST_MARKS
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=4096)
def is_drawable(letter: str) -> bool:
    if unicodedata.category(letter) in {"Cc", "Cf"}:
        return False
    with fonts_lock:
        return bytes(font_of(20).getmask(letter)) != bytes(font_of(20).getmask(NOWHERE))


def as_seen(line: str) -> str:
    """The line with what is read from the right turned round, marks behind their letters; most lines have none."""
    if not any(unicodedata.bidirectional(letter) in FROM_THE_RIGHT for letter in line):
        return line
    seen: list[str] = []
    begin = 0
    """Where in `seen` the words from the right began that stand together."""
    for word in line.split(" "):
        if is_from_the_right(word):
            seen.insert(begin, turn_round(word))
        else:
            seen.append(word)
            begin = len(seen)
    return " ".join(seen)


def is_from_the_right(word: str) -> bool:
    return any(unicodedata.bidirectional(letter) in FROM_THE_RIGHT for letter in word)


def turn_round(word: str) -> str:
    """The letters of a word from its end, each with its marks."""
    letters: list[str] = []
    for letter in word:
        if letters and unicodedata.combining(letter):
            letters[-1] += letter
        else:
            letters.append(letter)
    return "".join(reversed(letters))

"""Bands, as typed: `A banded with B`, « A et B en bande », `A + B as a band`, `band: A, B` (CR 702.22).

Knows the words, not the creatures."""

import re
from collections.abc import Sequence
from itertools import pairwise

from bot.engine.frozen_class import dataclass
from bot.judge.language.reading.pieces import Piece

JOINT = re.compile(
    r"\s(?:en\s+bande\s+(?:avec|de)|(?:formant|forment)\s+une\s+bande\s+avec|regroupée?s?\s+avec|en\s+regroupement\s+avec"
    r"|banded\s+(?:together\s+)?with|bands?\s+with|banding\s+with|in\s+(?:a|one)\s+band\s+with|as\s+a\s+band\s+with)\s",
    re.IGNORECASE,
)
WHOLE = re.compile(
    r"(?<![\s,(])[\s,(]+(?:(?:together\s+|ensemble\s+)?(?:as|in)\s+(?:a|one)\s+band|banded(?:\s+together)?|(?:ensemble\s+)?en\s+(?:une\s+|une\s+seule\s+)?"
    r"bande|en\s+regroupement|regroupée?s(?:\s+ensemble)?|forming\s+a\s+band|formant\s+une\s+bande)\)?(?=\s*(?:[,;]|$))",
    re.IGNORECASE,
)
OPENING = re.compile(
    r"^\s*(?:(?:a|the|une|la|en)\s+)?(?:(?:band|bande)\s*(?:\bof\b|\bde\b|:)|(?:bands|bandes)\b\s*:?)\s*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class TypedBands:
    """The text without its words for bands, of the same length; where they joined two creatures, and where they were
    said of all before them. `said` is false where only a plus could mean a band."""

    text: str
    joints: tuple[int, ...] = ()
    wholes: tuple[int, ...] = ()

    @property
    def said(self) -> bool:
        return bool(self.joints or self.wholes)


def bands_in(text: str) -> TypedBands:
    """Take the words for bands out of a text."""
    wholes = []
    if (opening := OPENING.match(text)) is not None:
        wholes.append(len(text))
        text = " " * opening.end() + text[opening.end() :]
    joints = [match.start() + 1 for match in JOINT.finditer(text)]
    text = JOINT.sub(lambda found: f" +{' ' * (len(found[0]) - 2)}", text)
    wholes += [match.start() for match in WHOLE.finditer(text)]
    text = WHOLE.sub(lambda found: " " * len(found[0]), text)
    return TypedBands(text, tuple(joints), tuple(wholes))


def banded_entries(typed: TypedBands, entries: Sequence[Piece]) -> list[list[int]]:
    """Return the places of the entries that form each band."""
    joined = [any(ends(each) <= at <= after.start for at in typed.joints) for each, after in pairwise(entries)]
    for whole in typed.wholes:
        last = max((at for at, each in enumerate(entries) if each.start < whole), default=0)
        near = last
        while near > 0 and entries[near - 1].after not in {",", ";"}:
            near -= 1
        if near == last and whole != len(typed.text):  # a list by commas: the band is all of it
            near = 0
        for at in range(0 if near == last else near, last):
            joined[at] = True
    bands: list[list[int]] = []
    for at, together in enumerate(joined):
        if together and bands and bands[-1][-1] == at:
            bands[-1].append(at + 1)
        elif together:
            bands.append([at, at + 1])
    return bands


def plus_entries(entries: Sequence[Piece]) -> list[list[int]]:
    """Return the places of the entries that a plus joins, which may mean a band."""
    bands: list[list[int]] = []
    for at, each in enumerate(entries[:-1]):
        if each.after == "+" and bands and bands[-1][-1] == at:
            bands[-1].append(at + 1)
        elif each.after == "+":
            bands.append([at, at + 1])
    return bands


def ends(piece: Piece) -> int:
    return piece.start + len(piece.text)

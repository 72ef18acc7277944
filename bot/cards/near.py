"""Texts that differ from a given one by a few letters, without looking at all of them.

Knows letters only: neither words nor names."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import extract

from bot.cards.freeing import free_piecemeal

MOST = 60
"""Texts handed back from one shelf, the nearest."""

_SHORT, _LONG = 4, 6
"""Lengths from which on texts are told apart by their last letter, and by their last two."""

_Shelf: TypeAlias = tuple[int, str, str]
"""A length, a first letter and an end; an empty one leaves that side open."""


class Near:
    """Texts by length and by either end: a misspelt text keeps most of its length, and its first letter or its end."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._shelves: defaultdict[_Shelf, tuple[list[str], list[int]]] = defaultdict(lambda: ([], []))
        for number, text in enumerate(texts):
            for shelf in _shelves_like(text, len(text)):
                on_it, numbers = self._shelves[shelf]
                on_it.append(text)
                numbers.append(number)
        free_piecemeal(self, self._shelves)

    def __call__(self, text: str, errors: int) -> dict[int, int]:
        """Return the numbers of the texts that differ by at most so many letters, each with how many."""
        distances: dict[int, int] = {}
        for length in range(len(text) - errors, len(text) + errors + 1):
            for shelf in _shelves_like(text, length):
                if shelf in self._shelves:
                    on_it, numbers = self._shelves[shelf]
                    near = extract(text, on_it, scorer=Levenshtein.distance, score_cutoff=errors, limit=MOST)
                    distances.update((numbers[position], distance) for _, distance, position in near)
        return distances


def _shelves_like(text: str, length: int) -> Iterable[_Shelf]:
    """Return where texts of a length stand that begin or end like this one; the few short ones stand all together."""
    if length < _SHORT:
        return ((length, "", ""),)
    return ((length, text[0], ""), (length, "", text[-1:] if length < _LONG else text[-2:]))

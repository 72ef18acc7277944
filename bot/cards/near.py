"""Finds the texts that differ from a given one by a few letters, without comparing all of them.

Knows letters only, neither words nor cards."""

from array import array
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import extract

from bot.cards.freeing import free_piecemeal

MOST = 60
"""The most texts returned of one shelf, the nearest."""

_SHORT, _LONG = 4, 6
"""The lengths from which on texts are shelved by their last letter, and by their last two."""

_Shelf: TypeAlias = tuple[int, str, str]
"""The length, first letter and last letters of the texts on a shelf; an empty one means any."""


class Near:
    """Texts on shelves by length and either end: a misspelled text is about as long, and keeps one of its ends."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._shelves: defaultdict[_Shelf, tuple[list[str], array[int]]] = defaultdict(lambda: ([], array("I")))
        for number, text in enumerate(texts):
            for shelf in _shelves_like(text, len(text)):
                on_it, numbers = self._shelves[shelf]
                on_it.append(text)
                numbers.append(number)
        free_piecemeal(self, self._shelves)

    def __call__(self, text: str, errors: int) -> dict[int, int]:
        """Return the texts, by their numbers, that differ by at most `errors` letters, each with how many."""
        distances: dict[int, int] = {}
        for length in range(len(text) - errors, len(text) + errors + 1):
            for shelf in _shelves_like(text, length):
                if shelf in self._shelves:
                    on_it, numbers = self._shelves[shelf]
                    near = extract(text, on_it, scorer=Levenshtein.distance, score_cutoff=errors, limit=MOST)
                    distances.update((numbers[position], distance) for _, distance, position in near)
        return distances


def _shelves_like(text: str, length: int) -> Iterable[_Shelf]:
    """Return the shelves of texts of a length that begin or end like this one; short ones share one shelf."""
    if length < _SHORT:
        return ((length, "", ""),)
    return ((length, text[0], ""), (length, "", text[-1:] if length < _LONG else text[-2:]))

"""Finds the keys that a typed word may mean in an index of folded words, from the exact word to a similar one.

Knows words and keys, not what a key stands for."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.engine.frozen_class import dataclass
from bot.reference.folding import fold_text

Nearness: TypeAlias = Literal["exact", "opening", "beginning", "part", "similar"]

BLANK = " x"
"""The end of a folded word that leaves its end open: `pro x` stands for `pro` and anything."""


@dataclass(frozen=True, slots=True)
class Hit:
    """The keys that a query may mean, best first, and by which rung they were found."""

    keys: tuple[str, ...]
    nearness: Nearness


class WordIndex:
    """Words with the keys that they mean; immutable once built."""

    def __init__(self, words: Iterable[tuple[str, str]]) -> None:
        """Take pairs of a word, as people write it, and the key that it means."""
        keys: dict[str, list[str]] = {}
        for word, key in words:
            keys.setdefault(fold_text(word), []).append(key)
        self._keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
            {word: tuple(dict.fromkeys(found)) for word, found in keys.items() if word}
        )
        self._openings = sorted((word[:-1] for word in self._keys if word.endswith(BLANK)), key=len, reverse=True)
        self._plain = [word for word in self._keys if not word.endswith(BLANK)]

    def find(self, query: str) -> Hit | None:
        """Return what the first rung finds that finds anything; None if no rung does."""
        folded = fold_text(query)
        if not folded:
            return None
        return next((Hit(keys, rung) for rung, ask in RUNGS.items() if (keys := ask(self, folded))), None)

    def near(self, query: str, limit: int = 3) -> tuple[str, ...]:
        """Return the keys of the words most similar to a query, for "did you mean"."""
        matches = process.extract(fold_text(query), self._plain, scorer=OSA.normalized_similarity, score_cutoff=0.5)
        return self._of(word for word, _, _ in matches)[:limit]

    def exactly(self, folded: str) -> tuple[str, ...]:
        """Return the keys of the word that the query is."""
        return self._keys.get(folded, ())

    def opened(self, folded: str) -> tuple[str, ...]:
        """Return the keys of the longest open-ended word with which the query begins, as `pro red` with `pro x`."""
        opening = next((opening for opening in self._openings if folded.startswith(opening)), None)
        return () if opening is None else self._keys[opening + BLANK.strip()]

    def begun(self, folded: str) -> tuple[str, ...]:
        """Return the keys of the words that begin with the query; none for a query of two letters or less."""
        return self._of(word for word in self._plain if len(folded) > 2 and word.startswith(folded))

    def part_of(self, folded: str) -> tuple[str, ...]:
        """Return the keys of the names of several words of which the query is one, as `strike` of `first strike`."""
        return self._of(word for word in self._plain if f" {folded} " in f" {word} ")

    def similar(self, folded: str) -> tuple[str, ...]:
        """Return the keys of the words with the fewest wrong letters, two that are swapped counting as one."""
        matches = process.extract(
            folded, self._plain, scorer=OSA.distance, score_cutoff=slips_allowed(folded), limit=None
        )
        least = min((distance for _, distance, _ in matches), default=0)
        return self._of(word for word, distance, _ in matches if distance == least)

    def _of(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(key for word in words for key in self._keys[word]))


RUNGS: Mapping[Nearness, Callable[[WordIndex, str], tuple[str, ...]]] = MappingProxyType(
    {
        "exact": WordIndex.exactly,
        "opening": WordIndex.opened,
        "beginning": WordIndex.begun,
        "part": WordIndex.part_of,
        "similar": WordIndex.similar,
    }
)


def slips_allowed(folded: str) -> int:
    """Return how many letters of a query may be wrong; none in a short one, where another letter is another word."""
    return sum(len(folded) >= length for length in (5, 9, 14))

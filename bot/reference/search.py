"""Which keys a typed word may mean: an index of folded words, tried from the exact to the merely similar.

Knows strings and keys; what a key stands for is the caller's."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.engine.frozen_class import dataclass
from bot.reference.folding import fold_text

Nearness: TypeAlias = Literal["exact", "opening", "beginning", "part", "similar"]

BLANK = " x"
"""How a folded word ends whose last word stands for anything: `pro x`."""


@dataclass(frozen=True, slots=True)
class Hit:
    """The keys that a query may mean, best first, and how near it came."""

    keys: tuple[str, ...]
    nearness: Nearness


class WordIndex:
    """Words and the keys that they mean; folded once, then only read."""

    def __init__(self, words: Iterable[tuple[str, str]]) -> None:
        """Take pairs of a word as people write it and the key that it means."""
        keys: dict[str, list[str]] = {}
        for word, key in words:
            keys.setdefault(fold_text(word), []).append(key)
        self._keys: Mapping[str, tuple[str, ...]] = MappingProxyType(
            {word: tuple(dict.fromkeys(found)) for word, found in keys.items() if word}
        )
        self._openings = sorted((word[:-1] for word in self._keys if word.endswith(BLANK)), key=len, reverse=True)
        self._plain = [word for word in self._keys if not word.endswith(BLANK)]

    def find(self, query: str) -> Hit | None:
        """Return what the first rung that knows the query says; None when no rung does."""
        folded = fold_text(query)
        if not folded:
            return None
        return next((Hit(keys, rung) for rung, ask in RUNGS.items() if (keys := ask(self, folded))), None)

    def near(self, query: str, limit: int = 3) -> tuple[str, ...]:
        """Return the keys of the words least unlike the query, for "did you mean"."""
        matches = process.extract(fold_text(query), self._plain, scorer=OSA.normalized_similarity, score_cutoff=0.5)
        return self._of(word for word, _, _ in matches)[:limit]

    def exactly(self, folded: str) -> tuple[str, ...]:
        """The query is one of the words."""
        return self._keys.get(folded, ())

    def opened(self, folded: str) -> tuple[str, ...]:
        """The query begins with a word that leaves its end open: `pro red`. The longest such word counts."""
        opening = next((opening for opening in self._openings if folded.startswith(opening)), None)
        return () if opening is None else self._keys[opening + BLANK.strip()]

    def begun(self, folded: str) -> tuple[str, ...]:
        """The query is the beginning of words; two letters say too little."""
        return self._of(word for word in self._plain if len(folded) > 2 and word.startswith(folded))

    def part_of(self, folded: str) -> tuple[str, ...]:
        """The query is one of a word's words, as `strike` is of `first strike`."""
        return self._of(word for word in self._plain if f" {folded} " in f" {word} ")

    def similar(self, folded: str) -> tuple[str, ...]:
        """The query is a misspelling: the words at the least distance, a swap of neighbours counting as one slip."""
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
    """Return how many slips a query may hold; short ones are abbreviations, where one letter is another word."""
    return sum(len(folded) >= length for length in (5, 9, 14))

"""How alike two names are, and which names of a pool are most like a misspelt, shortened or run-together one.

Candidates come by two cheap roads: whole names of about the same length (typing errors, lost spaces), and names that
share rare words (nicknames, dropped words).  Only candidates are compared word by word.  Knows texts, no cards."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import nlargest, nsmallest
from math import log
from typing import NamedTuple, TypeAlias

from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import ratio, token_set_ratio, token_sort_ratio

from bot.cards.freeing import freed_piecemeal
from bot.cards.near import Near

_CANDIDATES = 60
"""Candidates of each road."""
_COMPARED = 20
"""Candidates compared word by word."""
_NEAREST = 12
"""Texts handed back: five cards may own more than five of them."""

_QUERY_WORDS = 6
"""Words of a query that are looked for, the longest."""
_NAME_WORDS = 8
"""A query of more words is a sentence: no misspelt names are looked for in it."""
_COMMON = 1500
"""A word of more names than this finds nothing by itself."""
_BEGUN = 40
"""Words looked at that begin with a word of the query."""
_WORD_IS_BEGUN = 0.9
"""A query word that begins a name's word is worth this much of it."""
_WORD_IS_ALIKE = 0.6
"""Two words less alike than this are not the same word."""

_WordScorer: TypeAlias = Callable[[str, str], float]


_RUN_TOGETHER = 0.8
"""A query less like any name than this may have lost a space as well as words."""
_SPACES_APART = 97
"""Out of 100: two texts as like as this without their spaces are the same name."""


class _Word(NamedTuple):
    """A word of the pool and what finding it is worth."""

    text: str
    worth: float


_WORD_IS_MISSPELT = 0.75
"""From here on a word that no name holds is plainly meant to be the other: one letter in four may be wrong."""


class Likely(NamedTuple):
    """A text of the pool and how like it is, from 0 to 1. It is `plain` that it is meant, and no other that we do not
    know, where every word of the query is one of its words, begins one, or is no word at all and misspells one."""

    text: str
    score: float
    plain: bool


class Likeness:
    """The texts of a pool, by length without spaces and by word."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._joined = [text.replace(" ", "") for text in texts]
        self._near = Near(self._joined)
        self._names_of_word = _names_of_word(texts)
        self._words = sorted(self._names_of_word)
        self._near_words = Near(self._words)
        self._rarest = log(1 + len(texts))
        freed_piecemeal(self, self._names_of_word, self._joined, self._words)

    def nearest(self, query: str) -> list[Likely]:
        """Return the texts most like a normalised query, best first."""
        joined = query.replace(" ", "")
        words = query.split()
        likely = self._nearest(query, joined, words)
        if (not likely or likely[0].score < _RUN_TOGETHER) and (apart := self._taken_apart(words)) != words:
            likely += self._nearest(query, joined, apart)
        best: dict[str, Likely] = {}
        for each in sorted(likely, key=lambda likely: (-likely.score, len(likely.text), likely.text)):
            best.setdefault(each.text, each)
        return list(best.values())[:_NEAREST]

    def _nearest(self, query: str, joined: str, words: Sequence[str]) -> list[Likely]:
        """Compare the likeliest texts with the words of a query, which may be others than those it is written in."""
        all_known = all(word in self._names_of_word for word in words)
        errors = 1 if all_known else errors_allowed(len(joined))
        candidates = {*self._of_about_this_length(joined, errors), *self._sharing_words(words)}
        roughly = ((self._rough(query, joined, number), number) for number in candidates)
        compared = (
            Likely(
                self._texts[number],
                self._closely(query, joined, words, number),
                self._is_plain(words, joined, number),
            )
            for _, number in nlargest(_COMPARED, roughly)
        )
        return list(compared)

    def _taken_apart(self, words: Sequence[str]) -> list[str]:
        """Return the words, those that no name holds as the two of names that they are run together of."""
        return [part for word in words for part in ((word,) if word in self._names_of_word else self._halves(word))]

    def _halves(self, word: str) -> tuple[str, ...]:
        """Return the two known words that a word is made of, with at most one letter too many between them; the word
        alone if there are none."""
        cuts = ((word[:at], word[at + more :]) for at in range(3, len(word) - 2) for more in (0, 1))
        known = [cut for cut in cuts if len(cut[1]) >= 3 and all(half in self._names_of_word for half in cut)]
        return max(known, key=lambda cut: (len("".join(cut)), min(map(self._worth, cut))), default=(word,))

    def _of_about_this_length(self, joined: str, errors: int) -> Iterable[int]:
        distances = self._near(joined, errors)
        return nsmallest(_CANDIDATES, distances, key=distances.__getitem__)

    def _sharing_words(self, words: Sequence[str]) -> Iterable[int]:
        worths: defaultdict[int, float] = defaultdict(float)
        for word in sorted(words, key=len, reverse=True)[:_QUERY_WORDS]:
            own: dict[int, float] = {}
            for similar, alike in self._similar_words(word, misspelt=len(words) <= _NAME_WORDS):
                names = self._names_of_word[similar]
                worth = alike * min(self._worth(similar), self._worth(word))
                for number in names if len(names) <= _COMMON else ():
                    if own.get(number, 0) < worth:
                        own[number] = worth
            for number, worth in own.items():
                worths[number] += worth
        return nlargest(_CANDIDATES, worths, key=lambda number: (worths[number], -len(self._texts[number])))

    def _similar_words(self, word: str, *, misspelt: bool) -> Iterator[tuple[str, float]]:
        """Yield the pool's words that a query word may stand for, and how much it stands for each."""
        if word in self._names_of_word:
            yield word, 1.0
        if len(word) >= 3:
            start = bisect_right(self._words, word)
            end = bisect_left(self._words, word + "\U0010ffff", lo=start)
            yield from ((begun, _WORD_IS_BEGUN) for begun in self._words[start : min(end, start + _BEGUN)])
        if misspelt and len(word) >= 4 and word not in self._names_of_word:
            yield from self._misspelt(word)

    def _misspelt(self, word: str) -> Iterator[tuple[str, float]]:
        for number, distance in self._near_words(word, 1 if len(word) < 5 else 2).items():
            yield self._words[number], 1 - distance / len(word)

    def _worth(self, word: str) -> float:
        """A word is worth the more the fewer names hold it; one that no name holds could be the rarest."""
        names = self._names_of_word.get(word)
        return log(1 + len(self._texts) / len(names)) if names else self._rarest

    def _rough(self, query: str, joined: str, number: int) -> float:
        text = self._texts[number]
        as_written = max(ratio(query, text), token_sort_ratio(query, text), ratio(joined, self._joined[number]))
        return as_written + token_set_ratio(query, text)

    def _closely(self, query: str, joined: str, words: Sequence[str], number: int) -> float:
        """Compare word by word; never less than as a whole, so that a lost space costs next to nothing."""
        text = self._texts[number]
        of_name = text.split()
        whole = ratio(query, text) / 100
        without_spaces = ratio(joined, self._joined[number]) / 100
        asked = self._covered([_Word(word, self._worth(word)) for word in words], of_name, _query_word_is)
        named = self._covered([_Word(word, self._worth(word)) for word in of_name], words, _name_word_is)
        return max(0.3 * whole + 0.5 * asked + 0.2 * named, 0.97 * without_spaces, whole)

    def _is_plain(self, words: Sequence[str], joined: str, number: int) -> bool:
        if ratio(joined, self._joined[number]) >= _SPACES_APART:
            return True
        of_name = self._texts[number].split()
        return all(self._is_explained(word, of_name) for word in words)

    def _is_explained(self, word: str, of_name: Sequence[str]) -> bool:
        """A word that other names hold is not the misspelling of a word of this one, unless nearly all hold it."""
        holders = len(self._names_of_word.get(word, ()))
        least = _WORD_IS_BEGUN if holders else _WORD_IS_MISSPELT
        return holders > _COMMON or any(_query_word_is(word, other) >= least for other in of_name)

    def _covered(self, words: Sequence[_Word], others: Sequence[str], alike: _WordScorer) -> float:
        """Return how much of the words' worth the other words cover, from 0 to 1."""
        total = sum(word.worth for word in words)
        return sum(word.worth * max(alike(word.text, other) for other in others) for word in words) / total


def errors_allowed(length: int) -> int:
    """Return how many letters may be wrong in a name of this length for it to be looked at as a whole; more are in a
    name of several words, which is found by those that are right."""
    return 1 if length < 4 else 2


def _query_word_is(word: str, other: str) -> float:
    if word == other:
        return 1.0
    begun = _WORD_IS_BEGUN if len(word) >= 2 and other.startswith(word) else 0.0
    return max(begun, OSA.normalized_similarity(word, other, score_cutoff=_WORD_IS_ALIKE))


def _name_word_is(word: str, other: str) -> float:
    return _query_word_is(other, word)


def _names_of_word(texts: Sequence[str]) -> dict[str, list[int]]:
    names: defaultdict[str, list[int]] = defaultdict(list)
    for number, text in enumerate(texts):
        for word in set(text.split()):
            names[word].append(number)
    return dict(names)

"""How alike two names are, and which names of a pool are most like a misspelled, shortened or run-together one.

Candidates are found in two cheap ways: whole names of about the same length (typing errors, lost spaces), and names
that share rare words (nicknames, dropped words). Only candidates are compared word by word. Knows texts, no cards."""

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from heapq import nlargest, nsmallest
from math import log
from typing import NamedTuple, TypeAlias

from rapidfuzz.distance import OSA, Levenshtein
from rapidfuzz.fuzz import ratio, token_set_ratio, token_sort_ratio

from bot.cards.freeing import free_piecemeal
from bot.cards.near import Near

_CANDIDATES = 60
"""The most candidates found in each way."""
_COMPARED = 20
"""The most candidates compared word by word because they are roughly alike as a whole."""
_COMPARED_FOR_WORDS = 12
"""The most candidates compared word by word because of the words that they share."""
_NEAREST = 12
"""The most texts returned: five cards may have more than five of them."""

_QUERY_WORDS = 6
"""The most words of a query that are looked for; the longest ones count."""
_NAME_WORDS = 8
"""A query of more words than this is a sentence, in which no misspelled names are looked for."""
_LONG_ENOUGH = 4
"""The letters from which on a word may be taken as misspelled without another reading being tried."""
_FEW_WORDS = 4
"""In a query of at most so many words, even a word that some name has may be another one misspelled."""
_COMMON = 1500
"""A word that more names than this have finds nothing by itself."""
_BEGUN = 40
"""The most words looked at that begin with a word of the query."""
_WORD_IS_BEGUN = 0.9
"""The share of a name's word that a query's word is worth that only begins it."""
_WORD_IS_ALIKE = 0.6
"""Two words that are less alike than this are not the same word."""
_WORD_IS_MISSPELT = 0.75
"""From this likeness on, a word that no name has is taken as the other misspelled: one letter in four may be wrong."""

_PLAINLY_FOUND = 0.8
"""If a text is plainly meant and at least so alike, no further reading of the query is tried."""
_SPACES_APART = 97
"""Of 100: two texts that are so alike without their spaces are the same name."""

_WordScorer: TypeAlias = Callable[[str, str], float]
_Worths: TypeAlias = dict[int, float]
"""By a name's number, how much a word of the query is worth to it, because the name has that word or a similar one."""


class _Word(NamedTuple):
    """A word of the pool, and what it is worth to have found it."""

    text: str
    worth: float


class Likely(NamedTuple):
    """A text of the pool with its likeness, from 0 to 1.

    It is `plain` that this text is meant, and not a name that is unknown here, if every word of the query is one of its
    words, begins one, or is in no name and misspells one."""

    text: str
    score: float
    plain: bool


class Likeness:
    """The texts of a pool, found by their length without spaces and by their words."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._joined = [text.replace(" ", "") for text in texts]
        self._near = Near(self._joined)
        self._names_of_word = _names_of_word(texts)
        self._words = sorted(self._names_of_word)
        self._near_words = Near(self._words)
        self._rarest = log(1 + len(texts))
        free_piecemeal(self, self._names_of_word, self._joined, self._words)

    def nearest(self, query: str) -> list[Likely]:
        """Return the texts most like a normalized query, best first."""
        asked = _Asked(query, query.replace(" ", ""), query.split())
        likely: dict[int, Likely] = {}
        for reading, numbers in self._readings(asked):
            for number in numbers:
                this = self._compared(reading, number)
                if number not in likely or this.score > likely[number].score:
                    likely[number] = this
            if any(each.plain and each.score >= _PLAINLY_FOUND for each in likely.values()):
                break
        return nsmallest(_NEAREST, likely.values(), key=lambda each: (-each.score, len(each.text), each.text))

    def _readings(self, asked: "_Asked") -> "Iterator[tuple[_Asked, Iterable[int]]]":
        """Yield ways to read a query, the likeliest first, each with the names to compare it with.

        It is read as written, then with run-together words split, then with known words taken as others misspelled."""
        sharing = {word: self._worths(self._similar_words(word, asked), word) for word in asked.looked_for()}
        yield asked, self._candidates(asked, sharing)
        if (apart := self._taken_apart(asked.words)) != asked.words:
            again = asked._replace(words=apart)
            halves = {word: self._worths(self._similar_words(word, again), word) for word in again.looked_for()}
            yield again, self._candidates(again, halves)
        if len(asked.words) <= _FEW_WORDS:
            for word in asked.looked_for():
                if word in self._names_of_word or len(word) < _LONG_ENOUGH:
                    sharing[word] = self._worths(self._misspelt(word), word) | sharing[word]
            yield asked, self._best_sharing(sharing)[:_COMPARED]

    def _candidates(self, asked: "_Asked", sharing: Mapping[str, _Worths]) -> Iterable[int]:
        """Return the names that share the words of most worth, and of these and the names of about the same length
        those that are roughly most alike."""
        by_words = self._best_sharing(sharing)
        all_known = all(word in self._names_of_word for word in asked.words)
        errors = 1 if all_known else errors_allowed(len(asked.joined))
        roughly = {*by_words, *self._of_about_this_length(asked.joined, errors)}
        return {
            *by_words[:_COMPARED_FOR_WORDS],
            *nlargest(_COMPARED, roughly, key=lambda number: (self._rough(asked, number), number)),
        }

    def _compared(self, asked: "_Asked", number: int) -> Likely:
        return Likely(self._texts[number], self._closely(asked, number), self._is_plain(asked, number))

    def holding(self, words: Sequence[str]) -> Iterator[str]:
        """Yield the texts that have all these words in this order, with others before, between or after them."""
        rarest, *others = sorted((self._names_of_word.get(word, ()) for word in words), key=len)
        for number in set(rarest).intersection(*others):
            of_name = iter(self._texts[number].split())
            if all(word in of_name for word in words):
                yield self._texts[number]

    def apart(self, query: str) -> str:
        """Return the query with run-together words split."""
        return " ".join(self._taken_apart(query.split()))

    def within(self, query: str, errors: int) -> Iterator[str]:
        """Yield the texts that differ from a query by at most `errors` letters, spaces not counted."""
        return (self._texts[number] for number in self._near(query.replace(" ", ""), errors))

    def _taken_apart(self, words: Sequence[str]) -> list[str]:
        """Return the words; one that no name has is split where it is two words of names run together."""
        return [part for word in words for part in ((word,) if word in self._names_of_word else self._halves(word))]

    def _halves(self, word: str) -> tuple[str, ...]:
        """Return the two known words of which a word is made, with at most one extra letter between them; the word
        itself if there are none."""
        cuts = ((word[:at], word[at + more :]) for at in range(3, len(word) - 2) for more in (0, 1))
        known = [cut for cut in cuts if len(cut[1]) >= 3 and all(half in self._names_of_word for half in cut)]
        return max(known, key=lambda cut: (len("".join(cut)), min(map(self._worth, cut))), default=(word,))

    def _of_about_this_length(self, joined: str, errors: int) -> Iterable[int]:
        distances = self._near(joined, errors)
        return nsmallest(_CANDIDATES, distances, key=distances.__getitem__)

    def _best_sharing(self, sharing: Mapping[str, _Worths]) -> list[int]:
        """Return the names whose words are worth most, short ones first among equals."""
        total: defaultdict[int, float] = defaultdict(float)
        for worths in sharing.values():
            for number, worth in worths.items():
                total[number] += worth
        return nlargest(_CANDIDATES, total, key=lambda number: (total[number], -len(self._texts[number])))

    def _worths(self, similar_words: Iterable[tuple[str, float]], word: str) -> _Worths:
        worths: _Worths = {}
        most = self._worth(word)
        for similar, alike in similar_words:
            names = self._names_of_word[similar]
            worth = alike * min(self._worth(similar), most)
            for number in names if len(names) <= _COMMON else ():
                if worths.get(number, 0) < worth:
                    worths[number] = worth
        return worths

    def _similar_words(self, word: str, asked: "_Asked") -> Iterator[tuple[str, float]]:
        """Yield the pool's words that a query word may stand for, each with how alike they are, from 0 to 1."""
        if word in self._names_of_word:
            yield word, 1.0
        if len(word) >= 3:
            start = bisect_right(self._words, word)
            end = bisect_left(self._words, word + "\U0010ffff", lo=start)
            yield from ((begun, _WORD_IS_BEGUN) for begun in self._words[start : min(end, start + _BEGUN)])
        if len(word) >= _LONG_ENOUGH and word not in self._names_of_word and len(asked.words) <= _NAME_WORDS:
            yield from self._misspelt(word)

    def _misspelt(self, word: str) -> Iterator[tuple[str, float]]:
        for number, distance in self._near_words(word, 1 if len(word) < 5 else 2).items():
            yield self._words[number], 1 - distance / len(word)

    def _worth(self, word: str) -> float:
        """Return what a word is worth: the more, the fewer names have it; one in no name counts as the rarest."""
        names = self._names_of_word.get(word)
        return log(1 + len(self._texts) / len(names)) if names else self._rarest

    def _rough(self, asked: "_Asked", number: int) -> float:
        text = self._texts[number]
        without_spaces = ratio(asked.joined, self._joined[number])
        as_written = max(ratio(asked.text, text), token_sort_ratio(asked.text, text), without_spaces)
        return as_written + token_set_ratio(asked.text, text)

    def _closely(self, asked: "_Asked", number: int) -> float:
        """Return the likeness word by word, or as whole texts where only a few letters differ and that is more.

        So a lost space costs next to nothing. For other texts the whole tells too little: two names that share a long
        word are much alike as a whole."""
        text = self._texts[number]
        of_name = text.split()
        whole = ratio(asked.text, text) / 100
        of_query = self._covered([_Word(word, self._worth(word)) for word in asked.words], of_name, _query_word_is)
        named = self._covered([_Word(word, self._worth(word)) for word in of_name], asked.words, _name_word_is)
        by_words = 0.3 * whole + 0.5 * of_query + 0.2 * named
        if Levenshtein.distance(asked.joined, self._joined[number]) > max(1, len(asked.joined) // 4):
            return by_words
        return max(by_words, 0.97 * ratio(asked.joined, self._joined[number]) / 100, whole)

    def _is_plain(self, asked: "_Asked", number: int) -> bool:
        if ratio(asked.joined, self._joined[number]) >= _SPACES_APART:
            return True
        of_name = self._texts[number].split()
        return all(self._is_explained(word, of_name) for word in asked.words)

    def _is_explained(self, word: str, of_name: Sequence[str]) -> bool:
        """Whether a word of the query is one of the name's words, begins one, or misspells one.

        A word that some name has does not count as misspelled; one that very many have need not match."""
        holders = len(self._names_of_word.get(word, ()))
        least = _WORD_IS_BEGUN if holders else _WORD_IS_MISSPELT
        return holders > _COMMON or any(_query_word_is(word, other) >= least for other in of_name)

    def _covered(self, words: Sequence[_Word], others: Sequence[str], alike: _WordScorer) -> float:
        """Return the share of the words' worth that the other words cover, from 0 to 1."""
        total = sum(word.worth for word in words)
        return sum(word.worth * max(alike(word.text, other) for other in others) for word in words) / total


class _Asked(NamedTuple):
    """A reading of a query: as written, without spaces, and its words, which may differ from those written."""

    text: str
    joined: str
    words: Sequence[str]

    def looked_for(self) -> Sequence[str]:
        return sorted(self.words, key=len, reverse=True)[:_QUERY_WORDS]


def errors_allowed(length: int) -> int:
    """Return how many letters may be wrong in a query of this length for names to be compared as a whole.

    A name of several words with more wrong letters is found by the words that are right."""
    return 1 if length < 4 else 2


def _query_word_is(word: str, other: str) -> float:
    if word == other or ("ae" in other and word == other.replace("ae", "e")):  # the ligature æ is often typed as e
        return 1.0
    begun = _WORD_IS_BEGUN if len(word) >= 2 and other.startswith(word) else 0.0
    return max(begun, OSA.normalized_similarity(word, other, score_cutoff=_WORD_IS_ALIKE))


def _name_word_is(word: str, other: str) -> float:
    return _query_word_is(other, word)


def _names_of_word(texts: Sequence[str]) -> dict[str, "array[int]"]:
    names: defaultdict[str, list[int]] = defaultdict(list)
    for number, text in enumerate(texts):
        for word in set(text.split()):
            names[word].append(number)
    return {word: array("I", numbers) for word, numbers in names.items()}

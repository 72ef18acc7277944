"""Puts what players type in French or slang into the rulebook's English. Knows words, not the rulebook."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from bot.language import ByLanguage, by_language
from bot.reference.folding import fold_text
from bot.reference.keywords import KeywordIndex, shipped_keywords
from bot.resources import data_folder


class Vocabulary:
    """Phrases of players with the rulebook's words for them; immutable once built."""

    def __init__(self, phrases: Iterable[tuple[str, str]], small: Iterable[str] = ()) -> None:
        """Take pairs of a phrase, as people write it, and the rulebook's words for it, the first pair of a phrase
        counting; `small` are words that are left out of a search."""
        english: dict[tuple[str, ...], str] = {}
        for phrase, words in phrases:
            english.setdefault(tuple(fold_text(phrase).split()), words)
        self._english: Mapping[tuple[str, ...], str] = MappingProxyType(english)
        self._small = frozenset(map(fold_text, small))
        self._longest = max(map(len, english), default=0)

    def in_english(self, text: str) -> tuple[str, ...]:
        """Return the rulebook's terms for a text, phrase by phrase and folded, without the small words."""
        return tuple(english or words[0] for words, english in self.phrases_in(text))

    def phrases_in(self, text: str) -> Iterator[tuple[tuple[str, ...], str]]:
        """Yield the folded words of a text without the small ones, those together that are a phrase, each with the
        rulebook's words for it, none where it has no other."""
        words, at = fold_text(text).split(), 0
        while at < len(words):
            run = next((run for run in self._runs(words, at) if run in self._english), None)
            if run is not None:
                yield run, fold_text(self._english[run])
            elif words[at] not in self._small:
                yield (words[at],), ""
            at += 1 if run is None else len(run)

    def _runs(self, words: Sequence[str], at: int) -> Iterator[tuple[str, ...]]:
        """Yield the runs of words that begin at a place, the longest first."""
        for end in range(min(len(words), at + self._longest), at, -1):
            yield tuple(words[at:end])


def phrases_of(entries: KeywordIndex) -> Iterator[tuple[str, str]]:
    """Yield every name and word of the entries, each with the entry's English name."""
    return ((word, entry.name("en")) for entry in entries for word in entry.spellings())


@cache
def shipped_words() -> Mapping[str, Any]:
    """Return `data/rules/vocabulary.toml`, read once."""
    return tomllib.loads((data_folder() / "rules" / "vocabulary.toml").read_text(encoding="utf-8"))


@cache
def shipped_vocabulary() -> Vocabulary:
    """Return the shipped words and the names of all entries, read once."""
    content = shipped_words()
    phrases = (*content["french"].items(), *content["english"].items(), *phrases_of(shipped_keywords()))
    return Vocabulary(phrases, content["small words"])


@cache
def words_of_asking() -> frozenset[str]:
    """Return the folded words that say only that somebody asks."""
    content = shipped_words()
    return frozenset(map(fold_text, (*content["small words"], *content["asking words"])))


@cache
def same_words() -> ByLanguage[Mapping[str, str]]:
    """Return by language the word for which another one stands when a rule is looked for: `deck` for `library`."""
    return by_language(
        lambda language: {
            fold_text(word): fold_text(meant)
            for meant, words in shipped_words()["same"][language].items()
            for word in words
        }
    )

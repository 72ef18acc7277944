"""What some rules say in our own words, by language and number, and which of them a question in plain words means.

Reads `data/rules/own_words.toml`."""

import tomllib
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from math import log
from typing import Any, NamedTuple

from bot.language import ByLanguage, Language, by_language
from bot.reference.folding import fold_text
from bot.reference.vocabulary import words_of_asking
from bot.resources import data_folder

STEM = 5
"""In letters: how much of a word must agree, so that its endings do not count."""

FEW = 4
"""In how many texts a word may stand that is typed alone."""

WHOLE = 0.75
"""How much of a question a rule must hold, its rare words weighing more."""


@cache
def rules_in_own_words() -> ByLanguage[Mapping[str, str]]:
    """Return the shipped texts by rule number in each language, read once."""
    return by_language(lambda language: own_words_tables()[language])


@cache
def own_words_tables() -> Mapping[str, Any]:
    return tomllib.loads((data_folder() / "rules" / "own_words.toml").read_text(encoding="utf-8"))


class Worded(NamedTuple):
    """A rule that a question means; `asked`: all of its words are among those by which players ask for it."""

    number: str
    asked: bool


class WordedRules:
    """The texts of one language, to be found by the words in them; immutable once built."""

    def __init__(self, texts: Mapping[str, str], asked: Mapping[str, str]) -> None:
        """Take the texts by number, and what else players say for some of them."""
        self._asked = {number: frozenset(stems_of(words)) for number, words in asked.items()}
        self._stems = {
            number: self._asked.get(number, frozenset()).union(stems_of(text)) for number, text in texts.items()
        }
        self._held: dict[str, list[str]] = {}
        for number, stems in self._stems.items():
            for stem in stems:
                self._held.setdefault(stem, []).append(number)

    def find(self, question: str) -> Worded | None:
        """Return the rule whose text holds most of the question's words; None where none holds enough, or where a
        single word is in many."""
        words = dict.fromkeys(stems_of(question))
        if not words or (len(words) == 1 and len(self._held.get(next(iter(words)), ())) > FEW):
            return None
        found: dict[str, float] = {}
        for stem in words:
            for number in self._held.get(stem, ()):
                found[number] = found.get(number, 0) + self._weight(stem)
        enough = WHOLE * sum(map(self._weight, words))
        likely = [number for number, weight in found.items() if weight >= enough]
        best = max(likely, key=lambda number: self._nearness(number, words.keys(), found[number]), default=None)
        return None if best is None else Worded(best, self._asked.get(best, frozenset()) >= words.keys())

    def _nearness(self, number: str, words: Collection[str], weight: float) -> tuple[float, int]:
        """By the words that it holds, those by which players ask for it a little more; then by how short it is."""
        asked = self._asked.get(number, frozenset()).intersection(words)
        return weight + sum(map(self._weight, asked)) / 4, -len(self._stems[number])

    def _weight(self, stem: str) -> float:
        """How much a word tells: more, the fewer texts have it."""
        return log(1 + len(self._stems) / (1 + len(self._held.get(stem, ()))))


def stems_of(text: str) -> Iterable[str]:
    """Yield the beginnings of a text's words, without those that only ask."""
    small = words_of_asking()
    return (word[:STEM] for word in fold_text(text).split() if word not in small)


@cache
def worded_rules(language: Language) -> WordedRules:
    """Return the index of a language's texts, built once."""
    return WordedRules(rules_in_own_words()[language], own_words_tables()["asked"][language])

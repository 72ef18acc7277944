"""The terms of Mage Noir: reads `data/magenoir/terms.toml`, and finds the term that a word means.

Knows no rule: what an entry says is in the file."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from bot.engine.frozen_class import dataclass
from bot.engine.trace import Rules, cite_rules
from bot.language import ByLanguage, Language, by_language
from bot.reference.folding import fold_text
from bot.reference.typography import with_punctuation
from bot.resources import data_folder


@dataclass(frozen=True, slots=True)
class Term:
    """An entry. The first of its names is shown; `asked` are the beginnings of words by which a question speaks of it;
    `open` means that no public text settles all of it."""

    id: str
    names: ByLanguage[tuple[str, ...]]
    asked: ByLanguage[tuple[str, ...]]
    lines: ByLanguage[str]
    texts: ByLanguage[str]
    see: tuple[str, ...]
    cited: Rules
    open: bool

    def name(self, lang: Language) -> str:
        return self.names[lang][0]


@dataclass(frozen=True, slots=True)
class Terms:
    """All entries by their ids, and by all their folded names."""

    entries: Mapping[str, Term]
    named: Mapping[str, Term]

    def find(self, query: str) -> Term | None:
        """Return the term of that name in either language, whatever its accents and case, or with one letter wrong."""
        key = without_article(fold_text(query))
        term = self.named.get(key)
        if term is not None or len(key) < 4:
            return term
        close = {self.named[each].id for each in get_close_matches(key, self.named, cutoff=0.85)}
        return self.entries[close.pop()] if len(close) == 1 else None

    def spoken_of(self, question: str) -> Sequence[Term]:
        """Return the terms that a question names or speaks of, those with the longest words first."""
        words = fold_text(question.replace("'", " ").replace("’", " ")).split()
        found: list[tuple[int, Term]] = []
        at = 0
        while at < len(words):
            length, term = self._named_at(words, at)
            if term is not None:
                found.append((sum(map(len, words[at : at + length])), term))
            at += length
        return distinct_terms(term for _, term in sorted(found, key=lambda each: -each[0]))

    def _named_at(self, words: Sequence[str], at: int) -> tuple[int, Term | None]:
        """Return the longest term that is named there and how many words it has, else one that its word speaks of."""
        for length in range(min(LONGEST_TERM, len(words) - at), 0, -1):
            term = self.named.get(" ".join(words[at : at + length]))
            if term is not None:
                return length, term
        spoken = (each for each in self.entries.values() for asked in each.asked.values() if begins(words[at], asked))
        return 1, next(spoken, None)

    def near(self, query: str, most: int = 3) -> Sequence[Term]:
        """Return the terms that a query may mean, best first."""
        key = without_article(fold_text(query))
        held = [name for name in self.named if key and key in name]
        close = get_close_matches(key, self.named, n=2 * most, cutoff=0.5)
        return distinct_terms(self.named[each] for each in (*held, *close))[:most]

    def beginning(self, text: str, lang: Language) -> Sequence[Term]:
        """Return the terms of which a name begins with a text, then those that contain it; all terms for no text."""
        key = fold_text(text)
        ordered = sorted(self.entries.values(), key=lambda term: fold_text(term.name(lang)))
        first = [term for term in ordered if any(fold_text(each).startswith(key) for each in term.names[lang])]
        held = [
            term for term in ordered if any(key in fold_text(each) for names in term.names.values() for each in names)
        ]
        return distinct_terms((*first, *held))


LONGEST_TERM = 4
"""In words."""


def begins(word: str, beginnings: Sequence[str]) -> bool:
    return bool(beginnings) and word.startswith(tuple(beginnings))


def distinct_terms(terms: Iterable[Term]) -> list[Term]:
    return list({term.id: term for term in terms}.values())


ARTICLES = frozenset({"le", "la", "l", "les", "un", "une", "des", "the", "a", "an"})


def without_article(key: str) -> str:
    first, _, rest = key.partition(" ")
    return rest if rest and first in ARTICLES else key


@cache
def shipped_terms() -> Terms:
    """Return the shipped terms, read once."""
    file = data_folder() / "magenoir" / "terms.toml"
    terms = [term_of(each) for each in tomllib.loads(file.read_text(encoding="utf-8"))["term"]]
    return Terms(
        {term.id: term for term in terms},
        {fold_text(name): term for term in reversed(terms) for names in term.names.values() for name in names},
    )


def term_of(table: Mapping[str, Any]) -> Term:
    return Term(
        table["id"],
        by_language(lambda each: tuple(with_punctuation(name, each) for name in table[each])),
        by_language(lambda each: tuple(map(fold_text, table.get(f"asked_{each}", ())))),
        by_language(lambda each: with_punctuation(table[f"line_{each}"], each)),
        by_language(lambda each: with_punctuation(table[f"text_{each}"], each)),
        tuple(table["see"]),
        cite_rules(*table["rules"]),
        table.get("open", False),
    )

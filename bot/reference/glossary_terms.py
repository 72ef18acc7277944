"""Finds the term of the rulebook's glossary that a question in plain words asks for. Reads
`data/rules/glossary_terms.toml`: what the terms are called in each language.

Knows the glossary's terms, not what they mean."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from bot.language import RULES_LANGUAGE, Language
from bot.reference.folding import fold_text
from bot.reference.rule_search import words_of_passage
from bot.reference.rulebook import Rulebook
from bot.reference.vocabulary import words_of_asking
from bot.resources import data_folder

LONGEST = 6
"""In words that mean something: no term has more."""

Key = tuple[str, ...]


class Names(NamedTuple):
    """The terms by the words of their names: as they stand, and by their roots, which are the same for more words."""

    words: Mapping[Key, str]
    roots: Mapping[Key, str]


@cache
def shipped_names() -> Mapping[str, Any]:
    """Return `data/rules/glossary_terms.toml`, read once."""
    return tomllib.loads((data_folder() / "rules" / "glossary_terms.toml").read_text(encoding="utf-8"))


def name_of_term(term: str, language: Language) -> str:
    """Return what a term is called in a language, its own English name where we know none."""
    names = shipped_names()[language].get(term, ()) if language != RULES_LANGUAGE else ()
    return next(iter(names), term)


def term_asked_for(book: Rulebook, question: str, language: Language) -> str | None:
    """Return the term that a question asks to define, or that is half of what it says and no single word: the one with
    the most words, else the one of which the fewest other terms speak; None where it names none."""
    topic, defined = topic_of(question)
    content = [word for word in topic.split() if word not in words_of_asking()]
    found = list(terms_in(content, names_of_terms(book, language), language))
    if not found and language != RULES_LANGUAGE:
        found = list(terms_in(content, names_of_terms(book, RULES_LANGUAGE), RULES_LANGUAGE))
    if not found:
        return None
    length, term = max(found, key=lambda each: (each[0], -terms_that_speak_of(book, each[1])))
    return term if defined or 2 * length >= len(content) + (length == 1) else None


def topic_of(question: str) -> tuple[str, bool]:
    """Return a folded question without the words by which it asks what something is or means, and whether it does."""
    folded = fold_text(question)
    topic = defining_words().sub(" ", folded)
    return topic, topic != folded


@cache
def defining_words() -> re.Pattern[str]:
    longest_first = sorted(map(fold_text, shipped_names()["defining words"]), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b")


def terms_in(content: Sequence[str], names: Names, language: Language) -> Iterator[tuple[int, str]]:
    """Yield the terms that words name which stand side by side, in any order, each with how many words name it."""
    for start in range(len(content)):
        for end in range(start + 1, min(len(content), start + LONGEST) + 1):
            words = content[start:end]
            term = names.words.get(key_of(words)) or names.roots.get(roots_of(words, language))
            if term is not None:
                yield end - start, term


def key_of(words: Sequence[str]) -> Key:
    return tuple(sorted(words))


def roots_of(words: Sequence[str], language: Language) -> Key:
    return key_of(words_of_passage(" ".join(words), language))


@lru_cache(maxsize=4)
def names_of_terms(book: Rulebook, language: Language) -> Names:
    """Return the terms of a glossary by their names in a language, the first term of a name counting."""
    own = [(each, term) for term, names in shipped_names()[language].items() if term in book.glossary for each in names]
    listed = [(each, term) for term in book.glossary for each in names_listed(term)]
    words: dict[Key, str] = {}
    roots: dict[Key, str] = {}
    for name, term in chain(own, listed if language == RULES_LANGUAGE else ()):
        meaning = [word for word in fold_text(name).split() if word not in words_of_asking()]
        if meaning:
            words.setdefault(key_of(meaning), term)
            roots.setdefault(roots_of(meaning, language), term)
    words.pop((), None)
    roots.pop((), None)
    return Names(words, roots)


def names_listed(term: str) -> Iterator[str]:
    """Yield the names under which a term stands in the glossary: `Modal, Mode` has two, and itself."""
    name = term.partition(" (")[0]
    yield name
    if "Order" not in name:
        yield from name.split(", ")


@lru_cache(maxsize=2048)
def terms_that_speak_of(book: Rulebook, term: str) -> int:
    """Return in the texts of how many terms a term is named."""
    name = fold_text(next(names_listed(term)).partition(",")[0])
    return sum(f" {name}" in f" {text}" for text in folded_texts(book))


@lru_cache(maxsize=2)
def folded_texts(book: Rulebook) -> Sequence[str]:
    return tuple(fold_text(text) for text in book.glossary.values())

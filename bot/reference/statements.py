"""Finds what we say of the rules by what somebody half remembers of it. Reads `statements.toml` of `data/rules/` and
of `data/magenoir/`.

A statement is told as it stands: that a question comes near it says nothing of Yes or No."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log
from typing import Any, NamedTuple

from bot.engine.magic.ground.subtypes import PLANESWALKER_TYPES
from bot.language import RULES_LANGUAGE, ByLanguage, Language, by_language
from bot.reference.folding import fold_text
from bot.reference.magenoir_terms import Term, shipped_terms
from bot.reference.rule_search import MARK, mark_of_keyword, words_of_passage
from bot.reference.vocabulary import shipped_vocabulary
from bot.resources import data_folder

CARD, PLANESWALKER = "#", mark_of_keyword("planeswalker")
UNKNOWN = 0.7
"""How much a word counts that no statement holds: it may say anything, or nothing."""
TOLD = 0.6
"""How much a word counts that only the statement itself holds, and none of the questions for it."""
PART = 0.7
"""What part of its fitness a statement keeps of which a question says little beside its own words."""
LEAST = 2.5
"""How much a question has to share with a statement in all, unless this is the whole question."""
SHORT = 7.0
"""What a way to ask weighs at least: two words are soon in any question."""
WHOLE = 0.9
"""The part of a question that is as good as all of it."""


class Statement(NamedTuple):
    """A sentence or two on the rules, the ways to ask for it, what it is about where this is none of the usual
    subjects, and the English names of the cards that show it."""

    rules: Sequence[str]
    term: str
    """Of Mage Noir: the term on whose page it stands."""
    told: ByLanguage[str]
    asked: ByLanguage[Sequence[str]]
    about: ByLanguage[Sequence[Sequence[str]]]
    cards: Sequence[str]


class Named(NamedTuple):
    """A card that a question names: the words that do, its English name, and its type line."""

    words: str
    name: str
    types: str


class StatementHit(NamedTuple):
    """A statement that a question may mean, and how well it fits, from 0 to 1."""

    statement: Statement
    score: float


Phrase = frozenset[str]
"""The words of one phrase: their roots, and the mark of the keyword that it names."""


class StatementSearch:
    """The statements of one language; immutable once built."""

    def __init__(self, statements: Sequence[Statement], usual: Sequence[str], language: Language) -> None:
        """Take the statements with the subjects that are usual among them."""
        self._language: Language = language
        subjects = terms_of_subjects(usual, language)
        self._known = [known_by(each, subjects, language) for each in statements]
        held: dict[str, int] = {}
        for each in self._known:
            for word in each.words:
                held[word] = held.get(word, 0) + 1
        self._rarity = {word: log(1 + len(self._known) / times) for word, times in held.items()}

    def find(self, question: str, named: Sequence[Named] = (), most: int = 3) -> tuple[StatementHit, ...]:
        """Return the statements that a question may mean, best first; none where it shares little with any."""
        terms = tuple(dict.fromkeys(terms_of_question(question, self._language, named)))
        weights = {each: self._weight(each) for each in terms}
        hits = (StatementHit(each.statement, self._score(each, weights)) for each in self._known)
        return tuple(sorted((each for each in hits if each.score), key=lambda each: -each.score)[:most])

    def _weight(self, term: Phrase) -> float:
        return max((self._rarity[word] for word in term if word in self._rarity), default=UNKNOWN)

    def _score(self, known: "Known", weights: Mapping[Phrase, float]) -> float:
        """Return how much of the question the statement holds, less where the nearest way to ask says much more."""
        said = frozenset[str]().union(*weights)
        if not all(group & said for group in known.about):
            return 0
        shared = sum(
            self._weight(term & known.asked_words)
            if term & known.asked_words
            else TOLD * self._weight(term & known.words)
            for term in weights
            if term & known.words
        )
        covered = shared / sum(weights.values())
        if shared < LEAST and covered < WHOLE:
            return 0
        nearest = max(
            (
                sum(self._weight(term) for term in each if term & said) / max(SHORT, sum(map(self._weight, each)))
                for each in known.asked
            ),
            default=0,  # « puis » is no word to search by
        )
        return covered * (PART + (1 - PART) * nearest)


class Known(NamedTuple):
    """A statement with its words, those of the ways to ask for it among them, each of these ways, and the words for
    what it is about: of each group a question must have one."""

    statement: Statement
    words: frozenset[str]
    asked_words: frozenset[str]
    asked: Sequence[Sequence[Phrase]]
    about: Sequence[frozenset[str]]


def known_by(statement: Statement, usual: Sequence[Phrase], language: Language) -> Known:
    asked = [terms for each in statement.asked[language] if (terms := tuple(terms_in(each, language)))]
    ways = [frozenset[str]().union(*each) for each in asked]
    cards = frozenset(f"{CARD}{each}" for each in statement.cards)
    asked_words = cards.union(*ways)
    told = frozenset[str]().union(*terms_in(statement.told[language], language))
    subjects = [each for each in usual if 2 * sum(bool(each & way) for way in ways) >= len(ways)]
    groups = [terms_of_subjects(each, language) for each in statement.about[language]] or ([subjects] if usual else [])
    return Known(statement, asked_words | told, asked_words, asked, [cards.union(*group) for group in groups])


def terms_of_subjects(subjects: Sequence[str], language: Language) -> Sequence[Phrase]:
    """Return the words for each subject: its mark alone where its name has several words."""
    found = []
    for term in (term for each in subjects for term in terms_in(each, language)):
        marks = frozenset(word for word in term if word[0] == MARK)
        found.append(marks if marks and len(term - marks) > 1 else term)
    return found


def terms_of_question(question: str, language: Language, named: Sequence[Named]) -> Iterator[Phrase]:
    """Yield the terms of a question; a card's name is one, and stands for its types too."""
    rest = question
    for each in named:
        rest = rest.replace(each.words, " . ", 1)
        kinds = (
            term for word in each.types.lower().partition("—")[0].split() for term in terms_in(word, RULES_LANGUAGE)
        )
        marks = (word for term in kinds for word in term if word[0] == MARK)
        yield frozenset({f"{CARD}{each.name}", *marks, *words_of_passage(each.words, language)})
    yield from terms_in(rest, language)


LOYALTY_COST = re.compile(r"(?<![\d/+-])(?:(\+)|([-\u2212]))\s?[\dX]{1,2}(?![\d/])")


QUESTIONS = ByLanguage(
    en=[
        (re.compile(rf"\b{asked}\b", re.IGNORECASE), f"asking{asked[:4]}") for asked in ("when", "who", "where", "why")
    ],
    fr=[
        (re.compile(rf"\b{asked}\b", re.IGNORECASE), f"asking{asked[:4]}")
        for asked in ("quand", "qui", "où", "pourquoi", "combien")
    ],
)
"""The words of a question that say what is asked for; a search for rules leaves them out."""


def terms_in(text: str, language: Language) -> Iterator[Phrase]:
    """Yield the terms of a text, phrase by phrase; a planeswalker's type stands for the card type too, and the cost of
    a loyalty ability for its sign."""
    walkers = words_for_planeswalkers()
    signs = LOYALTY_COST.sub(lambda cost: " loyaltyplus " if cost[1] else " loyaltyminus ", text)
    for asked, word in QUESTIONS[language]:
        signs = asked.sub(f" {word} ", signs)
    for words, english in shipped_vocabulary().phrases_in(signs):
        meant = english or in_singular(words, language) or (" ".join(words) if language == RULES_LANGUAGE else "")
        marks = [mark_of_keyword(meant.removesuffix("s"))] if meant else []
        marks += [PLANESWALKER] if walkers.intersection(words) else []
        own = words_of_passage(" ".join(words), language)
        if own:
            yield frozenset((*own, *marks))


def in_singular(words: Sequence[str], language: Language) -> str:
    """Return the rulebook's words for one word that is known in the singular alone; none in its own language."""
    if language == RULES_LANGUAGE or len(words) > 1 or not words[0].endswith("s"):
        return ""
    single = words[0].removesuffix("s")
    return next((english for _, english in shipped_vocabulary().phrases_in(single)), "")


@cache
def words_for_planeswalkers() -> frozenset[str]:
    """Return the planeswalker types, folded, one of each and several."""
    return frozenset(fold_text(each + end) for each in PLANESWALKER_TYPES for end in ("", "s"))


@cache
def statement_search() -> ByLanguage[StatementSearch]:
    """Return the search over the statements on Magic, built once for each language."""
    return search_over("rules")


@cache
def mage_noir_statement_search() -> ByLanguage[StatementSearch]:
    """Return the search over the statements on Mage Noir and the terms of that game, built once for each language."""
    terms = tuple(map(statement_of_term, shipped_terms().entries.values()))
    return search_over("magenoir", terms)


def search_over(folder: str, others: Sequence[Statement] = ()) -> ByLanguage[StatementSearch]:
    usual = shipped_file(folder).get("subjects", {})
    statements = (*shipped_statements(folder), *others)
    return by_language(lambda language: StatementSearch(statements, usual.get(language, ()), language))


def statement_of_term(term: Term) -> Statement:
    """Return what a term is as a statement, known by its names."""
    told = by_language(lambda language: f"{term.lines[language]} {term.texts[language]}")
    return Statement((), term.id, told, term.names, by_language(lambda _: ()), ())


@cache
def shipped_statements(folder: str) -> Sequence[Statement]:
    """Return the statements of a shipped file, by its folder."""
    return tuple(statement_of(each) for each in shipped_file(folder)["statement"])


def statement_of(entry: Mapping[str, Any]) -> Statement:
    told, asked = entry["told"], entry["asked"]
    return Statement(
        tuple(entry.get("rules", ())),
        entry.get("term", ""),
        by_language(lambda language: told[language]),
        by_language(lambda language: tuple(asked[language])),
        by_language(lambda language: tuple(map(tuple, entry.get("about", {}).get(language, ())))),
        tuple(entry.get("cards", ())),
    )


@cache
def shipped_file(folder: str) -> Mapping[str, Any]:
    """Return a shipped file, read once."""
    return tomllib.loads((data_folder() / folder / "statements.toml").read_text(encoding="utf-8"))

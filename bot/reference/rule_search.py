"""Finds the rule that a question in plain words means, in each language.

A rule is known by several passages: its official text, what we say of it, what our keyword entries say of it, and the
questions by which players ask for it (`data/rules/questions.toml`). The passage nearest to the question decides: rare
words weigh more (BM25), and so does a passage of which all is asked."""

import tomllib
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from heapq import nlargest
from math import log, sqrt
from string import ascii_lowercase
from sys import intern
from typing import NamedTuple

from bot.language import LANGUAGES, RULES_LANGUAGE, ByLanguage, Language, by_language
from bot.reference.entries import Meeting
from bot.reference.folding import fold_text
from bot.reference.french_words import english_of_french
from bot.reference.keywords import KeywordIndex
from bot.reference.own_words import rules_in_own_words
from bot.reference.rule_numbers import number_and_those_above
from bot.reference.rulebook import RuleText
from bot.reference.vocabulary import same_words, shipped_vocabulary, words_of_asking
from bot.reference.word_roots import root_of_word
from bot.resources import data_folder

MARK = "="
MOST_TERMS = 20
"""Words and phrases of a question that count."""
NEAREST = 40
"""So many passages are looked at as a whole."""
SATURATION, BY_LENGTH = 1.2, 0.5
"""The constants of BM25: how soon a word that is repeated counts no more, and how much a long passage loses by it."""
AS_A_WHOLE, ITSELF = 0.5, 2
"""What a passage gains if all of it was asked for; and how many times more it counts if nothing else was."""
AGREEING = 0.15
"""What each further passage of the same rule adds."""
SECTION = 0.1
"""What a rule gains by what the rules of its section score together: where several fit, that is what was meant."""
IN_EXAMPLE, OFFICIAL, NOTED, SAID, ASKED = 0.6, 1.0, 1.0, 1.3, 1.5
"""How much a word counts in an official example, in the official text, in a keyword's entry, in our own words, in a
question."""


class Passage(NamedTuple):
    """Words by which a rule is known; the more they weigh, the surer they mean it."""

    rule: str
    words: tuple[str, ...]
    weight: float


class RuleHit(NamedTuple):
    """A rule that a question may mean; `covered` says how much of the question's words it holds, from 0 to 1; `same`,
    whether these are just the words by which it is known."""

    rule: str
    score: float
    covered: float
    same: bool


NO_HIT = RuleHit("", 0, 0, same=False)


class RuleSearch:
    """All passages in memory; immutable once built."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = tuple(passages)
        number = len(self._passages)
        usual = sum(len(each.words) for each in self._passages) / max(1, number)
        held: dict[str, tuple[array[int], array[float]]] = {}
        for at, (_, words, weight) in enumerate(self._passages):
            length = 1 - BY_LENGTH + BY_LENGTH * len(words) / usual
            for word, times in Counter(words).items():
                places, weights = held.setdefault(word, (array("i"), array("f")))
                places.append(at)
                weights.append(weight * times * (SATURATION + 1) / (times + SATURATION * length))
        self._held = held
        self._rarity = {
            word: log(1 + (number - len(places) + 0.5) / (len(places) + 0.5)) for word, (places, _) in held.items()
        }
        self._rarest = log(2 * number + 2)

    def find(self, question: str, language: Language, most: int = 6) -> tuple[RuleHit, ...]:
        """Return the rules that a question may mean, best first; none where no rule holds any of its words."""
        terms = tuple(terms_of(question, language))[:MOST_TERMS]
        scores: dict[int, float] = {}
        for term in terms:
            for at, score in self._scores(term).items():
                scores[at] = scores.get(at, 0.0) + score
        asked = tuple(frozenset(word for words in term for word in words) for term in terms)
        weights = [self._weight(words) for words in asked]
        best: dict[str, RuleHit] = {}
        for at, score in nlargest(NEAREST, scores.items(), key=lambda each: (each[1], -each[0])):
            hit = self._hit(at, score, asked, weights)
            first, other = sorted((hit, best.get(hit.rule, NO_HIT)), key=lambda each: -each.score)
            best[hit.rule] = first._replace(score=first.score + AGREEING * other.score)
        sections: dict[str, float] = {}
        for each in best.values():
            sections[section_of(each.rule)] = sections.get(section_of(each.rule), 0.0) + each.score
        held = [each._replace(score=each.score + SECTION * sections[section_of(each.rule)]) for each in best.values()]
        return tuple(nlargest(most, held, key=lambda each: each.score))

    def _hit(self, at: int, score: float, asked: Sequence[frozenset[str]], weights: Sequence[float]) -> RuleHit:
        """Return how well a passage fits a question as a whole, given the words and the weight of each of its terms."""
        rule, words = self._passages[at].rule, frozenset(each for each in self._passages[at].words if each[0] != MARK)
        known = frozenset().union(*asked) & words
        met = sum(weight for weight, each in zip(weights, asked, strict=True) if each & words)
        covered = met / (sum(weights) or 1)
        same = covered == 1 and known == words
        share = sum(map(self._rarity.__getitem__, known)) / sum(map(self._rarity.__getitem__, words))
        return RuleHit(rule, score * (1 + AS_A_WHOLE * share) * (ITSELF if same else 1), covered, same)

    def _weight(self, words: frozenset[str]) -> float:
        """Return how rare a term is; what no passage holds is as rare as can be."""
        return max(self._rarity.get(word, 0.0) for word in words if word[0] != MARK) or self._rarest

    def _scores(self, term: "Term") -> Mapping[int, float]:
        """Return what a term gives to each passage: the best of its wordings."""
        found: dict[int, float] = {}
        for words in term:
            held = [(self._held[word], self._rarity[word] / sqrt(len(words))) for word in words if word in self._held]
            given: dict[int, float] = {}
            for (places, weights), rarity in held:
                for at, weight in zip(places, weights, strict=True):
                    given[at] = given.get(at, 0.0) + weight * rarity
            if not found:
                found = given
                continue
            for at, score in given.items():
                if score > found.get(at, 0.0):
                    found[at] = score
        return found


Term = tuple[tuple[str, ...], ...]
"""What a word or a phrase of a question may be called: in the asker's words, in the rulebook's."""


def terms_of(question: str, language: Language) -> Iterator[Term]:
    """Yield what a question asks for, phrase by phrase, each once."""
    phrases = shipped_vocabulary().phrases_in(question)
    seen: set[Term] = set()
    for words, english in phrases:
        own = words_of_passage(" ".join(words), language)
        meant = english or (language != RULES_LANGUAGE and english_of_french(" ".join(words))) or " ".join(words)
        others = words_of_passage(meant, RULES_LANGUAGE)
        keyword = (mark_of_keyword(english or " ".join(words)),)
        term = tuple(dict.fromkeys(filter(None, (own, others, keyword))))
        if (own or others) and term not in seen:
            seen.add(term)
            yield term


def words_of_passage(text: str, language: Language) -> tuple[str, ...]:
    """Return the words of a text by which it is found: their roots, without those that only ask.

    Equal words are one object: the rulebook has the same few thousand again and again."""
    small, same = words_of_asking(), same_words()[language]
    words = (word for word in fold_text(text).split() if word not in small)
    return tuple(intern(f"{language}:{root_of_word(same.get(word, word), language)}") for word in words)


def mark_of_keyword(name: str) -> str:
    """Return the word by which passages on a keyword are found, given its English name: `flash`, and no flashback."""
    return f"{MARK}{fold_text(name)}"


def section_of(number: str) -> str:
    """Return the rule whose part a rule is: `702.19` for `702.19b`, and itself where it is none."""
    return number.rstrip(ascii_lowercase)


@cache
def shipped_questions() -> ByLanguage[Mapping[str, Sequence[str]]]:
    """Return by which questions players ask for a rule, by language and number."""
    tables = tomllib.loads((data_folder() / "rules" / "questions.toml").read_text(encoding="utf-8"))
    return by_language(lambda language: tables[language])


def shipped_passages(keywords: KeywordIndex) -> Iterator[Passage]:
    """Yield what we say of rules in each language, and how players ask for them."""
    for language in LANGUAGES:
        for number, text in rules_in_own_words()[language].items():
            yield Passage(number, words_of_passage(text, language), SAID)
        for number, questions in shipped_questions()[language].items():
            for question in questions:
                yield Passage(number, words_of_passage(question, language), ASKED)
        yield from passages_of_entries(keywords, language)


def passages_of_entries(keywords: KeywordIndex, language: Language) -> Iterator[Passage]:
    """Yield what the keyword entries say, each statement for the first rule that it rests on."""
    for entry in keywords:
        name = entry.name(language)
        yield Passage(entry.rule, words_of_passage(f"{name} {entry.line(language)}", language), NOTED)
        for note in entry.notes():
            if note.rules:
                other = keywords.name_of(note.other, language) if isinstance(note, Meeting) else ""
                yield Passage(note.rules[0], words_of_passage(f"{name} {other} {note.said(language)}", language), NOTED)


def official_passages(rules: Iterable[RuleText]) -> Iterator[Passage]:
    """Yield the rules' own texts, their examples apart; no chapter stands for a rule."""
    for rule in rules:
        if len(rule.number) > 2:
            text, _, example = rule.text.partition("\nExample")
            yield Passage(rule.number, words_of_passage(f"{rule.heading} {text}", RULES_LANGUAGE), OFFICIAL)
            yield Passage(rule.number, words_of_passage(example, RULES_LANGUAGE), IN_EXAMPLE)


def search_of(keywords: KeywordIndex, rules: Iterable[RuleText] = ()) -> RuleSearch:
    """Return the search over the official texts with what we say of these rules; over all that we say where there are
    no texts."""
    official = tuple(official_passages(rules))
    known = {each.rule for each in official}
    ours = (each for each in shipped_passages(keywords) if not known or each.rule in known)
    marks = marks_of_sections(keywords)
    return RuleSearch(mark_passage(each, marks) for each in (*official, *ours) if each.words)


def mark_passage(passage: Passage, marks: Mapping[str, Sequence[str]]) -> Passage:
    """Return a passage with the marks of the keywords that its section is about."""
    found = (mark for number in number_and_those_above(passage.rule) for mark in marks.get(number, ()))
    return passage._replace(words=(*passage.words, *found))


def marks_of_sections(keywords: KeywordIndex) -> Mapping[str, Sequence[str]]:
    """Return by section the marks of the keyword abilities that it is about."""
    marks: dict[str, list[str]] = {}
    for entry in keywords:
        if entry.kind == "keyword ability":
            marks.setdefault(entry.rule, []).append(mark_of_keyword(entry.name("en")))
    return marks

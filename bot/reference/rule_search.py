"""Finds the rule that a question in plain words means, in each language.

A rule is known by several passages: its official text, what we say of it, what our keyword entries say of it, and the
questions by which players ask for it (`data/rules/questions.toml`). The passage nearest to the question decides: rare
words weigh more (BM25), and so does a passage of which all is asked."""

import tomllib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from heapq import nlargest
from itertools import islice
from math import log, sqrt
from operator import itemgetter
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
NEAREST = 30
"""So many rules are looked at passage by passage."""
SATURATION, BY_LENGTH = 1.2, 0.6
"""The constants of BM25: how soon a word that is repeated counts no more, and how much a long text loses by it."""
COMMON = 400
"""A word in more rules than this finds none by itself."""
ALL_TOGETHER = 0.8
"""How much all that is known of a rule counts beside its nearest passage."""
RARE = 1.4
"""By how much rare words count more than by their rarity alone, in all that is known of a rule."""
ABOVE, MOST_ABOVE = 0.3, 2
"""How much a word counts for the rules below that of which it is said, and up to how often."""
NAMED = 0.3
"""What a rule gains if its section is about a keyword that is named."""
AS_A_WHOLE, ITSELF = 1.0, 2
"""What a passage gains if all of it was asked for; and how many times more it counts if nothing else was."""
AGREEING, MOST_AGREEING = 0.15, 3
"""What a further passage of the same rule adds, the next one less, and how many do."""
SECTION = 0.04
"""What a rule gains by what the rules of its section score together: where several fit, that is what was meant."""
AS_NEAR, SEVERAL = 0.8, 2
"""Where so many other rules of its section are as near as this to the nearest one, the section is shown, which holds
them all."""
IN_EXAMPLE, TRANSLATED, OFFICIAL, NOTED, SAID, ASKED = 0.4, 0.8, 1.0, 1.0, 1.3, 1.5
"""How much a word counts in an official example, in what is put into English for the search, in the official text, in a
keyword's entry, in our own words, in a question."""


class Passage(NamedTuple):
    """Words by which a rule is known; the more they weigh, the surer they mean it."""

    rule: str
    words: tuple[str, ...]
    weight: float


class Weighed(NamedTuple):
    """A passage as it is looked through: each word once, how many are no marks, how rare these are together, and what
    each of them weighs."""

    words: tuple[str, ...]
    own: int
    whole: float
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
        known: dict[str, list[Passage]] = {}
        number = words = 0
        self._known_by: dict[tuple[str, ...], list[str]] = {}
        for each in passages:
            known.setdefault(each.rule, []).append(each)
            if each.weight == ASKED:
                self._known_by.setdefault(words_alone(each.words), []).append(each.rule)
            number, words = number + 1, words + len(each.words)
        self._rules = tuple(known)
        bags = bags_of_rules(known)
        self._held = weigh_words([bags[rule] for rule in self._rules])
        least = len(self._rules) + 0.5
        self._rarity = {
            word: log(1 + (least - len(places)) / (len(places) + 0.5)) for word, (places, _) in self._held.items()
        }
        self._rarest = log(2 * len(self._rules) + 2)
        usual = words / max(1, number)
        self._known = {rule: tuple(self._weigh(each, usual) for each in passages) for rule, passages in known.items()}

    def _weigh(self, passage: Passage, usual: float) -> "Weighed":
        """Return a passage with what it weighs; `usual` is how many words one has."""
        length = 1 - BY_LENGTH + BY_LENGTH * len(passage.words) / usual
        own = {word for word in passage.words if word[0] != MARK}
        whole = sum(map(self._rarity.__getitem__, own))
        words = tuple(dict.fromkeys(passage.words))
        return Weighed(words, len(own), whole or 1, passage.weight * (SATURATION + 1) / (1 + SATURATION * length))

    def find(self, question: str, language: Language, most: int = 6) -> tuple[RuleHit, ...]:
        """Return the rules that a question may mean, best first; none where no rule holds any of its words."""
        asked = self._read_question(question, language)
        scores = self._scores_together(asked.terms)
        nearest = {self._rules[at]: score for at, score in nlargest(NEAREST, scores.items(), key=itemgetter(1))}
        for rule in self._known_by.get(words_alone(words_of_passage(question, language)), ()):
            nearest.setdefault(rule, 0.0)
        hits = [self._hit(rule, ALL_TOGETHER * score, asked) for rule, score in nearest.items()]
        sections: dict[str, float] = {}
        for each in hits:
            sections[section_of(each.rule)] = sections.get(section_of(each.rule), 0.0) + each.score
        held = [each._replace(score=each.score + SECTION * sections[section_of(each.rule)]) for each in hits]
        return tuple(islice(self._put_section_first(sorted(held, key=lambda each: -each.score)), most))

    def holds(self, text: str, language: Language) -> bool:
        """Return whether each term of a text is a word of some rule; false of a text without one."""
        terms = tuple(terms_of(text, language))[:MOST_TERMS]
        return bool(terms) and all(self._places_of(each) for each in terms)

    def _read_question(self, question: str, language: Language) -> "Asked":
        """Return the terms of a question, what each of their words says of a passage, and how much they count."""
        terms = tuple(terms_of(question, language))[:MOST_TERMS]
        words: dict[str, list[tuple[int, int, float]]] = {}
        for at, term in enumerate(terms):
            for wording, each in enumerate(term):
                for word in each:
                    said = self._rarity.get(word, 0.0) / sqrt(len(each))
                    words.setdefault(word, []).append((at, wording, said))
        weights = [self._weight(frozenset(word for each in term for word in each)) for term in terms]
        return Asked(terms, words, weights, sum(weights) or 1)

    def _scores_together(self, terms: Iterable["Term"]) -> Mapping[int, float]:
        """Return what the terms give to rules by all that is known of each: of a term the best of its wordings, and
        that it names the rule's keyword. A common word finds no rule by itself where rarer ones found some."""
        scores: dict[int, float] = {}
        for term in sorted(terms, key=self._places_of):
            common = self._places_of(term) > COMMON and bool(scores)
            for at, score in self._scores_of_term(term).items():
                if not common or at in scores:
                    scores[at] = scores.get(at, 0.0) + score
            for mark in (word for words in term for word in words if word[0] == MARK and word in self._held):
                for at in self._held[mark][0]:
                    scores[at] = scores.get(at, 0.0) + NAMED * self._rarity[mark]
        return scores

    def _places_of(self, term: "Term") -> int:
        """Return in how many rules a term's most frequent word is."""
        return max(len(self._held[word][0]) if word in self._held else 0 for words in term for word in words)

    def _scores_of_term(self, term: "Term") -> Mapping[int, float]:
        found: dict[int, float] = {}
        for words in term:
            given: dict[int, float] = {}
            for word in words:
                if word in self._held:
                    rarity = self._rarity[word] ** RARE / sqrt(len(words))
                    for at, weight in zip(*self._held[word], strict=True):
                        given[at] = given.get(at, 0.0) + weight * rarity
            if not found:
                found = given
                continue
            for at, score in given.items():
                if score > found.get(at, 0.0):
                    found[at] = score
        return found

    def _hit(self, rule: str, score: float, asked: "Asked") -> RuleHit:
        """Return how well a rule fits a question: what is known of it together, and its passages, the nearest most."""
        near = [self._passage_hit(rule, each, asked) for each in self._known[rule]]
        near.sort(key=itemgetter(1), reverse=True)
        agreeing = sum(AGREEING**at * each.score for at, each in enumerate(near[:MOST_AGREEING]))
        return near[0]._replace(score=score + agreeing)

    def _passage_hit(self, rule: str, passage: "Weighed", asked: "Asked") -> RuleHit:
        """Return how well a passage fits a question."""
        said: dict[tuple[int, int], float] = {}
        meant: set[int] = set()
        known, share = 0, 0.0
        for word in passage.words:
            if word not in asked.words:
                continue
            for term, wording, score in asked.words[word]:
                said[term, wording] = said.get((term, wording), 0.0) + score
                if word[0] != MARK:
                    meant.add(term)
            if word[0] != MARK:
                known, share = known + 1, share + self._rarity[word]
        if not said:
            return RuleHit(rule, 0, 0, same=False)
        best: dict[int, float] = {}
        for (term, _), score in said.items():
            if score > best.get(term, 0.0):
                best[term] = score
        covered = sum(asked.weights[term] for term in meant) / asked.whole
        same = known == passage.own and len(meant) == len(asked.terms)
        score = sum(best.values()) * passage.weight * (1 + AS_A_WHOLE * share / passage.whole)
        return RuleHit(rule, score * (ITSELF if same else 1), covered, same)

    def _put_section_first(self, hits: Sequence[RuleHit]) -> Iterator[RuleHit]:
        """Yield the hits, before them the section of the first one where several of its rules are about as near."""
        first = next(iter(hits), NO_HIT)
        section = section_of(first.rule)
        near = [each.rule for each in hits[1:] if each.score >= AS_NEAR * first.score]
        several = sum(section_of(each) == section for each in near) >= SEVERAL
        if first.same or first.rule == section or section not in self._known or not several:
            yield from hits
            return
        yield first._replace(rule=section)
        yield from (each for each in hits if each.rule != section)

    def _weight(self, words: frozenset[str]) -> float:
        """Return how rare a term is; what no passage holds is as rare as can be."""
        return max(self._rarity.get(word, 0.0) for word in words if word[0] != MARK) or self._rarest


def words_alone(words: Iterable[str]) -> tuple[str, ...]:
    """Return words that are no marks, each once and in one order, so that the same words are the same."""
    return tuple(sorted({word for word in words if word[0] != MARK}))


def bags_of_rules(known: Mapping[str, Sequence[Passage]]) -> Mapping[str, Mapping[str, float]]:
    """Return how much each word is said of each rule, that of which its section and its chapter speak among it."""
    own: dict[str, dict[str, float]] = {}
    for rule, passages in known.items():
        bag = own.setdefault(rule, {})
        for each in passages:
            for word in each.words:
                bag[word] = bag.get(word, 0.0) + each.weight
    bags = {rule: dict(bag) for rule, bag in own.items()}
    for rule, bag in bags.items():
        for above in {section_of(rule), rule.partition(".")[0]} - {rule}:
            for word, weight in own.get(above, {}).items():
                bag[word] = bag.get(word, 0.0) + ABOVE * min(weight, MOST_ABOVE)
    return bags


def weigh_words(bags: Sequence[Mapping[str, float]]) -> "Mapping[str, tuple[array[int], array[float]]]":
    """Return by word the places of the bags that hold it, and how much it weighs in each (BM25)."""
    usual = sum(sum(each.values()) for each in bags) / max(1, len(bags))
    held: dict[str, tuple[array[int], array[float]]] = {}
    for at, bag in enumerate(bags):
        length = 1 - BY_LENGTH + BY_LENGTH * sum(bag.values()) / usual
        for word, times in bag.items():
            places, weights = held.setdefault(word, (array("i"), array("f")))
            places.append(at)
            weights.append(times * (SATURATION + 1) / (times + SATURATION * length))
    return held


Term = tuple[tuple[str, ...], ...]
"""What a word or a phrase of a question may be called: in the asker's words, in the rulebook's."""


class Asked(NamedTuple):
    """A question as it is looked for: by word the places of the terms and wordings that it is part of with what it says
    of a passage, and how much each term counts."""

    terms: Sequence[Term]
    words: Mapping[str, Sequence[tuple[int, int, float]]]
    weights: Sequence[float]
    whole: float
    """What all terms count together."""


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
            yield from passages_in_each(number, text, language, SAID)
        for number, questions in shipped_questions()[language].items():
            for question in questions:
                yield from passages_in_each(number, question, language, ASKED)
        yield from passages_of_entries(keywords, language)


def passages_in_each(rule: str, text: str, language: Language, weight: float) -> Iterator[Passage]:
    """Yield a text as a passage in its language and in the rulebook’s: each language knows what the other has."""
    yield Passage(rule, words_of_passage(text, language), weight)
    if language != RULES_LANGUAGE:
        yield Passage(rule, words_in_english(text), TRANSLATED)


def words_in_english(text: str) -> tuple[str, ...]:
    """Return the words by which a text in another language is found in English, those alone that have any."""
    phrases = shipped_vocabulary().phrases_in(text)
    meant = (english or english_of_french(" ".join(words)) for words, english in phrases)
    return tuple(word for each in meant for word in words_of_passage(each, RULES_LANGUAGE))


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

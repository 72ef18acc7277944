"""Finds rules in one edition of the Comprehensive Rules: by number, the rules around one, and by words.

The edition's text comes from outside; knows neither where it is kept nor how a rule is shown."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from bot.engine.frozen_class import dataclass
from bot.reference.folding import fold_text
from bot.reference.rule_numbers import number_above
from bot.reference.search import WordIndex

CITED = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?\b")
ASIDE = re.compile(r"\s*\([^)]*\)$")
"""A remark at the end of a glossary's term: `(Obsolete)`."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule of the edition; `heading` is the one above it, "Trample" for 702.19b."""

    number: str
    heading: str
    text: str

    @property
    def is_heading(self) -> bool:
        return self.text == self.heading


class Rulebook:
    """One edition of the Comprehensive Rules; immutable once built."""

    def __init__(self, edition: str, rules: Mapping[str, RuleText], glossary: Mapping[str, str]) -> None:
        """`edition` is the ISO date from which the rules are in force; the mappings go by number and by term."""
        self.edition = edition
        self.glossary = glossary
        self._rules = rules

    def __iter__(self) -> Iterator[RuleText]:
        return iter(self._rules.values())

    def rule(self, number: str) -> RuleText | None:
        """Return the rule of that number, None if the edition has none."""
        return self._rules.get(number)

    def parts(self, number: str) -> Sequence[RuleText]:
        """Return the rules right below one, in their order."""
        return self._parts.get(number, ())

    def named(self, terms: Sequence[str]) -> tuple[RuleText, ...]:
        """Return the rules that folded English terms name: the glossary cites them, or they are a heading; words that
        are in no rule are taken for the nearest word of headings and terms."""
        phrase = " ".join(terms)
        numbers = self._named(phrase) or self._named(" ".join(self._spelt(word) for word in phrase.split()))
        return tuple(self._rules[each] for each in numbers)

    def term(self, folded: str) -> tuple[str, str] | None:
        """Return the glossary's term of that folded name with its text; None if there is none."""
        return self._terms.get(folded)

    @cached_property
    def topics(self) -> Mapping[str, str]:
        """Headings that only one rule has, and terms of the glossary, each by its folded name."""
        headings = (self._rules[number].heading for number in self._sections.values())
        terms = (term for term, _ in self._terms.values())
        return MappingProxyType({fold_text(name): name for name in (*headings, *terms)})

    def near(self, folded: str) -> tuple[str, ...]:
        """Return the most similar terms of the glossary, best first."""
        hit = self._index.find(folded)
        return (self._index.near(folded) if hit is None else hit.keys)[:3]

    def _named(self, phrase: str) -> tuple[str, ...]:
        """Return the rules that the glossary cites for a term, else the one with that heading."""
        if phrase in self._sections:
            return (self._sections[phrase],)
        term = self.term(phrase)
        return () if term is None else tuple(each for each in CITED.findall(term[1]) if each in self._rules)

    def _spelt(self, word: str) -> str:
        near = () if self._words.exactly(word) else self._words.similar(word)
        return near[0] if len(near) == 1 else word

    @cached_property
    def _parts(self) -> Mapping[str, Sequence[RuleText]]:
        parts: dict[str, list[RuleText]] = {}
        for each in self:
            if (above := number_above(each.number)) is not None:
                parts.setdefault(above, []).append(each)
        return MappingProxyType(parts)

    @cached_property
    def _sections(self) -> Mapping[str, str]:
        """The number of each folded heading that only one rule has."""
        numbers: dict[str, list[str]] = {}
        for each in self:
            if each.is_heading:
                numbers.setdefault(fold_text(each.heading), []).append(each.number)
        return MappingProxyType({heading: found[0] for heading, found in numbers.items() if len(found) == 1})

    @cached_property
    def _terms(self) -> Mapping[str, tuple[str, str]]:
        return MappingProxyType({fold_text(ASIDE.sub("", term)): (term, text) for term, text in self.glossary.items()})

    @cached_property
    def _index(self) -> WordIndex:
        return WordIndex((ASIDE.sub("", term), term) for term in self.glossary)

    @cached_property
    def _words(self) -> WordIndex:
        words = {word for phrase in (*self._sections, *self._terms) for word in phrase.split()}
        return WordIndex((word, word) for word in sorted(words))

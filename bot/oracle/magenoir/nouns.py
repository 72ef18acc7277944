"""How players and cards are named in texts: determiner, noun, qualifiers; one reader, a table for each language."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.mana import Element
from bot.engine.magenoir.words import filters as fl
from bot.oracle.magenoir.names import component_type_of, is_component

SERVES = (fl.BoardState.CHANNELLED, fl.BoardState.PERMANENT)
"""The states in which a card on the board serves as a component."""


@dataclass(frozen=True, slots=True)
class Determiner:
    """What begins a description: whose cards, whether every one is meant, whether another than the card itself."""

    whose: fl.Whose = fl.Whose.ANYBODY
    every: bool = False
    another: bool = False


@dataclass(frozen=True, slots=True)
class Nouns:
    """The tables of one language, in lower case; patterns that stand earlier win."""

    fixed: Sequence[tuple[str, fl.Reference]]
    """Whole phrases with what they mean, as expressions."""
    determiners: Sequence[tuple[str, Determiner]]
    nouns: Mapping[str, tuple[fl.BoardState, ...]]
    """Nouns that name how a card lies; empty for any card on the board."""
    whose: Sequence[tuple[str, fl.Whose]]
    states: Sequence[tuple[str, fl.BoardState]]
    elements: Sequence[tuple[str, Element]]
    idle: Sequence[str]
    """Qualifiers that say nothing more."""
    qualifiers_first: bool = False
    """English says "your channelled Wind", French « votre Vent canalisé »."""

    def read(self, text: str) -> fl.Reference | None:
        """Return the players or cards that a phrase means; None where it is not understood whole."""
        for pattern, reference in self.fixed:
            if re.fullmatch(pattern, text):
                return reference
        for pattern, determiner in self.determiners:
            if found := re.match(rf"(?:{pattern})(?=[\s'])\s*|(?:{pattern})(?<=')", text):
                described = self.described(text[found.end() :].strip(), determiner)
                if described is not None:
                    return fl.EachOf(described) if determiner.every else fl.TargetOf(described)
        return None

    def described(self, text: str, determiner: Determiner) -> fl.Filter | None:
        """Noun phrase = noun qualifiers (French) | qualifiers noun (English)"""
        words = text.split()
        cuts = range(1, len(words) + 1) if not self.qualifiers_first else range(len(words), 0, -1)
        for cut in cuts:
            first, last = " ".join(words[:cut]), " ".join(words[cut:])
            for noun, rest in self.splits(first, last):
                found = self.noun(noun, determiner)
                if found is not None and (whole := self.qualified(found, rest)) is not None:
                    return whole
        return None

    def splits(self, first: str, last: str) -> Sequence[tuple[str, str]]:
        """Return the possible pairs of noun and qualifiers: the noun first, or with qualifiers before and after it."""
        if not self.qualifiers_first:
            return [(first, last)]
        inner = first.split()
        return [(" ".join(inner[place:]), " ".join([*inner[:place], last]).strip()) for place in range(len(inner))]

    def noun(self, word: str, determiner: Determiner) -> fl.Filter | None:
        base = fl.Filter(whose=determiner.whose, another=determiner.another)
        if word in self.nouns:
            return replace(base, states=self.nouns[word])
        return replace(base, component=component_type_of(word), states=SERVES) if is_component(word) else None

    def qualified(self, described: fl.Filter, text: str) -> fl.Filter | None:
        """Return the filter with every qualifier of the text; None where one is not understood."""
        if not text:
            return described
        for pattern, whose in self.whose:
            if found := re.match(rf"(?:{pattern})(?:\s+|$)", text):
                return self.qualified(replace(described, whose=whose), text[found.end() :])
        for pattern, state in self.states:
            if found := re.match(rf"(?:{pattern})(?:\s+|$)", text):
                return self.qualified(replace(described, states=(state,)), text[found.end() :])
        for pattern, element in self.elements:
            if found := re.match(rf"(?:{pattern})(?:\s+|$)", text):
                return self.qualified(replace(described, element=element), text[found.end() :])
        for pattern in self.idle:
            if found := re.match(rf"(?:{pattern})(?:\s+|$)", text):
                return self.qualified(described, text[found.end() :])
        return None


THIS, THAT = fl.ThisCard(), fl.That()

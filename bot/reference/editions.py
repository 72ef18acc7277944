"""Compares this program's citations with another edition of the Comprehensive Rules: what moved, and where it may be.

A proposal is a likeness of texts for a person to judge; nothing is changed by it."""

import re
from collections.abc import Iterator, Mapping

from rapidfuzz import fuzz, process

from bot.engine.frozen_class import dataclass
from bot.reference.citations import Citations, moved_citations
from bot.reference.rule_numbers import number_and_those_above

LEAST_LIKENESS = 80.0
LEAST_OF_HEADINGS = 95.0
"""The likeness, of at most 100, from which on a short text is proposed: headings are often alike by chance."""
SHORT = 40
"""In characters: a text that is no longer may be a heading."""
NEARLY_BEST = 2.0
"""How much less alike than the best a rule may be and still be preferred for its nearer number."""
NUMBERS = re.compile(r"\b\d{3}(?:\.\d+[a-z]?)?\b")


@dataclass(frozen=True, slots=True)
class Fault:
    """A citation that does not hold in an edition.

    `exists` says whether the number is there, `lacking` which words its text lacks. `proposed` is the rule whose text
    is most like the cited one, with its `likeness` of at most 100; None if none is like it, or that text is unknown."""

    rule: str
    exists: bool
    lacking: tuple[str, ...]
    proposed: str | None = None
    likeness: int = 0


def faults_in_edition(cited: Citations, edition: Mapping[str, str], pinned: Mapping[str, str]) -> Iterator[Fault]:
    """Yield what does not hold in `edition`, in the order of the rulebook.

    Both mappings go from number to text; `pinned`, the edition that is cited, is empty if its text is not known."""
    texts = {number: without_numbers(text) for number, text in edition.items()}
    for each in moved_citations(cited, edition):
        proposed = most_similar_rule(each.rule, without_numbers(pinned.get(each.rule, "")), texts)
        yield Fault(each.rule, each.exists, each.lacking, *proposed)


def most_similar_rule(rule: str, text: str, texts: Mapping[str, str]) -> tuple[str | None, int]:
    """Return the rule whose text is most like this one, and the likeness; of several nearly as alike, the one with the
    nearest number. None and 0 if none is alike."""
    if not text:
        return None, 0
    least = LEAST_OF_HEADINGS if len(text) < SHORT else LEAST_LIKENESS
    candidates = process.extract(text, texts, scorer=fuzz.ratio, score_cutoff=least, limit=None)
    if not candidates:
        return None, 0
    best = candidates[0][1]
    near = [(number, likeness) for _, likeness, number in candidates if likeness >= best - NEARLY_BEST]
    number, likeness = max(near, key=lambda each: (shared_numbering(rule, each[0]), each[1]))
    return number, round(likeness)


def shared_numbering(rule: str, other: str) -> int:
    """Return how near two numbers are: it counts the same kind of number, and the same rule, section and chapter."""
    return 4 * (len(list(number_and_those_above(rule))) == len(list(number_and_those_above(other)))) + len(
        set(number_and_those_above(rule)) & set(number_and_those_above(other))
    )


def without_numbers(text: str) -> str:
    """Return a text without the numbers of rules, which differ from edition to edition."""
    return NUMBERS.sub("", text)

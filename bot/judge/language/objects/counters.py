"""Counters of other kinds than +1/+1 that a table says are on a card: `3 charge counters`, « 2 marqueurs temps ».

`counters` = [NUMBER] KIND "counter" ["x" NUMBER], in any order; 1 where there is no number. Knows the kinds of which a
card speaks, and what these are called in French."""

import re

from bot.cards.model import CardFace
from bot.judge.language.lexicon.words import shipped_lexicon
from bot.reference.folding import fold_text

SPOKEN = re.compile(r"([\w+/-]+) counters?\b", re.IGNORECASE)
NO_KIND = frozenset(("a", "all", "another", "any", "each", "more", "no", "of", "or", "that", "the", "those", "with"))
SMALL = frozenset(("a", "an", "de", "des", "has", "of", "un", "with", "avec", "x", "×"))
NUMBER = re.compile(r"\d{1,6}")


def kinds_of(face: CardFace) -> list[str]:
    """The kinds of counters of which the card's text speaks, in its order."""
    kinds = (kind.lower() for kind in SPOKEN.findall(face.text))
    return [kind for kind in dict.fromkeys(kinds) if kind not in NO_KIND and len(kind) > 1]


def counters_said(typed: str, face: CardFace) -> tuple[str, int] | None:
    """The kind and the number of counters that the words say are on the card; None where they say something else."""
    known, numbers = shipped_lexicon(), NUMBER.findall(typed)
    words = fold_text(NUMBER.sub(" ", typed)).split()
    named = [word for word in words if known.states.get(word) != "counter" and word not in SMALL]
    kind = known.counters.get(" ".join(named))
    if kind is None or len(numbers) > 1 or kind not in kinds_of(face):
        return None
    return kind, int(numbers[0]) if numbers else 1

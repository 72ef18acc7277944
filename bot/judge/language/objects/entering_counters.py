"""The counters with which a permanent's own text makes it enter (CR 122.6a), which a table that lists it leaves unsaid.

Knows what a card says; whether the table says otherwise is the reader's business."""

import re
from collections.abc import Iterator

from bot.cards.model import CardFace
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.oracle.lines.faces import characteristics_of

SPEAKS = re.compile(r"counters? on it|\bmodular\b|\bgraft\b", re.IGNORECASE)
"""What is worth reading."""


def entered_with(face: CardFace) -> dict[str, int | None]:
    """How many counters of which kinds a permanent enters with that has this face up; None for a number that its text
    does not say, of a creature alone, which dies of that. What depends on a choice or a condition is left out."""
    if SPEAKS.search(face.text) is None:
        return {}
    counters: dict[str, int | None] = {}
    for kind, number in counters_entered_with(face):
        before = counters.get(kind, 0)
        counters[kind] = None if number is None or before is None else before + number
    creature = "Creature" in face.type_line.split()
    return {kind: number for kind, number in counters.items() if creature or number is not None}


def counters_entered_with(face: CardFace) -> Iterator[tuple[str, int | None]]:
    """Each kind and number, in the order of the text."""
    for ability in characteristics_of(face).meant:
        match ability:
            case ab.ReplacementAbility(
                condition=None,
                would=WouldEnter(what=what),
                instead=EnterWith(kind=kind, amount=amount, optional=False),
            ) if what == fl.THIS:
                yield kind, amount.number if isinstance(amount, fx.Fixed) else None
            case _:
                pass

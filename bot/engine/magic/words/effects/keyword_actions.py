"""Keyword actions that are several steps with choices of their own (CR 701)."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount


@dataclass(frozen=True, slots=True)
class Amass:
    """CR 701.47a: whoever controls no Army creates a 0/0 black one of that type; so many +1/+1 counters are put on an
    Army that they control, which becomes that type as well."""

    kind: str
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Bolster:
    """CR 701.39a: so many +1/+1 counters are put on a creature with the least toughness among those of the ability's
    controller."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Connive:
    """CR 701.50a, e: the controller of each of the permanents draws so many cards, discards as many, and puts a +1/+1
    counter on it for each nonland card discarded so."""

    what: fl.ObjectSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Explore:
    """CR 701.44a: the controller of each of the permanents reveals the top card of their library; a land card goes to
    their hand, otherwise a +1/+1 counter is put on the permanent and the card may go to the graveyard."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Populate:
    """CR 701.36a: a token that is a copy of a creature token that the ability's controller controls."""


KeywordActionEffect: TypeAlias = Amass | Bolster | Connive | Explore | Populate

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
class BackUp:
    """CR 702.165a: so many +1/+1 counters are put on the target; another creature gains until end of turn the abilities
    but backup that are printed on the source behind the backup ability."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Bolster:
    """CR 701.39a: so many +1/+1 counters are put on a creature with the least toughness among those of the ability's
    controller."""

    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Clash:
    """CR 701.30a-d: the ability's controller and one of those players reveal the top cards of their libraries, and each
    may put theirs on the bottom."""

    players: fl.PlayerSet = fl.Players.EACH_OPPONENT


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
class Encode:
    """CR 702.99a: the spell, if it is represented by a card, may be exiled encoded on a creature that its controller
    controls."""


@dataclass(frozen=True, slots=True)
class PairWith:
    """CR 702.95a, c: the source is paired with a creature, if both are unpaired creatures that the ability's controller
    controls."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Populate:
    """CR 701.36a: a token that is a copy of a creature token that the ability's controller controls."""


@dataclass(frozen=True, slots=True)
class Detain:
    """CR 701.35a: until the next turn of the ability's controller the permanents can't attack or block, and their
    activated abilities can't be activated."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Discover:
    """CR 701.57a: the ability's controller exiles cards from the top of their library until one is a nonland card with
    mana value of at most that; they may cast that, or else put it into their hand; the rest goes to the bottom."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Incubate:
    """CR 701.53a: an Incubator token with so many +1/+1 counters."""

    player: fl.PlayerSet
    amount: Amount


KeywordActionEffect: TypeAlias = (
    Amass | BackUp | Bolster | Clash | Connive | Detain | Discover | Encode | Explore | Incubate | PairWith | Populate
)

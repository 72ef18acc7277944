"""Descriptions of cards, references to whom an effect concerns, and amounts; `values/filter_matching.py` reads them."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.mana import Element


class Zone(StrEnum):
    """Where a card lies; the values are the outcome's words."""

    BOARD = "board"
    HAND = "hand"
    DECK = "deck"
    DISCARD = "discard"
    OUTSIDE = "outside"
    """Named by somebody, and in none of a player's places."""


class BoardState(StrEnum):
    """How a card lies on the board."""

    PREPARED = "prepared"
    CHANNELLED = "channelled"
    PERMANENT = "permanent"
    EQUIPPED = "equipped"
    RITUAL = "ritual"


class CardType(StrEnum):
    SPELL = "spell"
    PERMANENT = "permanent"
    EQUIPMENT = "equipment"
    RITUAL = "ritual"


class Whose(StrEnum):
    """A player seen from the controller of a card."""

    YOU = "you"
    OPPONENT = "opponent"
    ANYBODY = "anybody"


@dataclass(frozen=True, slots=True)
class Filter:
    """A description of cards: everything that is said has to hold. None and empty say nothing."""

    zone: Zone = Zone.BOARD
    states: tuple[BoardState, ...] = ()
    component: str | None = None
    """It provides this component."""
    element: Element | None = None
    type: CardType | None = None
    whose: Whose = Whose.ANYBODY
    has_hit_points: bool = False
    name: str | None = None
    another: bool = False
    """It is not the card itself."""


# Whom an effect concerns.


@dataclass(frozen=True, slots=True)
class Players:
    """Without any choice: you, your opponent, or each player."""

    whose: Whose


@dataclass(frozen=True, slots=True)
class ThisCard:
    """The card whose text it is."""


@dataclass(frozen=True, slots=True)
class That:
    """What an earlier action of the same paragraph designated, or what made a trigger happen."""


@dataclass(frozen=True, slots=True)
class TargetOf:
    """Designated when the action is announced: a card of the description, or also a player where `players` says so.

    A `filter` of None allows no card. Where `most` is more than one, so many at most may be, and none need be."""

    filter: Filter | None
    players: bool = False
    most: int = 1


@dataclass(frozen=True, slots=True)
class EachOf:
    """Every card of the description; designates nothing."""

    filter: Filter


Reference: TypeAlias = Players | ThisCard | That | TargetOf | EachOf

YOU = Players(Whose.YOU)
OPPONENT = Players(Whose.OPPONENT)
EACH_PLAYER = Players(Whose.ANYBODY)
ANY_TARGET = TargetOf(Filter(has_hit_points=True), players=True)


# How much.


@dataclass(frozen=True, slots=True)
class Number:
    """A fixed number; `mage_noir` instead for a controller who is one."""

    plain: int
    mage_noir: int | None = None


@dataclass(frozen=True, slots=True)
class CountOf:
    """So many for each card of the description, in all at most so many; for a Mage Noir alone where it says so."""

    filter: Filter
    times: int = 1
    at_most: int | None = None
    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class HitPointsOf:
    """As many as the hit points of what the text speaks of; half of them, rounded down, where `half` says so."""

    reference: Reference
    half: bool = False


@dataclass(frozen=True, slots=True)
class ManaUnder:
    """As many as the Mana locked under a card that the text speaks of."""

    reference: Reference


@dataclass(frozen=True, slots=True)
class ChosenX:
    """The X that was chosen as the card was prepared; Mana that came under it later does not count."""


@dataclass(frozen=True, slots=True)
class CardsAbove:
    """As many as the hand holds above a number of cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class SumOf:
    """Amounts together."""

    amounts: "tuple[Amount, ...]"


Amount: TypeAlias = Number | CountOf | HitPointsOf | ManaUnder | ChosenX | CardsAbove | SumOf
ONE = Number(1)

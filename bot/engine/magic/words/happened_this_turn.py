"""What happened so often, or so much, this turn (CR 608.2i): conditions ask whether, amounts how much. Data only.

Knows neither, since conditions compare amounts; whom and how many both speak of stand here as well."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl


class Whose(StrEnum):
    """The player that a condition asks about, seen from the ability. Of several players one is enough unless it says
    "each"."""

    YOU = "you"
    AN_OPPONENT = "an opponent"
    EACH_OPPONENT = "each opponent"
    A_PLAYER = "a player"
    EACH_PLAYER = "each player"
    DEFENDING_PLAYER = "defending player"
    ATTACKING_PLAYER = "attacking player"
    YOUR_TEAM = "you or one of your teammates"
    THAT_PLAYER = "that player"
    """The player that the trigger event is about."""
    EACH_OF_THEM = "who"
    """Each of several players by themselves: "each player who controls a creature"."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """From `at_least` to `at_most`; None: any number less or more, which may be below zero (CR 107.1b)."""

    at_least: int | None = None
    at_most: int | None = None

    def __contains__(self, number: int) -> bool:
        enough = self.at_least is None or number >= self.at_least
        return enough and (self.at_most is None or number <= self.at_most)


ONE_OR_MORE = Bounds(1)
ZERO = Bounds(0, 0)


@dataclass(frozen=True, slots=True)
class LeftThisTurn:
    """CR 608.2i, 700.4: so many permanents like that, as they last existed, left the battlefield this turn, or died."""

    what: fl.Filter
    died: bool = False
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class EnteredThisTurn:
    """CR 608.2i: so many permanents like that, as they entered, entered the battlefield this turn."""

    what: fl.Filter
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class AttackersThisTurn:
    """CR 508.6, 608.2i: so many creatures like that, as they attacked, were declared as attackers this turn."""

    what: fl.Filter
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class LifeChangedThisTurn:
    """CR 119.3: the player gained, or lost, so much life this turn, in life points."""

    whose: Whose
    gained: bool
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class DamageDealtThisTurn:
    """CR 120.3, 702.54a: the player was dealt so much damage this turn."""

    whose: Whose
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class SpellsCastThisTurn:
    """CR 601.2i: the player cast so many spells like that this turn, with `other` beside the source."""

    whose: Whose
    what: fl.Filter = fl.ANYTHING
    other: bool = False
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class CardsDrawnThisTurn:
    """CR 121.2b: the player drew so many cards this turn."""

    whose: Whose
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class CardsDiscardedThisTurn:
    """CR 701.9a: the player discarded so many cards this turn."""

    whose: Whose
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class LandsPlayedThisTurn:
    """CR 305.2a: the player played so many lands this turn."""

    whose: Whose
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class BuriedThisTurn:
    """CR 404.1, 608.2i, 700.11: so many cards like that were put into graveyards this turn, wherever they are by
    now."""

    what: fl.Filter
    number: Bounds = ONE_OR_MORE


@dataclass(frozen=True, slots=True)
class CrimesThisTurn:
    """CR 700.13: the player has committed so many crimes this turn."""

    whose: Whose
    number: Bounds = ONE_OR_MORE


HappenedThisTurn: TypeAlias = (
    BuriedThisTurn
    | CrimesThisTurn
    | LeftThisTurn
    | EnteredThisTurn
    | AttackersThisTurn
    | LifeChangedThisTurn
    | DamageDealtThisTurn
    | SpellsCastThisTurn
    | CardsDrawnThisTurn
    | CardsDiscardedThisTurn
    | LandsPlayedThisTurn
)
"""What happened so often, or so much, this turn."""

"""A table of teams as data for its picture: who sits where, which creatures stand where, who can reach or attack whom.

Knows no rule and no shape."""

from typing import Literal, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.explain.picture.sheet import ToldLine

ArrowKind: TypeAlias = Literal["attack", "could attack", "march", "refused"]
LegendKind: TypeAlias = ArrowKind | Literal["range", "turn", "ghost", "gone"]
"""What the legend explains besides teams and emperors."""


@dataclass(frozen=True, slots=True)
class PicturedSeat:
    """`team` counts from 0; `note` is written in the territory, such as a range, `total` beside the seat, such as
    life."""

    name: str
    team: int
    emperor: bool = False
    gone: bool = False
    note: str = ""
    total: str = ""


@dataclass(frozen=True, slots=True)
class PicturedCreature:
    """A creature of one seat's player in the territory of another seat, or of the same; a `ghost` is where it would be
    by other rules, one that is `gone` was there."""

    name: str
    controller: int
    territory: int
    ghost: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PicturedArrow:
    """From seat to seat; an attack of a creature elsewhere begins in the territory where it stands."""

    start: int
    end: int
    kind: ArrowKind = "attack"
    both_ends: bool = False
    from_territory: bool = False


@dataclass(frozen=True, slots=True)
class PicturedTable:
    """`reached` are the seats that are lit, None where no range is shown; `source` is from where it is measured.

    `active` is whose turn it is, None where that does not matter; `direction` is written within the arrow for the
    direction of play. `teams` are the teams' names; `draw_table_legend` says what light and arrows mean, for the kinds
    that there are."""

    seats: tuple[PicturedSeat, ...]
    teams: tuple[str, ...]
    reached: frozenset[int] | None = None
    source: int | None = None
    arrows: tuple[PicturedArrow, ...] = ()
    creatures: tuple[PicturedCreature, ...] = ()
    emperor: str = ""
    legend: tuple[tuple[LegendKind, str], ...] = ()
    alt: str = ""
    active: int | None = None
    direction: str = ""
    told: tuple[ToldLine, ...] = ()
    """What was not allowed or was asked, in words."""

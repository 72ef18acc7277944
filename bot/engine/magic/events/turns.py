"""Turns, steps and phases that effects take away or add (CR 500.7, 614.10)."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.steps import TurnPart


@dataclass(frozen=True, slots=True)
class NextTurnsSkipped:
    """CR 614.10: the player, or the team (805.8), will skip so many turns, the next ones that would begin."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """CR 614.10: a turn does not begin."""

    player: PlayerId
    extra: bool = False


@dataclass(frozen=True, slots=True)
class ExtraTurnsAdded:
    """CR 500.7: the player, or the team (805.8), will take so many turns after this one."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class NextPartsSkipped:
    """CR 614.10: the player, or the team (805.8), will skip so many steps or phases, the next ones that would begin,
    with `this_turn` no later than this turn."""

    player: PlayerId
    part: TurnPart
    number: int
    this_turn: bool = False


@dataclass(frozen=True, slots=True)
class PartSkipped:
    """CR 614.10: a step or phase does not begin. `by`: whose ability says so always; None where it was the next one."""

    player: PlayerId
    part: TurnPart
    by: ObjectId | None = None


TurnEvent: TypeAlias = NextTurnsSkipped | TurnSkipped | ExtraTurnsAdded | NextPartsSkipped | PartSkipped

"""Turns that effects take away or add (CR 500.7, 614.10)."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.identifiers import PlayerId


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


TurnEvent: TypeAlias = NextTurnsSkipped | TurnSkipped | ExtraTurnsAdded

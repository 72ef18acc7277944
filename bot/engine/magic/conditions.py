"""Conditions that abilities state with "if" (CR 603.4): data, which `matching` holds against a state."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.filters import Filter


@dataclass(frozen=True, slots=True)
class AttackedThisTurn:
    """CR 508.6: the ability's controller declared an attacker this turn, "if you attacked this turn"."""


@dataclass(frozen=True, slots=True)
class NumberOf:
    """There are so many permanents like that: "if you control a Dragon", "if you control no other creatures"."""

    what: Filter
    at_least: int = 0
    at_most: int | None = None


Condition: TypeAlias = AttackedThisTurn | NumberOf

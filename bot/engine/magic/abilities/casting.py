"""Abilities that change what may be cast or played, when, and for what (CR 305.2, 601.2-601.3, 118.8-118.9)."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.abilities.conditional import Conditional
from bot.engine.magic.filters import Players


@dataclass(frozen=True, slots=True)
class AdditionalLands(Conditional):
    """CR 305.2: these players may play so many more lands on each of their turns; None: any number."""

    number: int | None = 1
    players: Players = Players.YOU


CastingRule: TypeAlias = AdditionalLands

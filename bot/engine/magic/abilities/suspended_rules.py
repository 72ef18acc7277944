"""Abilities that keep rules from doing what they do (CR 101.1): untapping, the legend rule, hand size, life."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.abilities.conditional import Conditional
from bot.engine.magic.filters import ANYTHING, Filter, ObjectSet, Players


@dataclass(frozen=True, slots=True)
class StaysTapped(Conditional):
    """CR 502.3: these permanents don't untap during their controllers' untap steps."""

    affects: ObjectSet


@dataclass(frozen=True, slots=True)
class NoLegendRule(Conditional):
    """CR 704.5j: the legend rule doesn't apply to permanents like that."""

    affects: Filter = ANYTHING


@dataclass(frozen=True, slots=True)
class NoMaximumHandSize(Conditional):
    """CR 402.2: these players have no maximum hand size."""

    players: Players = Players.YOU


@dataclass(frozen=True, slots=True)
class CantGainLife(Conditional):
    """CR 119.3, 614.17: these players can't gain life."""

    players: Players


SuspendedRule: TypeAlias = StaysTapped | NoLegendRule | NoMaximumHandSize | CantGainLife

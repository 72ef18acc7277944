"""Effects on what creatures attack (CR 508.4, 508.7)."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.words.filters import ObjectSet, PlayerSet


@dataclass(frozen=True, slots=True)
class Reselect:
    """CR 508.7: the ability's controller chooses anew which player, planeswalker or battle the creatures attack."""

    what: ObjectSet


@dataclass(frozen=True, slots=True)
class BecomeAttacking:
    """CR 508.4: the creatures are attacking what their controllers choose, or that `player`."""

    what: ObjectSet
    player: PlayerSet | None = None


AttackEffect: TypeAlias = Reselect | BecomeAttacking

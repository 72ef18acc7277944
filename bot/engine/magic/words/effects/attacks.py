"""Effects on what creatures attack (CR 508.4, 508.7)."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words import filters as fl


@dataclass(frozen=True, slots=True)
class Reselect:
    """CR 508.7: the ability's controller chooses anew which player, planeswalker or battle the creatures attack."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class BecomeAttacking:
    """CR 508.4: the creatures are attacking what their controllers choose, or that `player`."""

    what: fl.ObjectSet
    player: fl.PlayerSet | None = None


AttackEffect: TypeAlias = Reselect | BecomeAttacking

"""Optional costs to attack (CR 508.1g), each with the ability that is linked to it."""

from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.triggers import TriggeredAbility


class AsItAttacks(StrEnum):
    """What can be done to pay an optional cost to attack."""

    EXERT = "exert"
    """The attacking creature itself (CR 701.43d)."""
    ENLIST = "enlist"
    """Another creature is tapped (CR 702.154a)."""


@dataclass(frozen=True, slots=True)
class OptionalAttackCost(Conditional):
    """CR 508.1g: what its controller may do as it attacks; `then` is the ability that is linked to it (607.2h)."""

    pays: AsItAttacks
    then: TriggeredAbility | None = None

"""Instructions that depend on a condition, or in which X is an amount (CR 608.2c, 107.3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.magic.conditions import Condition
from bot.engine.magic.effects.amounts import Amount

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.effects import Effect


@dataclass(frozen=True, slots=True)
class IfSo:
    """CR 608.2c: `then`, if the condition holds as the instruction is reached, `otherwise` if it does not."""

    condition: Condition
    then: tuple["Effect", ...]
    otherwise: tuple["Effect", ...] = ()


@dataclass(frozen=True, slots=True)
class WhereXIs:
    """CR 107.3, 608.2h: effects in all of which X is one amount, worked out once."""

    amount: Amount
    effects: tuple["Effect", ...]


InstructionEffect: TypeAlias = IfSo | WhereXIs

"""The kind of table in which each chapter says what carries out its effects (CR 608.2c)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.engine.magic.words import effects as fx

if TYPE_CHECKING:  # the resolution carries out every effect, and has the tables
    from bot.engine.magic.resolving.resolution import Resolution

EffectTable: TypeAlias = Mapping[type[fx.Effect], Callable[["Resolution", Any], None]]
"""What carries out the effects of each class; that each row takes effects of its class is proven by a test."""

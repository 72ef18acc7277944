"""Characteristic-defining abilities off the battlefield (CR 604.3): what a card makes of its own types and colors.

Sizes, which depend on other objects, are worked out by `layers`."""

from collections.abc import Iterator

from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.modified_characteristics import Layer, apply_modification, layer_of
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx


def values_with_defined_kinds(printed: Characteristics) -> Characteristics:
    """CR 604.3: the printed characteristics with the types and colors that its own abilities define."""
    values = printed
    for ability in defining_abilities(printed):
        for each in ability.modifications:
            if layer_of(each, defining=True) is not Layer.DEFINE_SIZE:
                values = apply_modification(values, each, no_amount)
    return values


def defining_abilities(printed: Characteristics) -> Iterator[ab.StaticAbility]:
    return (each for each in printed.static_abilities if each.defining)


def no_amount(_: fx.Amount) -> int:
    """Types and colors depend on no amount."""
    return 0

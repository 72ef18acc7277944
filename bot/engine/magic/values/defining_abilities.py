"""Characteristic-defining abilities off the battlefield (CR 604.3): what a card makes of its own types and colors.

Sizes, which depend on other objects, are worked out by `layers`."""

from collections.abc import Iterator

from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.values.modified_characteristics import Layer, apply_modification, layer_of
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike, Not


def values_with_defined_kinds(printed: Characteristics) -> Characteristics:
    """CR 604.3: the printed characteristics with the types and colors that its own abilities define."""
    values = printed
    for ability in defining_abilities(printed):
        for each in ability.modifications:
            if layer_of(each, defining=True) is not Layer.DEFINE_SIZE:
                values = apply_modification(values, each, no_amount)
    return values


def defining_abilities(printed: Characteristics) -> Iterator[ab.StaticAbility]:
    """CR 604.3, 113.6c: of an object off the battlefield, with what it says of itself for as long as it is there."""
    return (each for each in printed.static_abilities if each.defining or is_about_itself_elsewhere(each))


def is_about_itself_elsewhere(ability: ab.StaticAbility) -> bool:
    """CR 113.6c: whether it says what the object is as long as it isn't on the battlefield."""
    return ability.affects == fl.THIS and ability.condition == OFF_BATTLEFIELD


OFF_BATTLEFIELD = Not(IsLike(fl.THIS, fl.ANYTHING))
"""It is no permanent."""


def no_amount(_: fx.Amount) -> int:
    """Types and colors depend on no amount."""
    return 0

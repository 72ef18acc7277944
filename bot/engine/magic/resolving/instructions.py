"""Instructions that depend on a condition, in which X is an amount, or to which others refer, carried out (608.2c)."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, assert_never

from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.optional import carry_out
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx

if TYPE_CHECKING:  # the resolution carries out every effect, and hands these over
    from bot.engine.magic.resolving.resolution import Resolution


def perform_instruction(by: "Resolution", effect: fx.InstructionEffect) -> None:
    """CR 608.2c: the effects that follow from the condition, or in which X is what it is now."""
    match effect:
        case fx.IfSo(condition=condition, then=then, otherwise=otherwise):
            true = condition_holds(by.state, by.context, condition, partial(characteristics, by.state))
            carry_out(by, then if true else otherwise)
        case fx.WhereXIs(amount=amount, effects=effects):
            before = by.context.amount
            by.context = replace(by.context, amount=by.amount(amount))
            carry_out(by, effects)
            by.context = replace(by.context, amount=before)
        case fx.ChooseQuality(what=what):
            choose_quality(by, what)
        case _:
            assert_never(effect)

"""Instructions that depend on a condition, in which X is an amount, or to which others refer, carried out (608.2c)."""

from dataclasses import replace
from functools import partial

from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.optional import carry_out
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx


def perform_if_so(by: Resolution, effect: fx.IfSo) -> None:
    true = condition_holds(by.state, by.context, effect.condition, partial(characteristics, by.state))
    carry_out(by, effect.then if true else effect.otherwise)


def perform_where_x_is(by: Resolution, effect: fx.WhereXIs) -> None:
    before = by.context.amount
    by.context = replace(by.context, amount=by.amount(effect.amount))
    carry_out(by, effect.effects)
    by.context = replace(by.context, amount=before)


def perform_choose_quality(by: Resolution, effect: fx.ChooseQuality) -> None:
    choose_quality(by, effect.what)


PERFORM_INSTRUCTION_EFFECT: EffectTable = {
    fx.IfSo: perform_if_so,
    fx.WhereXIs: perform_where_x_is,
    fx.ChooseQuality: perform_choose_quality,
}

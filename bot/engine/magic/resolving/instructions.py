"""Instructions that depend on a condition, in which X is an amount, or to which others refer, carried out (608.2c)."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.effect_table import EffectTable
from bot.engine.magic.resolving.optional import carry_out
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx

if TYPE_CHECKING:  # the resolution carries out every effect, and hands these over
    from bot.engine.magic.resolving.resolution import Resolution


def perform_if_so(by: "Resolution", effect: fx.IfSo) -> None:
    true = condition_holds(by.state, by.context, effect.condition, partial(characteristics, by.state))
    carry_out(by, effect.then if true else effect.otherwise)


def perform_where_x_is(by: "Resolution", effect: fx.WhereXIs) -> None:
    before = by.context.amount
    by.context = replace(by.context, amount=by.amount(effect.amount))
    carry_out(by, effect.effects)
    by.context = replace(by.context, amount=before)


def perform_choose_quality(by: "Resolution", effect: fx.ChooseQuality) -> None:
    choose_quality(by, effect.what)


PERFORM_INSTRUCTION_EFFECT: EffectTable = {
    fx.IfSo: perform_if_so,
    fx.WhereXIs: perform_where_x_is,
    fx.ChooseQuality: perform_choose_quality,
}

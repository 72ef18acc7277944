"""Instructions that depend on a condition, in which X is an amount, or to which others refer, carried out (608.2c)."""

from dataclasses import replace
from functools import partial

from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.optional import perform_effects
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx


def perform_if_so(resolution: Resolution, effect: fx.IfSo) -> None:
    true = condition_holds(
        resolution.state, resolution.context, effect.condition, partial(characteristics, resolution.state)
    )
    perform_effects(resolution, effect.then if true else effect.otherwise)


def perform_where_x_is(resolution: Resolution, effect: fx.WhereXIs) -> None:
    before = resolution.context.amount
    resolution.context = replace(resolution.context, amount=resolution.amount(effect.amount))
    perform_effects(resolution, effect.effects)
    resolution.context = replace(resolution.context, amount=before)


def perform_choose_quality(resolution: Resolution, effect: fx.ChooseQuality) -> None:
    choose_quality(resolution, effect.what)


PERFORM_INSTRUCTION_EFFECT: EffectTable = {
    fx.IfSo: perform_if_so,
    fx.WhereXIs: perform_where_x_is,
    fx.ChooseQuality: perform_choose_quality,
}

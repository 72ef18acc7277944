"""Carries out instructions that depend on a condition, in which X is an amount, or to which others refer (CR 608.2c-d,
107.3, 705)."""

from dataclasses import replace
from functools import partial

from bot.engine.fuel import fuelled_number
from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.resolving.chosen_qualities import choose_quality
from bot.engine.magic.resolving.optional import perform_effects
from bot.engine.magic.resolving.resolution import EffectTable, Resolution
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

CALLED, UNCALLED = ("win", "lose"), ("heads", "tails")
"""CR 705.2: how a flip ends, the default first, where a player calls and where nobody does."""


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


def note_objects(resolution: Resolution, effect: fx.Note) -> None:
    """CR 608.2c: what the noun phrase describes now is what later instructions call "those"."""
    found = ((each, resolution.state.objects[each].incarnation) for each in resolution.objects(effect.what))
    resolution.context = replace(resolution.context, noted=tuple(found))


def perform_either(resolution: Resolution, effect: fx.EitherOf) -> None:
    """CR 608.2d: the options are numbered from 1, as they are written."""
    options, cited = tuple(range(1, len(effect.options) + 1)), cite_rules("608.2d")
    choice = Choice(resolution.stacked.controller, ChoiceKind.OPTION, options, resolution.stacked.source, cited)
    picked: int = resolution.game.decide(choice)
    perform_effects(resolution, (effect.options[picked - 1],))


def perform_choose_quality(resolution: Resolution, effect: fx.ChooseQuality) -> None:
    choose_quality(resolution, effect.what)


def flip_coins(resolution: Resolution, effect: fx.FlipCoins) -> None:
    """Flip one coin after the other (CR 705.2); later instructions ask how they came up.

    The engine is deterministic, so each result is a choice that the scenario answers. By default the coin comes up
    heads, or its player wins the flip, and the outcome says that this was a default."""
    cited = cite_rules("705.2")
    options = CALLED if effect.called else UNCALLED
    flips: list[bool] = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        for _ in range(fuelled_number(resolution.amount(effect.number))):
            result = resolution.game.decide(Choice(player, ChoiceKind.COIN, options, resolution.stacked.source, cited))
            flips.append(result == options[0])
            resolution.propose([ev.CoinFlipped(player, effect.called, flips[-1])], *cited)
    resolution.context = replace(resolution.context, flips=tuple(flips))


def quote_unread_sentence(resolution: Resolution, effect: fx.NotRead) -> None:
    """Nothing is done; the trace says so where it would be."""
    resolution.propose([ev.NotModelled(resolution.stacked.source, effect.text, effect.touches)])


PERFORM_INSTRUCTION_EFFECT: EffectTable = {
    fx.IfSo: perform_if_so,
    fx.WhereXIs: perform_where_x_is,
    fx.Note: note_objects,
    fx.EitherOf: perform_either,
    fx.ChooseQuality: perform_choose_quality,
    fx.FlipCoins: flip_coins,
    fx.NotRead: quote_unread_sentence,
}

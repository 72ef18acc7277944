"""Coins, flipped (CR 705): the engine knows no chance, so how a coin comes up is a choice that the scenario answers.

By default it comes up heads, or its player wins the flip; the outcome says that this was a default."""

from dataclasses import replace

from bot.engine.magic import events as ev
from bot.engine.magic.asking.choices import Choice, ChoiceKind
from bot.engine.magic.ground.engine_limits import within_limits
from bot.engine.magic.resolving.resolution import Resolution
from bot.engine.magic.values.filter_matching import find_players
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

CALLED, UNCALLED = ("win", "lose"), ("heads", "tails")
"""CR 705.2: how a flip ends, the default first, where a player calls and where nobody does."""


def flip_coins(resolution: Resolution, effect: fx.FlipCoins) -> None:
    """CR 705.2: one coin after the other; what follows asks how they came up."""
    cited = cite_rules("705.2")
    options = CALLED if effect.called else UNCALLED
    flips: list[bool] = []
    for player in find_players(resolution.state, resolution.context, effect.player):
        for _ in range(within_limits(resolution.amount(effect.number))):
            result = resolution.game.decide(Choice(player, ChoiceKind.COIN, options, resolution.stacked.source, cited))
            flips.append(result == options[0])
            resolution.propose([ev.CoinFlipped(player, effect.called, flips[-1])], *cited)
    resolution.context = replace(resolution.context, flips=tuple(flips))

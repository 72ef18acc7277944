"""Extort (CR 702.101)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.trace import cite_rules


def extort(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.101a."""
    drained = fx.LoseLife(fl.Players.EACH_OPPONENT, fx.Fixed(1)), fx.GainLife(fl.Players.YOU, fx.LostLife())
    paying = fx.Optionally((fx.Pay(fl.Players.YOU, "{W/B}"),), then=drained)
    return (ab.TriggeredAbility(Casts(fl.Filter(side=fl.Side.YOU)), (paying,), keyword=ability),)


EXTORT = Keyword("extort", cite_rules("702.101a"), meaning=extort)

"""Ascend (CR 702.131)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Bounds, NumberOf
from bot.engine.trace import cite_rules


def ascend(_: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.131a-b: of a spell what it does, of a permanent what holds."""
    great = NumberOf(fl.Filter(side=fl.Side.YOU), Bounds(10))
    return ab.SpellAbility((fx.IfSo(great, (fx.GetBlessing(fl.Players.YOU),)),)), ASCENDING


ASCENDING = ab.Ascends()


ASCEND = Keyword("ascend", cite_rules("702.131a"), meaning=ascend)

"""Boast (CR 702.142)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike
from bot.engine.trace import cite_rules

BOAST = Keyword("boast", cite_rules("702.142a"), parameter=Parameter.OWN, moment=ab.Moment.ACTIVATED)
BOASTING = fx.KeywordAbility(BOAST.name)
ONLY_WHEN_BOASTING = ab.OnlyWhen(condition=IsLike(fl.THIS, fl.Filter(attacked=True)), per_turn=1)
"""CR 702.142a: only if this creature attacked this turn, and only once each turn."""

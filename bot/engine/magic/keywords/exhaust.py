"""Exhaust (CR 702.177)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

EXHAUST = Keyword("exhaust", cite_rules("702.177a"), parameter=Parameter.OWN, moment=ab.Moment.ACTIVATED)
EXHAUSTING = fx.KeywordAbility(EXHAUST.name)
ONLY_ONCE = ab.OnlyWhen(once=True)
"""CR 702.177a: only once."""

"""Buyback (CR 702.27): where the spell goes is read as it resolves."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

BUYBACK = Keyword("buyback", cite_rules("702.27a"), parameter=Parameter.COST, moment=ab.Moment.PAID, cast=BesidesMana())

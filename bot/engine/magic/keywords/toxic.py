"""Toxic (CR 702.164): read where damage is dealt."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

TOXIC = Keyword("toxic", cite_rules("702.164a"), parameter=Parameter.NUMBER, moment=ab.Moment.DEALS_DAMAGE)

"""Tiered (CR 702.183): its costs stand with the modes, and are read as the spell's total cost is."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

TIERED = Keyword("tiered", cite_rules("702.183a"), moment=ab.Moment.PAID)

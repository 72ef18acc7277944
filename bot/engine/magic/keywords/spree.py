"""Spree (CR 702.172): its costs stand with the modes, and are read as the spell's total cost is."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

SPREE = Keyword("spree", cite_rules("702.172a"), moment=ab.Moment.PAID)

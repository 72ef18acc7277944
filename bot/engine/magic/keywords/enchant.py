"""Enchant (CR 702.5): read where Auras are cast and attached."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import rules

ENCHANT = Keyword("enchant", rules("702.5a"), parameter=Parameter.OWN)

"""Enchant (CR 702.5): read where Auras are cast and attached."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

ENCHANT = Keyword("enchant", cite_rules("702.5a"), parameter=Parameter.OWN)

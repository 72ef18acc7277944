"""Dredge (CR 702.52): read where cards are drawn."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

DREDGE = Keyword("dredge", cite_rules("702.52a"), parameter=Parameter.NUMBER)

"""Dredge (CR 702.52): read where cards are drawn."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import rules

DREDGE = Keyword("dredge", rules("702.52a"), parameter=Parameter.NUMBER)

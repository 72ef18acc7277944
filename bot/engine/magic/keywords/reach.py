"""Reach (CR 702.17): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

REACH = Keyword("reach", cite_rules("702.17a"), counter=True)

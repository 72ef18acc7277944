"""Horsemanship (CR 702.31): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

HORSEMANSHIP = Keyword("horsemanship", cite_rules("702.31a"))

"""Horsemanship (CR 702.31): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

HORSEMANSHIP = Keyword("horsemanship", rules("702.31a"))

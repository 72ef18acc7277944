"""Skulk (CR 702.118): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

SKULK = Keyword("skulk", cite_rules("702.118a"))

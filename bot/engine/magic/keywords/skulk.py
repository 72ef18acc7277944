"""Skulk (CR 702.118): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

SKULK = Keyword("skulk", rules("702.118a"))

"""Menace (CR 702.111): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

MENACE = Keyword("menace", rules("702.111a"), counter=True)

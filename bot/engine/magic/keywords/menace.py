"""Menace (CR 702.111): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

MENACE = Keyword("menace", cite_rules("702.111a"), counter=True)

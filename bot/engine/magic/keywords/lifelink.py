"""Lifelink (CR 702.15): read where damage is dealt."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

LIFELINK = Keyword("lifelink", cite_rules("702.15a"), counter=True, on_spells=True)

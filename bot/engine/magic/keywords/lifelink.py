"""Lifelink (CR 702.15): read where damage is dealt."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

LIFELINK = Keyword("lifelink", rules("702.15a"), counter=True, on_spells=True)

"""Shroud (CR 702.18): read where targets are chosen."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

SHROUD = Keyword("shroud", rules("702.18a"), on_players=True)

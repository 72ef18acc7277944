"""Shroud (CR 702.18): read where targets are chosen."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

SHROUD = Keyword("shroud", cite_rules("702.18a"), on_players=True)

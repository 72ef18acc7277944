"""Indestructible (CR 702.12): read where permanents are destroyed."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

INDESTRUCTIBLE = Keyword("indestructible", cite_rules("702.12a"), counter=True)

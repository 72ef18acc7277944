"""Umbra armor (CR 702.89): read where permanents are destroyed."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

UMBRA_ARMOR = Keyword("umbra armor", cite_rules("702.89a"))

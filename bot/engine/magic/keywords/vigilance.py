"""Vigilance (CR 702.20): read as attackers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

VIGILANCE = Keyword("vigilance", cite_rules("702.20a"), counter=True)

"""Rebound (CR 702.88): where the spell goes is read as it resolves."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

REBOUND = Keyword("rebound", cite_rules("702.88a"), on_spells=True)

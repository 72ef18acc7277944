"""Rebound (CR 702.88): where the spell goes is read as it resolves."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

REBOUND = Keyword("rebound", rules("702.88a"), on_spells=True)

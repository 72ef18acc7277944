"""Deathtouch (CR 702.2): read where damage is assigned and dealt, and as state-based actions are checked."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

DEATHTOUCH = Keyword("deathtouch", rules("702.2a"), counter=True, on_spells=True)

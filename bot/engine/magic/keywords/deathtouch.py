"""Deathtouch (CR 702.2): read where damage is assigned and dealt, and as state-based actions are checked."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

DEATHTOUCH = Keyword("deathtouch", cite_rules("702.2a"), counter=True, on_spells=True)

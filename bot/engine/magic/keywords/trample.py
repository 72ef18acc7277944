"""Trample, and trample over planeswalkers (CR 702.19): read as combat damage is assigned."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

TRAMPLE = Keyword("trample", cite_rules("702.19a"), counter=True)
TRAMPLE_OVER_PLANESWALKERS = Keyword("trample over planeswalkers", cite_rules("702.19c"))

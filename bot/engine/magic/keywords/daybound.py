"""Daybound and nightbound (CR 702.145): read where day becomes night, and as permanents enter."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

DAYBOUND = Keyword("daybound", rules("702.145a"))
NIGHTBOUND = Keyword("nightbound", rules("702.145e"))

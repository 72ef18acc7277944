"""Daybound and nightbound (CR 702.145): read where day becomes night, and as permanents enter."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

DAYBOUND = Keyword("daybound", cite_rules("702.145b"))
NIGHTBOUND = Keyword("nightbound", cite_rules("702.145e"))

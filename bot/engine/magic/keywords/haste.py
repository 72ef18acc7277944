"""Haste (CR 702.10): read as attackers are declared and costs with the tap symbol are paid."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

HASTE = Keyword("haste", cite_rules("702.10a"), counter=True)

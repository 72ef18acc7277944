"""Intimidate (CR 702.13): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

INTIMIDATE = Keyword("intimidate", cite_rules("702.13a"))

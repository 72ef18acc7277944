"""Intimidate (CR 702.13): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

INTIMIDATE = Keyword("intimidate", rules("702.13a"))

"""Landwalk (CR 702.14): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import rules

LANDWALK = Keyword("landwalk", rules("702.14a"), parameter=Parameter.OWN)

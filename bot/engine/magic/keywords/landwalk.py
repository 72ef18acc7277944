"""Landwalk (CR 702.14): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

LANDWALK = Keyword("landwalk", cite_rules("702.14a"), parameter=Parameter.OWN)

"""Banding, and bands with other (CR 702.22): read where attackers are declared and combat damage is assigned."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

BANDING = Keyword("banding", cite_rules("702.22a"))
BANDS_WITH_OTHER = Keyword("bands with other", cite_rules("702.22b"), parameter=Parameter.OWN)

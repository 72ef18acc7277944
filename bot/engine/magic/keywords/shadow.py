"""Shadow (CR 702.28): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

SHADOW = Keyword("shadow", cite_rules("702.28a"))

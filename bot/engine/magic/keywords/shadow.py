"""Shadow (CR 702.28): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

SHADOW = Keyword("shadow", rules("702.28a"))

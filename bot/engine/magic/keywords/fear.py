"""Fear (CR 702.36): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

FEAR = Keyword("fear", cite_rules("702.36a"))

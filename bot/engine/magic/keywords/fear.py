"""Fear (CR 702.36): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

FEAR = Keyword("fear", rules("702.36a"))

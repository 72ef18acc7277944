"""Flying (CR 702.9): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

FLYING = Keyword("flying", rules("702.9a"), counter=True)

"""Flying (CR 702.9): read as blockers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

FLYING = Keyword("flying", cite_rules("702.9a"), counter=True)

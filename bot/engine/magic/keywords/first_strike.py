"""First strike (CR 702.7): read as combat damage is assigned."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

FIRST_STRIKE = Keyword("first strike", cite_rules("702.7a"), counter=True)

"""Double strike (CR 702.4): read as combat damage is assigned."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

DOUBLE_STRIKE = Keyword("double strike", cite_rules("702.4a"), counter=True)

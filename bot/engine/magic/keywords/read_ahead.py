"""Read ahead (CR 702.155): read as Sagas enter."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

READ_AHEAD = Keyword("read ahead", cite_rules("702.155a"))

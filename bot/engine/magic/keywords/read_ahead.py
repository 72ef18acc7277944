"""Read ahead (CR 702.155): read as Sagas enter."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import rules

READ_AHEAD = Keyword("read ahead", rules("702.155a"))

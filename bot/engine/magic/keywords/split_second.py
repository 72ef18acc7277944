"""Split second (CR 702.61): read where spells are cast and abilities activated."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

SPLIT_SECOND = Keyword("split second", cite_rules("702.61a"), moment=ab.Moment.CAST, on_spells=True)

"""Fuse (CR 702.102): read where split cards are cast."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

FUSE = Keyword("fuse", cite_rules("702.102a"), moment=ab.Moment.PAID)

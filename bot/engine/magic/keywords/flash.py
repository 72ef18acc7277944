"""Flash (CR 702.8): read where it is said when a spell may be cast."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

FLASH = Keyword("flash", cite_rules("702.8a"), moment=ab.Moment.PAID)

"""Wither (CR 702.80): read where damage is dealt."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

WITHER = Keyword("wither", cite_rules("702.80a"), moment=ab.Moment.DEALS_DAMAGE, on_spells=True)

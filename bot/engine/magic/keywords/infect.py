"""Infect (CR 702.90): read where damage is dealt."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

INFECT = Keyword("infect", cite_rules("702.90a"), moment=ab.Moment.DEALS_DAMAGE, on_spells=True)

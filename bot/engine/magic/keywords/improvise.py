"""Improvise (CR 702.126): read as the total cost of a spell is paid."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

IMPROVISE = Keyword("improvise", cite_rules("702.126a"), moment=ab.Moment.PAID, on_spells=True, helps=True)

"""Improvise (CR 702.126): read as the total cost of a spell is paid."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import rules

IMPROVISE = Keyword("improvise", rules("702.126a"), moment=ab.Moment.PAID, on_spells=True, helps=True)

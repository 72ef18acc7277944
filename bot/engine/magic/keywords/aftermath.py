"""Aftermath (CR 702.127): read where split cards are cast, and as they leave the stack."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

AFTERMATH = Keyword("aftermath", cite_rules("702.127a"), moment=ab.Moment.PAID)

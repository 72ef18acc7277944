"""Bestow (CR 702.103): what it makes of the spell is read as it is cast and as it resolves."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import rules

BESTOW = Keyword("bestow", rules("702.103a"), parameter=Parameter.COST, cast=InsteadOfMana())

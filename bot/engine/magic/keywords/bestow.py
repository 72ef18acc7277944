"""Bestow (CR 702.103): what it makes of the spell is read as it is cast and as it resolves."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import cite_rules

BESTOW = Keyword("bestow", cite_rules("702.103a"), parameter=Parameter.COST, cast=InsteadOfMana())

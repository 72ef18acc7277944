"""Sneak (CR 702.190): when it may be cast, and how the permanent enters, is read there."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import cite_rules

SNEAK = Keyword("sneak", cite_rules("702.190a"), parameter=Parameter.MANA, cast=InsteadOfMana())

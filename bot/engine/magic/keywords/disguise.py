"""Disguise (CR 702.168): read where cards are cast face down, and turned face up."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import rules

DISGUISE = Keyword(
    "disguise",
    rules("702.168a"),
    parameter=Parameter.COST,
    cast=InsteadOfMana(rules("702.168b"), turned_up=rules("116.2b", "702.168d")),
)

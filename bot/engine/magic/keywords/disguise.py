"""Disguise (CR 702.168): read where cards are cast face down, and turned face up."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import cite_rules

DISGUISE = Keyword(
    "disguise",
    cite_rules("702.168a"),
    parameter=Parameter.COST,
    cast=InsteadOfMana(cite_rules("702.168b"), turned_up=cite_rules("116.2b", "702.168d")),
)

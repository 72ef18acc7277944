"""Morph, and megamorph (CR 702.37): read where cards are cast face down, and turned face up."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.trace import cite_rules

MORPH = Keyword(
    "morph",
    cite_rules("702.37a"),
    parameter=Parameter.COST,
    cast=InsteadOfMana(cite_rules("702.37c"), turned_up=cite_rules("116.2b", "702.37e")),
)
MEGAMORPH = Keyword(
    "megamorph",
    cite_rules("702.37b"),
    parameter=Parameter.COST,
    cast=InsteadOfMana(cite_rules("702.37c"), turned_up=cite_rules("116.2b", "702.37e")),
    counts_as=KeywordName.MORPH,
)

"""Foretell (CR 702.143)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

FORETELL = Keyword(
    "foretell",
    cite_rules("702.143a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.EXILE, set_aside=cite_rules("116.2h", "702.143a")),
)

"""Plot (CR 702.170)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

PLOT = Keyword(
    "plot",
    cite_rules("702.170a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(cite_rules("702.170d"), zone=Zone.EXILE, free=True, set_aside=cite_rules("116.2k", "702.170a")),
)

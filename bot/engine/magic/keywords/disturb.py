"""Disturb (CR 702.146)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

DISTURB = Keyword(
    "disturb",
    cite_rules("702.146a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.GRAVEYARD, turned_over=True),
)

"""Flashback (CR 702.34)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

FLASHBACK = Keyword(
    "flashback",
    cite_rules("702.34a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.GRAVEYARD, exiled_after=True),
)

"""Escape (CR 702.138)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import rules

ESCAPE = Keyword(
    "escape",
    rules("702.138a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.GRAVEYARD),
)

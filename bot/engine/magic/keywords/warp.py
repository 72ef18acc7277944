"""Warp (CR 702.185)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

WARP = Keyword(
    "warp",
    cite_rules("702.185a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.HAND, at_end_step=(fx.Exile(fl.Made()), fx.AllowWarped())),
)

"""Retrace (CR 702.81)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import BesidesMana, Keyword, also_ask
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

RETRACE = Keyword(
    "retrace",
    cite_rules("702.81a"),
    moment=ab.Moment.PAID,
    cast=BesidesMana(zone=Zone.GRAVEYARD, asks=also_ask(ab.Cost(discards=1, discarded=fl.Filter(all_of=("Land",))))),
)

"""Replicate (CR 702.56)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import copy_as_cast, times_paid
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

REPLICATE = Keyword(
    "replicate",
    cite_rules("702.56a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    meaning=copy_as_cast(times_paid),
    cast=BesidesMana(repeated=True),
)

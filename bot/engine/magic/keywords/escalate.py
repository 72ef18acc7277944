"""Escalate (CR 702.120): read where the total cost of a spell is worked out."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

ESCALATE = Keyword(
    "escalate",
    cite_rules("702.120a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=BesidesMana(optional=False),
)

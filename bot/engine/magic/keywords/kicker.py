"""Kicker, and multikicker (CR 702.33)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

KICKER = Keyword("kicker", cite_rules("702.33a"), parameter=Parameter.COSTS, moment=ab.Moment.PAID, cast=BesidesMana())
MULTIKICKER = Keyword(
    "multikicker",
    cite_rules("702.33c"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=BesidesMana(repeated=True),
    counts_as=KeywordName.KICKER,
)

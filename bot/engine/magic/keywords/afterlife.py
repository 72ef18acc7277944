"""Afterlife (CR 702.135)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules


def create_spirits(number: int) -> fx.Effect:
    """CR 702.135a."""
    flying = (fx.KeywordAbility(KeywordName.FLYING),)
    return fx.CreateTokens("Spirit", 1, 1, ("W", "B"), ("Spirit",), flying, fx.Fixed(number))


AFTERLIFE = Keyword(
    "afterlife",
    cite_rules("702.135a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.LEAVES,
    meaning=trigger_with_number(ab.Dies(), create_spirits),
)

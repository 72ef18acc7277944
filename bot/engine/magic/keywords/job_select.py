"""Job select (CR 702.182)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import come_with_wielder
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

JOB_SELECT = Keyword(
    "job select",
    cite_rules("702.182a"),
    moment=ab.Moment.ENTERS,
    meaning=come_with_wielder(fx.CreateTokens("Hero", 1, 1, (), ("Hero",))),
)

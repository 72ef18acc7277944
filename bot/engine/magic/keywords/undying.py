"""Undying (CR 702.93)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

UNDYING = Keyword(
    "undying",
    cite_rules("702.93a"),
    moment=ab.Moment.LEAVES,
    meaning=trigger(ab.Dies(without="+1/+1"), fx.ReturnToBattlefield("+1/+1")),
)

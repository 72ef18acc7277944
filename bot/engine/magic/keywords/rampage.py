"""Rampage (CR 702.23)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import grow, trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def grow_for_blockers(number: int) -> fx.Effect:
    """CR 702.23a."""
    return fx.Modify(fl.THIS, grow(number, number), times=fx.BlockersBeyondFirst())


RAMPAGE = Keyword(
    "rampage",
    cite_rules("702.23a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.BECOMES_BLOCKED,
    meaning=trigger_with_number(ab.BecomesBlocked(), grow_for_blockers),
)

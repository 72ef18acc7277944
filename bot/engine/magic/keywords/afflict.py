"""Afflict (CR 702.130)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

AFFLICT = Keyword(
    "afflict",
    cite_rules("702.130a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.BECOMES_BLOCKED,
    meaning=trigger_with_number(
        ab.BecomesBlocked(), lambda number: fx.LoseLife(fl.Players.DEFENDING_PLAYER, fx.Fixed(number))
    ),
)

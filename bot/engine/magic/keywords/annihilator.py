"""Annihilator (CR 702.86)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

ANNIHILATOR = Keyword(
    "annihilator",
    cite_rules("702.86a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.ATTACKS,
    meaning=trigger_with_number(
        ab.Attacks(), lambda number: fx.Sacrifice(fl.Players.DEFENDING_PLAYER, fx.Fixed(number))
    ),
)

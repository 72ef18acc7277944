"""Bushido (CR 702.45)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import grow, trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

BUSHIDO = Keyword(
    "bushido",
    cite_rules("702.45a"),
    parameter=Parameter.NUMBER,
    meaning=trigger_with_number(
        ab.AnyOf((ab.Blocks(), ab.BecomesBlocked())), lambda number: fx.Modify(fl.THIS, grow(number, number))
    ),
)

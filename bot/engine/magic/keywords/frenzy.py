"""Frenzy (CR 702.68)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import grow, trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

FRENZY = Keyword(
    "frenzy",
    cite_rules("702.68a"),
    parameter=Parameter.NUMBER,
    meaning=trigger_with_number(ab.AttacksUnblocked(), lambda number: fx.Modify(fl.THIS, grow(number, 0))),
)

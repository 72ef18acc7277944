"""Ripple (CR 702.60)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.trace import cite_rules

RIPPLE = Keyword(
    "ripple",
    cite_rules("702.60a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.CAST,
    meaning=trigger_with_number(CastThis(), fx.Ripple),
    on_spells=True,
)

"""Demonstrate (CR 702.144)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.trace import cite_rules

DEMONSTRATE = Keyword(
    "demonstrate",
    cite_rules("702.144a"),
    moment=ab.Moment.CAST,
    meaning=trigger(CastThis(), fx.Demonstrate()),
    on_spells=True,
)

"""Prowess (CR 702.108)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow, trigger
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.trace import cite_rules

YOUR_NONCREATURE_SPELL = fl.Filter(none_of=("Creature",), side=fl.Side.YOU)


PROWESS = Keyword(
    "prowess", cite_rules("702.108a"), meaning=trigger(Casts(YOUR_NONCREATURE_SPELL), fx.Modify(fl.THIS, grow(1, 1)))
)

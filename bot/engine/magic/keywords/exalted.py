"""Exalted (CR 702.83)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow, trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

EXALTED = Keyword(
    "exalted",
    cite_rules("702.83a"),
    meaning=trigger(
        ab.Attacks(fl.Matching(fl.YOUR_CREATURE), alone=True), fx.Modify(fl.TriggeringObject(), grow(1, 1))
    ),
)

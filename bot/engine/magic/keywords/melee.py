"""Melee (CR 702.121)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow, trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

MELEE = Keyword(
    "melee",
    cite_rules("702.121a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(ab.Attacks(), fx.Modify(fl.THIS, grow(1, 1), times=fx.OpponentsAttacked())),
)

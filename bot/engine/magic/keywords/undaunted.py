"""Undaunted (CR 702.125)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

LESS_FOR_EACH_OPPONENT = ab.CostChange(1, less=True, times=fx.NumberOfPlayers(fl.Players.EACH_OPPONENT))


UNDAUNTED = Keyword(
    "undaunted",
    cite_rules("702.125a"),
    moment=ab.Moment.PAID,
    meaning=lambda _: (LESS_FOR_EACH_OPPONENT,),
    on_spells=True,
    reduces=True,
)

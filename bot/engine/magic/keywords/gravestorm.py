"""Gravestorm (CR 702.69)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import copy_as_cast
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import LeftThisTurn
from bot.engine.trace import cite_rules


def permanents_died(_: fx.KeywordAbility) -> fx.Amount:
    """CR 702.69a."""
    return fx.TimesThisTurn(LeftThisTurn(fl.ANYTHING, died=True))


GRAVESTORM = Keyword(
    "gravestorm", cite_rules("702.69a"), moment=ab.Moment.CAST, meaning=copy_as_cast(permanents_died, paid=False)
)

"""Offspring (CR 702.175)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import copy_as_it_enters
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

SMALL = fx.Exceptions((fx.SetPowerToughness(fx.Fixed(1), fx.Fixed(1)),))


OFFSPRING = Keyword(
    "offspring", cite_rules("702.175a"), parameter=Parameter.COST, meaning=copy_as_it_enters(SMALL), cast=BesidesMana()
)

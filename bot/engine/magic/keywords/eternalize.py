"""Eternalize (CR 702.129)."""

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import copy_as_zombie
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

ETERNALIZE = Keyword(
    "eternalize",
    cite_rules("702.129a"),
    parameter=Parameter.MANA,
    moment=ab.Moment.ACTIVATED,
    meaning=copy_as_zombie(fx.SetColors((Color.BLACK,)), fx.SetPowerToughness(fx.Fixed(4), fx.Fixed(4))),
)

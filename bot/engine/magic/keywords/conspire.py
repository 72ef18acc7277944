"""Conspire (CR 702.78)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, also_ask
from bot.engine.magic.keywords.shapes import copy_as_cast
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

TWO_OF_ITS_COLORS = ab.Cost(taps=2, tapped=fl.Filter(all_of=("Creature",), shares_color=fl.THIS))


CONSPIRE = Keyword(
    "conspire",
    cite_rules("702.78a"),
    moment=ab.Moment.PAID,
    meaning=copy_as_cast(lambda _: fx.ONE),
    cast=BesidesMana(asks=also_ask(TWO_OF_ITS_COLORS)),
)

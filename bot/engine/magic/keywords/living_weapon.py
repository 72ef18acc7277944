"""Living weapon (CR 702.92)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import come_with_wielder
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

LIVING_WEAPON = Keyword(
    "living weapon",
    cite_rules("702.92a"),
    moment=ab.Moment.ENTERS,
    meaning=come_with_wielder(fx.CreateTokens("Phyrexian Germ", 0, 0, ("B",), ("Phyrexian", "Germ"))),
)

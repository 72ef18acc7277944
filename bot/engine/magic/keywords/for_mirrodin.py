"""For Mirrodin! (CR 702.163)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import come_with_wielder
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules

FOR_MIRRODIN = Keyword(
    "for mirrodin!",
    cite_rules("702.163a"),
    moment=ab.Moment.ENTERS,
    meaning=come_with_wielder(fx.CreateTokens("Rebel", 2, 2, ("R",), ("Rebel",))),
)

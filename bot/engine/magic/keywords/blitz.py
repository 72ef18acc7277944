"""Blitz (CR 702.152)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import HASTE, have_while_paid
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

DRAW_AS_IT_DIES = ab.TriggeredAbility(ab.Dies(), (fx.Draw(fl.Players.YOU, fx.Fixed(1)),))


BLITZ = Keyword(
    "blitz",
    cite_rules("702.152a"),
    parameter=Parameter.COST,
    meaning=have_while_paid(KeywordName("blitz"), HASTE, DRAW_AS_IT_DIES),
    cast=InsteadOfMana(at_end_step=(fx.SacrificeObjects(fl.Made()),)),
)

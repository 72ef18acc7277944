"""Dash (CR 702.109)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import HASTE, have_while_paid
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

DASH = Keyword(
    "dash",
    cite_rules("702.109a"),
    parameter=Parameter.COST,
    meaning=have_while_paid(KeywordName("dash"), HASTE),
    cast=InsteadOfMana(at_end_step=(fx.ReturnToHand(fl.Made()),)),
)

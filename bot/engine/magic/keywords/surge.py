"""Surge (CR 702.117)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import SpellsCastThisTurn, Whose
from bot.engine.trace import cite_rules

SURGE = Keyword(
    "surge",
    cite_rules("702.117a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(only_if=SpellsCastThisTurn(Whose.YOUR_TEAM, other=True)),
)

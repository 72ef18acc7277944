"""Prowl (CR 702.76)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import CombatDamageThisTurn
from bot.engine.trace import cite_rules

PROWL = Keyword(
    "prowl",
    cite_rules("702.76a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(only_if=CombatDamageThisTurn(fl.Filter(), shares_type=True)),
)

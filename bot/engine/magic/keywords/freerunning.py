"""Freerunning (CR 702.173)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import AnyCondition, CombatDamageThisTurn
from bot.engine.trace import cite_rules

BY_ASSASSIN = CombatDamageThisTurn(fl.Filter(all_of=("Assassin", "Creature")))
BY_COMMANDER = CombatDamageThisTurn(fl.Filter(all_of=("Creature",), commander=True))


FREERUNNING = Keyword(
    "freerunning",
    cite_rules("702.173a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(only_if=AnyCondition((BY_ASSASSIN, BY_COMMANDER))),
)

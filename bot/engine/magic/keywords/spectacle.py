"""Spectacle (CR 702.137)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import LifeChangedThisTurn, Whose
from bot.engine.trace import cite_rules

SPECTACLE = Keyword(
    "spectacle",
    cite_rules("702.137a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(only_if=LifeChangedThisTurn(Whose.AN_OPPONENT, gained=False)),
)

"""Overload (CR 702.96): what it affects is read as the spell is cast."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

OVERLOAD = Keyword(
    "overload", cite_rules("702.96a"), parameter=Parameter.COST, moment=ab.Moment.PAID, cast=InsteadOfMana()
)

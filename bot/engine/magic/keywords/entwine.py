"""Entwine (CR 702.42): which modes are chosen is read as the spell is cast."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

ENTWINE = Keyword("entwine", cite_rules("702.42a"), parameter=Parameter.COST, moment=ab.Moment.PAID, cast=BesidesMana())

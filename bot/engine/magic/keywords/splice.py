"""Splice (CR 702.47): read of the cards in hand as another spell is cast."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

SPLICE = Keyword("splice", cite_rules("702.47a"), parameter=Parameter.OWN, moment=ab.Moment.PAID, cast=BesidesMana())

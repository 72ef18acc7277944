"""Gift (CR 702.174): what is given stands in the compiler, who gets it is read as the spell is cast."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.trace import cite_rules

GIFT = Keyword("gift", cite_rules("702.174b"), parameter=Parameter.OWN, cast=BesidesMana(cite_rules("702.174a")))

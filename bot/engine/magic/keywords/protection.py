"""Protection (CR 702.16): read where targets, blockers and damage are."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

PROTECTION = Keyword("protection", cite_rules("702.16a"), parameter=Parameter.OWN, on_players=True)

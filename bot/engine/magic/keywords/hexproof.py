"""Hexproof (CR 702.11): read where targets are chosen."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.trace import cite_rules

HEXPROOF = Keyword("hexproof", cite_rules("702.11a"), parameter=Parameter.OWN, counter=True, on_players=True)

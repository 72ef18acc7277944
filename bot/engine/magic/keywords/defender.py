"""Defender (CR 702.3): read as attackers are declared."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

DEFENDER = Keyword("defender", cite_rules("702.3a"))

"""Phasing (CR 702.26): acted on in the untap step."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.trace import cite_rules

PHASING = Keyword("phasing", cite_rules("702.26a"))

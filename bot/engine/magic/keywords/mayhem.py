"""Mayhem (CR 702.187)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.conditions import DiscardedThisTurn
from bot.engine.trace import cite_rules

MAYHEM = Keyword(
    "mayhem",
    cite_rules("702.187a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(cite_rules("702.187b"), zone=Zone.GRAVEYARD, only_if=DiscardedThisTurn()),
)

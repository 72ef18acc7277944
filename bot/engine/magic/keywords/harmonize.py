"""Harmonize (CR 702.180)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Helper, InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

HARMONIZE = Keyword(
    "harmonize",
    cite_rules("702.180a"),
    parameter=Parameter.MANA,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(
        zone=Zone.GRAVEYARD,
        exiled_after=True,
        helper=Helper(lambda _: fl.CREATURE, "power", tapped=True),
    ),
)

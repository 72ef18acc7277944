"""Prototype (CR 702.160, 718): what it makes of the spell is read as it is cast and as it resolves."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

PROTOTYPE = Keyword(
    "prototype",
    cite_rules("702.160a", "718.3"),
    parameter=Parameter.OWN,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(),
)

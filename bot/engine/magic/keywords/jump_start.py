"""Jump-start (CR 702.133)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import BesidesMana, Keyword, also_ask
from bot.engine.magic.words import abilities as ab
from bot.engine.trace import cite_rules

JUMP_START = Keyword(
    "jump-start",
    cite_rules("702.133a"),
    moment=ab.Moment.PAID,
    cast=BesidesMana(zone=Zone.GRAVEYARD, exiled_after=True, asks=also_ask(ab.Cost(discards=1))),
)

"""Bargain (CR 702.166)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, also_ask
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

BARGAIN = Keyword(
    "bargain",
    cite_rules("702.166a"),
    moment=ab.Moment.PAID,
    cast=BesidesMana(asks=also_ask(ab.Cost(sacrifice=fl.Filter(any_of=("Artifact", "Enchantment"), or_token=True)))),
)

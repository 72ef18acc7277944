"""Web-slinging (CR 702.188)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter, also_ask
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

YOUR_TAPPED_CREATURE = fl.Filter(all_of=("Creature",), statuses=(fl.Status.TAPPED,), side=fl.Side.YOU)


WEB_SLINGING = Keyword(
    "web-slinging",
    cite_rules("702.188a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(asks=also_ask(ab.Cost(returned=YOUR_TAPPED_CREATURE))),
)

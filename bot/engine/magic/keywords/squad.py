"""Squad (CR 702.157)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import copy_as_it_enters
from bot.engine.trace import cite_rules

SQUAD = Keyword(
    "squad",
    cite_rules("702.157a"),
    parameter=Parameter.COST,
    meaning=copy_as_it_enters(),
    cast=BesidesMana(repeated=True),
)

"""Flanking (CR 702.25)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow, trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

WITHOUT_FLANKING = fl.Filter(all_of=("Creature",), without=(KeywordName("flanking"),))


FLANKING = Keyword(
    "flanking",
    cite_rules("702.25a"),
    moment=ab.Moment.BECOMES_BLOCKED,
    meaning=trigger(ab.BecomesBlocked(by=WITHOUT_FLANKING), fx.Modify(fl.TriggeringObject(), grow(-1, -1))),
)

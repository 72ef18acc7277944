"""Sunburst (CR 702.44)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWithSunburst, WouldEnter
from bot.engine.trace import cite_rules

SUNBURST = Keyword(
    "sunburst",
    cite_rules("702.44a"),
    moment=ab.Moment.ENTERS,
    meaning=lambda ability: (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWithSunburst(), ability),),
)

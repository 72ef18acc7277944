"""Dethrone (CR 702.105)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

DETHRONE = Keyword(
    "dethrone",
    cite_rules("702.105a"),
    moment=ab.Moment.ATTACKS,
    meaning=trigger(ab.Attacks(richest=True), fx.PutCounters(fl.THIS, "+1/+1")),
)

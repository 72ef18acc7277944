"""Ingest (CR 702.115)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import trigger
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

INGEST = Keyword(
    "ingest",
    cite_rules("702.115a"),
    moment=ab.Moment.DEALS_DAMAGE,
    meaning=trigger(ab.DealsDamage(to=ab.TriggerRecipient.PLAYER), fx.ExileTop(fl.Players.TRIGGERING_PLAYER)),
)

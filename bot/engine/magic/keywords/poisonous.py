"""Poisonous (CR 702.70)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_with_number
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules

POISONOUS = Keyword(
    "poisonous",
    cite_rules("702.70a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.DEALS_DAMAGE,
    meaning=trigger_with_number(
        ab.DealsDamage(to=ab.TriggerRecipient.PLAYER),
        lambda number: fx.GetCounters(fl.Players.TRIGGERING_PLAYER, "poison", fx.Fixed(number)),
    ),
)

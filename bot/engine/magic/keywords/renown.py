"""Renown (CR 702.112)."""

from bot.engine.magic.ground.designations import (
    Designation,
)
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike, Not
from bot.engine.trace import cite_rules


def renown(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.112a, c."""
    counters = fx.PutCounters(fl.THIS, "+1/+1", fx.Fixed(ability.number or 0))
    effects = counters, fx.Designate(fl.THIS, Designation.RENOWNED)
    not_yet = Not(IsLike(fl.THIS, fl.Filter(designation=Designation.RENOWNED)))
    return (
        ab.TriggeredAbility(ab.DealsDamage(to=ab.TriggerRecipient.PLAYER), effects, keyword=ability, only_if=not_yet),
    )


RENOWN = Keyword(
    "renown", cite_rules("702.112a"), parameter=Parameter.NUMBER, moment=ab.Moment.DEALS_DAMAGE, meaning=renown
)

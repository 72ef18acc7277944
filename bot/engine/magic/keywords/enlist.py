"""Enlist (CR 702.154)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import grow
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def enlist(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.154a."""
    power = fx.CharacteristicOf(fl.TriggeringObject(), "power")
    grown = ab.TriggeredAbility(ab.WhenYouDo(), (fx.Modify(fl.THIS, grow(1, 0), times=power),), keyword=ability)
    return (ab.OptionalAttackCost(ab.AsItAttacks.ENLIST, grown),)


ENLIST = Keyword("enlist", cite_rules("702.154a"), meaning=enlist)

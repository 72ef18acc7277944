"""Evolve (CR 702.100)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsBigger
from bot.engine.trace import cite_rules


def evolve(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.100a."""
    grown, if_bigger = fx.PutCounters(fl.THIS, "+1/+1"), IsBigger(fl.TriggeringObject())
    return (
        ab.TriggeredAbility(ab.Enters(fl.Matching(fl.YOUR_CREATURE)), (grown,), keyword=ability, only_if=if_bigger),
    )


EVOLVE = Keyword("evolve", cite_rules("702.100a"), meaning=evolve)

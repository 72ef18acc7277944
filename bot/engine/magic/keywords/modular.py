"""Modular (CR 702.43)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import enter_grown
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def modular(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.43a."""
    left = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.CountersOn(fl.THIS, "+1/+1"))
    target = fl.TargetSpec(fl.Filter(all_of=("Artifact", "Creature")))
    return enter_grown(ability), ab.TriggeredAbility(ab.Dies(), (left,), (target,), optional=True, keyword=ability)


MODULAR = Keyword("modular", cite_rules("702.43a"), parameter=Parameter.NUMBER, meaning=modular)

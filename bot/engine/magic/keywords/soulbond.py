"""Soulbond (CR 702.95)."""

from dataclasses import replace

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import AllConditions, IsLike, NumberOf
from bot.engine.trace import cite_rules

UNPAIRED = fl.Filter(all_of=("Creature",), side=fl.Side.YOU, statuses=(fl.Status.UNPAIRED,))
ANOTHER = replace(UNPAIRED, other=True)
UNPAIRED_ITSELF = IsLike(fl.THIS, UNPAIRED)


def soulbond(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.95a."""
    another_is_there = AllConditions((UNPAIRED_ITSELF, NumberOf(ANOTHER)))
    it_is_unpaired = AllConditions((UNPAIRED_ITSELF, IsLike(fl.TriggeringObject(), UNPAIRED)))
    another_enters = ab.Enters(fl.Matching(replace(fl.YOUR_CREATURE, other=True)))
    entering = (fx.PairWith(fl.Matching(ANOTHER)),)
    joining = (fx.PairWith(fl.TriggeringObject()),)
    return (
        ab.TriggeredAbility(ab.Enters(), entering, optional=True, keyword=ability, only_if=another_is_there),
        ab.TriggeredAbility(another_enters, joining, optional=True, keyword=ability, only_if=it_is_unpaired),
    )


SOULBOND = Keyword("soulbond", cite_rules("702.95a"), meaning=soulbond)

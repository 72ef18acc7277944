"""Soulshift (CR 702.46)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def soulshift(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.46a."""
    least = fl.Comparison("mana value", at_most=ability.number or 0)
    spirit = fl.TargetSpec(cards=fl.Filter(all_of=("Spirit",), side=fl.Side.YOU, comparison=least))
    return (
        ab.TriggeredAbility(
            ab.Dies(), (fx.ReturnToHand(fl.TargetObject()),), (spirit,), optional=True, keyword=ability
        ),
    )


SOULSHIFT = Keyword(
    "soulshift", cite_rules("702.46a"), parameter=Parameter.NUMBER, moment=ab.Moment.LEAVES, meaning=soulshift
)

"""What keywords mean that are triggered abilities and speak of spells, of other cards or of what attacks (CR 702.46,
702.101)."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import Ability, Dies, TriggeredAbility
from bot.engine.magic.words.abilities.stack_triggers import Casts
from bot.engine.magic.words.effects import (
    Fixed,
    GainLife,
    KeywordAbility,
    LoseLife,
    LostLife,
    Optionally,
    Pay,
    ReturnToHand,
)
from bot.engine.magic.words.filters import Comparison, Filter, Players, Side, TargetObject, TargetSpec

Meaning = Callable[[KeywordAbility], tuple[Ability, ...]]


def soulshift(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.46a."""
    least = Comparison("mana value", at_most=keyword.number or 0)
    spirit = TargetSpec(cards=Filter(all_of=("Spirit",), side=Side.YOU, comparison=least))
    return (TriggeredAbility(Dies(), (ReturnToHand(TargetObject()),), (spirit,), optional=True, keyword=keyword),)


def extort(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.101a."""
    drained = LoseLife(Players.EACH_OPPONENT, Fixed(1)), GainLife(Players.YOU, LostLife())
    paying = Optionally((Pay(Players.YOU, "{W/B}"),), then=drained)
    return (TriggeredAbility(Casts(Filter(side=Side.YOU)), (paying,), keyword=keyword),)


TRIGGERED_MEANINGS: Mapping[KeywordName, Meaning] = {KeywordName.SOULSHIFT: soulshift, KeywordName.EXTORT: extort}

TRIGGERED_RULES: Mapping[KeywordName, str] = {KeywordName.SOULSHIFT: "702.46a", KeywordName.EXTORT: "702.101a"}
"""Where the rulebook says what each of them means."""

"""What keywords mean that are triggered abilities and speak of spells, of other cards or of what attacks (CR 702.46,
702.101)."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import Casts

Meaning = Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]


def soulshift(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.46a."""
    least = fl.Comparison("mana value", at_most=keyword.number or 0)
    spirit = fl.TargetSpec(cards=fl.Filter(all_of=("Spirit",), side=fl.Side.YOU, comparison=least))
    return (
        ab.TriggeredAbility(
            ab.Dies(), (fx.ReturnToHand(fl.TargetObject()),), (spirit,), optional=True, keyword=keyword
        ),
    )


def extort(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.101a."""
    drained = fx.LoseLife(fl.Players.EACH_OPPONENT, fx.Fixed(1)), fx.GainLife(fl.Players.YOU, fx.LostLife())
    paying = fx.Optionally((fx.Pay(fl.Players.YOU, "{W/B}"),), then=drained)
    return (ab.TriggeredAbility(Casts(fl.Filter(side=fl.Side.YOU)), (paying,), keyword=keyword),)


TRIGGERED_MEANINGS: Mapping[KeywordName, Meaning] = {KeywordName.SOULSHIFT: soulshift, KeywordName.EXTORT: extort}

TRIGGERED_RULES: Mapping[KeywordName, str] = {KeywordName.SOULSHIFT: "702.46a", KeywordName.EXTORT: "702.101a"}
"""Where the rulebook says what each of them means."""

"""What keywords mean that put, move or look at +1/+1 counters (CR 702.43, 702.58, 702.98, 702.100, 702.112)."""

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsBigger, IsLike, Not
from bot.engine.magic.words.event_replacements import EnterWith, WouldEnter


def grown_as_it_enters(keyword: fx.KeywordAbility) -> ab.ReplacementAbility:
    """CR 702.43a, 702.58a: it enters with so many +1/+1 counters."""
    return ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith("+1/+1", fx.Fixed(keyword.number or 0)), keyword)


def modular(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.43a."""
    left = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.CountersOn(fl.THIS, "+1/+1"))
    target = fl.TargetSpec(fl.Filter(all_of=("Artifact", "Creature")))
    return grown_as_it_enters(keyword), ab.TriggeredAbility(
        ab.Dies(), (left,), (target,), optional=True, keyword=keyword
    )


def graft(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.58a."""
    another = ab.Enters(fl.Matching(fl.Filter(all_of=("Creature",), other=True)))
    move, held = fx.MoveCounters(fl.THIS, fl.TriggeringObject(), "+1/+1"), IsLike(fl.THIS, GROWN)
    may = ab.TriggeredAbility(another, (move,), optional=True, keyword=keyword, only_if=held)
    return grown_as_it_enters(keyword), may


GROWN = fl.Filter(counters=fl.CounterNumber("+1/+1"))


def unleash(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.98a."""
    may = ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith("+1/+1", optional=True), keyword)
    return may, ab.CantBlock(condition=IsLike(fl.THIS, GROWN))


def renown(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.112a, c."""
    effects = fx.PutCounters(fl.THIS, "+1/+1", fx.Fixed(keyword.number or 0)), fx.BecomeRenowned()
    not_yet = Not(IsLike(fl.THIS, fl.Filter(renowned=True)))
    return (ab.TriggeredAbility(ab.DealsDamage(to=ab.Met.PLAYER), effects, keyword=keyword, only_if=not_yet),)


def evolve(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.100a."""
    grown, if_bigger = fx.PutCounters(fl.THIS, "+1/+1"), IsBigger(fl.TriggeringObject())
    return (
        ab.TriggeredAbility(ab.Enters(fl.Matching(fl.YOUR_CREATURE)), (grown,), keyword=keyword, only_if=if_bigger),
    )

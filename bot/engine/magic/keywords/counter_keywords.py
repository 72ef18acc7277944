"""What keywords mean that put, move or look at +1/+1 counters (CR 702.43, 702.58, 702.98, 702.100, 702.112)."""

from bot.engine.magic.words.abilities import (
    Ability,
    CantBlock,
    DealsDamage,
    Dies,
    Enters,
    Met,
    ReplacementAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.conditions import IsBigger, IsLike, Not
from bot.engine.magic.words.effects import BecomeRenowned, CountersOn, Fixed, KeywordAbility, MoveCounters, PutCounters
from bot.engine.magic.words.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.filters import (
    THIS,
    YOUR_CREATURE,
    CounterNumber,
    Filter,
    Matching,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)


def grown_as_it_enters(keyword: KeywordAbility) -> ReplacementAbility:
    """CR 702.43a, 702.58a: it enters with so many +1/+1 counters."""
    return ReplacementAbility(WouldEnter(THIS), EnterWith("+1/+1", Fixed(keyword.number or 0)), keyword)


def modular(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.43a."""
    left = PutCounters(TargetObject(), "+1/+1", CountersOn(THIS, "+1/+1"))
    target = TargetSpec(Filter(all_of=("Artifact", "Creature")))
    return grown_as_it_enters(keyword), TriggeredAbility(Dies(), (left,), (target,), optional=True, keyword=keyword)


def graft(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.58a."""
    another = Enters(Matching(Filter(all_of=("Creature",), other=True)))
    move, held = MoveCounters(THIS, TriggeringObject(), "+1/+1"), IsLike(THIS, GROWN)
    may = TriggeredAbility(another, (move,), optional=True, keyword=keyword, only_if=held)
    return grown_as_it_enters(keyword), may


GROWN = Filter(counters=CounterNumber("+1/+1"))


def unleash(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.98a."""
    may = ReplacementAbility(WouldEnter(THIS), EnterWith("+1/+1", optional=True), keyword)
    return may, CantBlock(condition=IsLike(THIS, GROWN))


def renown(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.112a, c."""
    effects = PutCounters(THIS, "+1/+1", Fixed(keyword.number or 0)), BecomeRenowned()
    not_yet = Not(IsLike(THIS, Filter(renowned=True)))
    return (TriggeredAbility(DealsDamage(to=Met.PLAYER), effects, keyword=keyword, only_if=not_yet),)


def evolve(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.100a."""
    grown, if_bigger = PutCounters(THIS, "+1/+1"), IsBigger(TriggeringObject())
    return (TriggeredAbility(Enters(Matching(YOUR_CREATURE)), (grown,), keyword=keyword, only_if=if_bigger),)

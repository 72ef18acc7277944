"""What keywords mean that are about casting the spell or what was paid for it (CR 702), one row each.

What they cost beside mana, and when they may be paid, stands in `keyword_payments`."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    Ability,
    Ascends,
    BeginningOf,
    Enters,
    ReplacementAbility,
    SpellAbility,
    StartsEngines,
    StaticAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.magic.words.conditions import Bounds, Every, IsLike, LeftThisTurn, NumberOf, WasPaid
from bot.engine.magic.words.effects import (
    NO_EXCEPTIONS,
    ONE,
    AddAbility,
    AddTypes,
    Amount,
    CopyOnStack,
    CreateCopies,
    Duration,
    Exceptions,
    Fixed,
    GetBlessing,
    IfSo,
    KeywordAbility,
    Modify,
    PutCounters,
    RemoveCounters,
    RemoveTypes,
    SetPowerToughness,
    TimesPaid,
    TimesThisTurn,
)
from bot.engine.magic.words.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.filters import (
    ANYTHING,
    THIS,
    CounterNumber,
    Filter,
    Players,
    Side,
    TargetObject,
    TargetSpec,
    TriggeringObject,
)

SMALL = Exceptions((SetPowerToughness(Fixed(1), Fixed(1)),))
YOUR_LAND = TargetSpec(Filter(all_of=("Land",), side=Side.YOU))
TIMED = IsLike(THIS, Filter(counters=CounterNumber("time")))


def copied_as_cast(times: Callable[[KeywordAbility], Amount], *, paid: bool = True) -> Callable[..., tuple[Ability]]:
    """CR 702.56a, 702.69a, 702.78a, 702.153a: as the spell is cast it is copied so often, where `paid` if the keyword's
    cost was paid."""

    def meaning(keyword: KeywordAbility) -> tuple[Ability]:
        copy = CopyOnStack(TriggeringObject(), times(keyword), new_targets=True)
        only_if = WasPaid(keyword.keyword, cost=keyword.cost) if paid else None
        return (TriggeredAbility(CastThis(), (copy,), keyword=keyword, only_if=only_if),)

    return meaning


def so_often(keyword: KeywordAbility) -> Amount:
    """CR 702.56b, 702.157b: as often as the cost of this very ability was paid."""
    return TimesPaid(keyword.keyword, cost=keyword.cost)


def copied_as_it_enters(exceptions: Exceptions = NO_EXCEPTIONS) -> Callable[..., tuple[Ability]]:
    """CR 702.157a, 702.175a: as it enters, tokens that are copies of it, one each time that the cost was paid."""

    def meaning(keyword: KeywordAbility) -> tuple[Ability]:
        copies = CreateCopies(THIS, so_often(keyword), exceptions=exceptions)
        only_if = WasPaid(keyword.keyword, cost=keyword.cost)
        return (TriggeredAbility(Enters(), (copies,), keyword=keyword, only_if=only_if),)

    return meaning


def awaken(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.113a-b: the target is one only where the cost was paid."""
    counters = PutCounters(TargetObject(), "+1/+1", Fixed(keyword.number or 0))
    alive = (
        AddTypes(("Creature",), ("Elemental",)),
        SetPowerToughness(Fixed(0), Fixed(0)),
        AddAbility(KeywordAbility(KeywordName.HASTE)),
    )
    awake = Modify(TargetObject(), alive, Duration.PERMANENT)
    return (SpellAbility((IfSo(WasPaid(KeywordName.AWAKEN), (counters, awake)),), (YOUR_LAND,)),)


def impending(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.176a."""
    paid = WasPaid(KeywordName.IMPENDING)
    late = Every((paid, TIMED))
    counters = EnterWith("time", Fixed(keyword.number or 0))
    tick = TriggeredAbility(BeginningOf("end"), (RemoveCounters(THIS, "time", ONE),), keyword=keyword, only_if=late)
    return ReplacementAbility(WouldEnter(THIS), counters, keyword, condition=paid), NO_CREATURE_YET, tick


NO_CREATURE_YET = StaticAbility(
    THIS, (RemoveTypes(("Creature",)),), condition=Every((WasPaid(KeywordName.IMPENDING), TIMED))
)
"""CR 702.176a; one object, by which `continuous` tells that it has been applied."""


def ascend(_: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.131a-b: of a spell what it does, of a permanent what holds."""
    great = NumberOf(Filter(side=Side.YOU), Bounds(10))
    return SpellAbility((IfSo(great, (GetBlessing(Players.YOU),)),)), ASCENDING


ASCENDING = Ascends()
STARTING = StartsEngines()

CASTING_MEANINGS: Mapping[KeywordName, Callable[[KeywordAbility], tuple[Ability, ...]]] = {
    KeywordName.REPLICATE: copied_as_cast(so_often),  # CR 702.56a
    KeywordName.GRAVESTORM: copied_as_cast(  # CR 702.69a
        lambda _: TimesThisTurn(LeftThisTurn(ANYTHING, died=True)), paid=False
    ),
    KeywordName.CONSPIRE: copied_as_cast(lambda _: ONE),  # CR 702.78a
    KeywordName.AWAKEN: awaken,
    KeywordName.ASCEND: ascend,
    KeywordName.CASUALTY: copied_as_cast(lambda _: ONE),  # CR 702.153a
    KeywordName.SQUAD: copied_as_it_enters(),
    KeywordName.OFFSPRING: copied_as_it_enters(SMALL),
    KeywordName.IMPENDING: impending,
    KeywordName.START_YOUR_ENGINES: lambda _: (STARTING,),  # CR 702.179a
}
"""One row a keyword, in rulebook order."""

CASTING_RULES: Mapping[KeywordName, str] = {
    KeywordName.REPLICATE: "702.56a",
    KeywordName.GRAVESTORM: "702.69a",
    KeywordName.CONSPIRE: "702.78a",
    KeywordName.AWAKEN: "702.113a",
    KeywordName.CASUALTY: "702.153a",
    KeywordName.SQUAD: "702.157a",
    KeywordName.GIFT: "702.174b",
    KeywordName.OFFSPRING: "702.175a",
    KeywordName.IMPENDING: "702.176a",
    KeywordName.WARP: "702.185a",
}
"""Where the rulebook says what each of them means."""

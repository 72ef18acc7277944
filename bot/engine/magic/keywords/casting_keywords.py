"""What keywords mean that are about casting the spell or what was paid for it (CR 702), one row each.

What they cost beside mana, and when they may be paid, stands in `keyword_payments`."""

from collections.abc import Callable, Mapping

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import CastThis
from bot.engine.magic.words.conditions import Bounds, Every, IsLike, LeftThisTurn, NumberOf, WasPaid
from bot.engine.magic.words.event_replacements import EnterWith, WouldEnter

SMALL = fx.Exceptions((fx.SetPowerToughness(fx.Fixed(1), fx.Fixed(1)),))
YOUR_LAND = fl.TargetSpec(fl.Filter(all_of=("Land",), side=fl.Side.YOU))
TIMED = IsLike(fl.THIS, fl.Filter(counters=fl.CounterNumber("time")))


def copied_as_cast(
    times: Callable[[fx.KeywordAbility], fx.Amount], *, paid: bool = True
) -> Callable[..., tuple[ab.Ability]]:
    """CR 702.56a, 702.69a, 702.78a, 702.153a: as the spell is cast it is copied so often, where `paid` if the keyword's
    cost was paid."""

    def meaning(keyword: fx.KeywordAbility) -> tuple[ab.Ability]:
        copy = fx.CopyOnStack(fl.TriggeringObject(), times(keyword), new_targets=True)
        only_if = WasPaid(keyword.keyword, cost=keyword.cost) if paid else None
        return (ab.TriggeredAbility(CastThis(), (copy,), keyword=keyword, only_if=only_if),)

    return meaning


def so_often(keyword: fx.KeywordAbility) -> fx.Amount:
    """CR 702.56b, 702.157b: as often as the cost of this very ability was paid."""
    return fx.TimesPaid(keyword.keyword, cost=keyword.cost)


def copied_as_it_enters(exceptions: fx.Exceptions = fx.NO_EXCEPTIONS) -> Callable[..., tuple[ab.Ability]]:
    """CR 702.157a, 702.175a: as it enters, tokens that are copies of it, one each time that the cost was paid."""

    def meaning(keyword: fx.KeywordAbility) -> tuple[ab.Ability]:
        copies = fx.CreateCopies(fl.THIS, so_often(keyword), exceptions=exceptions)
        only_if = WasPaid(keyword.keyword, cost=keyword.cost)
        return (ab.TriggeredAbility(ab.Enters(), (copies,), keyword=keyword, only_if=only_if),)

    return meaning


def awaken(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.113a-b: the target is one only where the cost was paid."""
    counters = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.Fixed(keyword.number or 0))
    alive = (
        fx.AddTypes(("Creature",), ("Elemental",)),
        fx.SetPowerToughness(fx.Fixed(0), fx.Fixed(0)),
        fx.AddAbility(fx.KeywordAbility(KeywordName.HASTE)),
    )
    awake = fx.Modify(fl.TargetObject(), alive, fx.Duration.PERMANENT)
    return (ab.SpellAbility((fx.IfSo(WasPaid(KeywordName.AWAKEN), (counters, awake)),), (YOUR_LAND,)),)


def impending(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.176a."""
    paid = WasPaid(KeywordName.IMPENDING)
    late = Every((paid, TIMED))
    counters = EnterWith("time", fx.Fixed(keyword.number or 0))
    tick = ab.TriggeredAbility(
        ab.BeginningOf("end"), (fx.RemoveCounters(fl.THIS, "time", fx.ONE),), keyword=keyword, only_if=late
    )
    return ab.ReplacementAbility(WouldEnter(fl.THIS), counters, keyword, condition=paid), NO_CREATURE_YET, tick


NO_CREATURE_YET = ab.StaticAbility(
    fl.THIS, (fx.RemoveTypes(("Creature",)),), condition=Every((WasPaid(KeywordName.IMPENDING), TIMED))
)
"""CR 702.176a; one object, by which `continuous` tells that it has been applied."""


def ascend(_: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.131a-b: of a spell what it does, of a permanent what holds."""
    great = NumberOf(fl.Filter(side=fl.Side.YOU), Bounds(10))
    return ab.SpellAbility((fx.IfSo(great, (fx.GetBlessing(fl.Players.YOU),)),)), ASCENDING


ASCENDING = ab.Ascends()
STARTING = ab.StartsEngines()

CASTING_MEANINGS: Mapping[KeywordName, Callable[[fx.KeywordAbility], tuple[ab.Ability, ...]]] = {
    KeywordName.REPLICATE: copied_as_cast(so_often),  # CR 702.56a
    KeywordName.GRAVESTORM: copied_as_cast(  # CR 702.69a
        lambda _: fx.TimesThisTurn(LeftThisTurn(fl.ANYTHING, died=True)), paid=False
    ),
    KeywordName.CONSPIRE: copied_as_cast(lambda _: fx.ONE),  # CR 702.78a
    KeywordName.AWAKEN: awaken,
    KeywordName.ASCEND: ascend,
    KeywordName.CASUALTY: copied_as_cast(lambda _: fx.ONE),  # CR 702.153a
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

"""What keywords mean that ask something in every upkeep (CR 702.24, 702.30, 702.62)."""

from bot.engine.magic.keywords.ward_and_echo_costs import OTHER_COSTS_OF_YOURS
from bot.engine.magic.words.abilities import Ability, BeginningOf, LastCounterRemoved, TriggeredAbility
from bot.engine.magic.words.conditions import CameSinceUpkeep, IsLike, LiesInExile
from bot.engine.magic.words.effects import (
    CastWithoutPaying,
    CountersOn,
    Fixed,
    KeywordAbility,
    Optionally,
    Pay,
    PutCounters,
    RemoveTimeCounter,
    SacrificeIt,
)
from bot.engine.magic.words.filters import ANYTHING, THIS, Players


def suspend(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.62a: what functions in exile; that the card comes there is a special action (116.2f)."""
    ticking, cast = (RemoveTimeCounter(),), (CastWithoutPaying(THIS),)
    return (
        TriggeredAbility(BeginningOf("upkeep"), ticking, keyword=keyword, only_if=LiesInExile("time")),
        TriggeredAbility(LastCounterRemoved("time"), cast, keyword=keyword, only_if=LiesInExile()),
    )


def echo(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.30a."""
    pay = OTHER_COSTS_OF_YOURS.get(keyword.cost or "") or Pay(Players.YOU, keyword.cost or "")
    unless = Optionally((pay,), otherwise=(SacrificeIt(THIS),))
    return (TriggeredAbility(BeginningOf("upkeep"), (unless,), keyword=keyword, only_if=CameSinceUpkeep()),)


def cumulative_upkeep(keyword: KeywordAbility) -> tuple[Ability, ...]:
    """CR 702.24a."""
    ages = CountersOn(THIS, "age")
    life = None if keyword.number is None else Fixed(keyword.number)
    unless = Optionally((Pay(Players.YOU, keyword.cost or "", life, ages),), otherwise=(SacrificeIt(THIS),))
    effects = PutCounters(THIS, "age"), unless
    return (TriggeredAbility(BeginningOf("upkeep"), effects, keyword=keyword, only_if=IsLike(THIS, ANYTHING)),)

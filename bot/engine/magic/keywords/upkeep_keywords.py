"""What keywords mean that ask something in every upkeep (CR 702.24, 702.30, 702.62)."""

from bot.engine.magic.keywords.ward_and_echo_costs import OTHER_COSTS_OF_YOURS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import CameSinceUpkeep, IsLike, LiesInExile


def suspend(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.62a: what functions in exile; that the card comes there is a special action (116.2f)."""
    ticking, cast = (fx.RemoveTimeCounter(),), (fx.CastWithoutPaying(fl.THIS),)
    return (
        ab.TriggeredAbility(ab.BeginningOf("upkeep"), ticking, keyword=keyword, only_if=LiesInExile("time")),
        ab.TriggeredAbility(ab.LastCounterRemoved("time"), cast, keyword=keyword, only_if=LiesInExile()),
    )


def echo(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.30a."""
    pay = OTHER_COSTS_OF_YOURS.get(keyword.cost or "") or fx.Pay(fl.Players.YOU, keyword.cost or "")
    unless = fx.Optionally((pay,), otherwise=(fx.SacrificeIt(fl.THIS),))
    return (ab.TriggeredAbility(ab.BeginningOf("upkeep"), (unless,), keyword=keyword, only_if=CameSinceUpkeep()),)


def cumulative_upkeep(keyword: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.24a."""
    ages = fx.CountersOn(fl.THIS, "age")
    life = None if keyword.number is None else fx.Fixed(keyword.number)
    unless = fx.Optionally(
        (fx.Pay(fl.Players.YOU, keyword.cost or "", life, ages),), otherwise=(fx.SacrificeIt(fl.THIS),)
    )
    effects = fx.PutCounters(fl.THIS, "age"), unless
    return (
        ab.TriggeredAbility(ab.BeginningOf("upkeep"), effects, keyword=keyword, only_if=IsLike(fl.THIS, fl.ANYTHING)),
    )

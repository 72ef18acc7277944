"""Cumulative upkeep (CR 702.24)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import IsLike
from bot.engine.trace import cite_rules


def cumulative_upkeep(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.24a: `cost` in mana symbols, or `number` life points."""
    ages = fx.CountersOn(fl.THIS, "age")
    life = None if ability.number is None else fx.Fixed(ability.number)
    unless = fx.Optionally(
        (fx.Pay(fl.Players.YOU, ability.cost or "", life, ages),), otherwise=(fx.SacrificeObjects(fl.THIS),)
    )
    effects = fx.PutCounters(fl.THIS, "age"), unless
    return (
        ab.TriggeredAbility(ab.BeginningOf("upkeep"), effects, keyword=ability, only_if=IsLike(fl.THIS, fl.ANYTHING)),
    )


CUMULATIVE_UPKEEP = Keyword(
    "cumulative upkeep",
    cite_rules("702.24a"),
    parameter=Parameter.OWN,
    moment=ab.Moment.UPKEEP,
    meaning=cumulative_upkeep,
)

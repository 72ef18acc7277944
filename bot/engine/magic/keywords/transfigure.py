"""Transfigure (CR 702.71)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def transfigure(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.71a."""
    wanted = fl.Filter(all_of=("Creature",), comparison=fl.Comparison("mana value", than_source="equal"))
    cost = ab.Cost(ability.cost or "", sacrifice_this=True)
    return (activate_as_sorcery(ability, cost, fx.Search(fl.Players.YOU, wanted, Zone.BATTLEFIELD)),)


TRANSFIGURE = Keyword(
    "transfigure", cite_rules("702.71a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=transfigure
)

"""Transmute (CR 702.53)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def transmute(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.53a."""
    alike = fx.Search(fl.Players.YOU, fl.Filter(comparison=fl.Comparison("mana value", than_source="equal")), Zone.HAND)
    cost = ab.Cost(ability.cost or "", discard_this=True)
    return (activate_as_sorcery(ability, cost, alike, zone=Zone.HAND),)


TRANSMUTE = Keyword(
    "transmute", cite_rules("702.53a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=transmute
)

"""Escape (CR 702.138)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.trace import cite_rules


def escape_cost(ability: fx.KeywordAbility) -> ab.Cost:
    """CR 702.138a: its mana; with a number, so many other cards of the graveyard are exiled."""
    return ab.Cost(mana=ability.cost or "", exiles=ability.number or 0)


ESCAPE = Keyword(
    "escape",
    cite_rules("702.138a"),
    parameter=Parameter.COST,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(zone=Zone.GRAVEYARD, asks=escape_cost),
)

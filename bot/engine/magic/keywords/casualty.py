"""Casualty (CR 702.153)."""

from bot.engine.magic.keywords.record import BesidesMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import copy_as_cast
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def sacrifice_with_power(ability: fx.KeywordAbility) -> ab.Cost:
    """CR 702.153a: a creature with so much power or more."""
    strong = fl.Comparison("power", at_least=ability.number or 0)
    return ab.Cost(sacrifice=fl.Filter(all_of=("Creature",), comparison=strong))


CASUALTY = Keyword(
    "casualty",
    cite_rules("702.153a"),
    parameter=Parameter.NUMBER,
    moment=ab.Moment.PAID,
    meaning=copy_as_cast(lambda _: fx.ONE),
    cast=BesidesMana(asks=sacrifice_with_power),
)

"""Outlast (CR 702.107)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def outlast(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.107a."""
    return (activate_as_sorcery(ability, ab.Cost(ability.cost or "", tap=True), fx.PutCounters(fl.THIS, "+1/+1")),)


OUTLAST = Keyword(
    "outlast", cite_rules("702.107a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=outlast
)

"""Emerge (CR 702.119)."""

from bot.engine.magic.keywords.record import Helper, InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import DescribedQuality
from bot.engine.trace import cite_rules


def sacrificed_for(ability: fx.KeywordAbility) -> fl.Filter:
    """CR 702.119b: a creature, or a permanent of the quality."""
    quality = ability.quality
    return (quality.spec.permanents if isinstance(quality, DescribedQuality) else None) or fl.CREATURE


def emerge_cost(ability: fx.KeywordAbility) -> ab.Cost:
    return ab.Cost(mana=ability.cost or "", sacrifice=sacrificed_for(ability), helped=True)


EMERGE = Keyword(
    "emerge",
    cite_rules("702.119a"),
    parameter=Parameter.OWN,
    moment=ab.Moment.PAID,
    cast=InsteadOfMana(asks=emerge_cost, helper=Helper(sacrificed_for, "mana value")),
)

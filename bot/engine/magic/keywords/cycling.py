"""Cycling, and typecycling (CR 702.29)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.qualities import KindsQuality, TypeQuality
from bot.engine.trace import cite_rules


def cycling(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.29a, e."""
    effect: fx.Effect
    match ability.quality:
        case TypeQuality(name=name):
            effect = fx.Search(fl.Players.YOU, fl.Filter(all_of=(name,)), Zone.HAND)
        case KindsQuality(all_of=kinds):
            effect = fx.Search(fl.Players.YOU, fl.Filter(all_of=kinds), Zone.HAND)
        case _:
            effect = fx.Draw(fl.Players.YOU, fx.Fixed(1))
    cost = ab.Cost(ability.cost or "", discard_this=True, life=ability.number or 0)
    text = str(ability).capitalize()
    return (ab.ActivatedAbility(cost, (effect,), text=text, zones=(Zone.HAND,), keyword=ability),)


CYCLING = Keyword(
    "cycling", cite_rules("702.29a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=cycling
)

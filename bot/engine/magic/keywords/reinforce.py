"""Reinforce (CR 702.77)."""

from dataclasses import replace

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import A_CREATURE, activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def reinforce(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.77a: at any time; for X counters where it has no number."""
    number: fx.Amount = fx.ValueOfX() if ability.number is None else fx.Fixed(ability.number)
    grown = fx.PutCounters(fl.TargetObject(), "+1/+1", number)
    cost = ab.Cost(ability.cost or "", discard_this=True)
    return (replace(activate_as_sorcery(ability, cost, grown, target=A_CREATURE, zone=Zone.HAND), when=None),)


REINFORCE = Keyword(
    "reinforce", cite_rules("702.77a"), parameter=Parameter.OWN, moment=ab.Moment.ACTIVATED, meaning=reinforce
)

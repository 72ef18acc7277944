"""Ward (CR 702.21)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.ward_and_echo_costs import TARGETING_PLAYER, WARD_COSTS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.stack_triggers import BecomesTarget
from bot.engine.trace import cite_rules


def ward(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.21a: `cost` in mana symbols or one of `WARD_COSTS`, or `number` life points."""
    life = None if ability.number is None else fx.Fixed(ability.number)
    other = None if ability.cost is None else WARD_COSTS.get(ability.cost)
    cost = fx.Pay(TARGETING_PLAYER, ability.cost or "", life) if other is None else other
    countered = fx.Optionally((cost,), TARGETING_PLAYER, otherwise=(fx.Counter(fl.TriggeringObject()),))
    return (ab.TriggeredAbility(BecomesTarget(by=fl.Side.OPPONENT), (countered,), keyword=ability),)


WARD = Keyword("ward", cite_rules("702.21a"), parameter=Parameter.OWN, meaning=ward)

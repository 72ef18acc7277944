"""Echo (CR 702.30)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.ward_and_echo_costs import OTHER_COSTS_OF_YOURS
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import CameSinceUpkeep
from bot.engine.trace import cite_rules


def echo(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.30a: `cost` in mana symbols or one of `OTHER_COSTS_OF_YOURS`."""
    pay = OTHER_COSTS_OF_YOURS.get(ability.cost or "") or fx.Pay(fl.Players.YOU, ability.cost or "")
    unless = fx.Optionally((pay,), otherwise=(fx.SacrificeObjects(fl.THIS),))
    return (ab.TriggeredAbility(ab.BeginningOf("upkeep"), (unless,), keyword=ability, only_if=CameSinceUpkeep()),)


ECHO = Keyword("echo", cite_rules("702.30a"), parameter=Parameter.OWN, moment=ab.Moment.UPKEEP, meaning=echo)

"""Level up (CR 702.87)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def level_up(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.87a."""
    return (activate_as_sorcery(ability, ab.Cost(ability.cost or ""), fx.PutCounters(fl.THIS, "level")),)


LEVEL_UP = Keyword(
    "level up", cite_rules("702.87a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=level_up
)

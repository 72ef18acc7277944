"""Fortify (CR 702.67)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import YOUR_LAND, activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def fortify(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.67a."""
    return (
        activate_as_sorcery(ability, ab.Cost(ability.cost or ""), fx.AttachObject(fl.TargetObject()), target=YOUR_LAND),
    )


FORTIFY = Keyword(
    "fortify", cite_rules("702.67a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=fortify
)

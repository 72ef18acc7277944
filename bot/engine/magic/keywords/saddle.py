"""Saddle (CR 702.171)."""

from bot.engine.magic.ground.designations import (
    Designation,
)
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def saddle(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.171a."""
    cost, text = ab.Cost(crew=ability.number or 0, saddling=True), str(ability).capitalize()
    saddled = fx.Designate(fl.THIS, Designation.SADDLED)
    return (ab.ActivatedAbility(cost, (saddled,), text=text, when=ab.AS_A_SORCERY, keyword=ability),)


SADDLE = Keyword(
    "saddle", cite_rules("702.171a"), parameter=Parameter.NUMBER, moment=ab.Moment.ACTIVATED, meaning=saddle
)

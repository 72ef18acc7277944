"""Evoke (CR 702.74)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.trace import cite_rules


def evoke(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.74a."""
    return (
        ab.TriggeredAbility(
            ab.Enters(), (fx.SacrificeObjects(fl.THIS),), keyword=ability, only_if=WasPaid(ability.keyword)
        ),
    )


EVOKE = Keyword("evoke", cite_rules("702.74a"), parameter=Parameter.COST, meaning=evoke, cast=InsteadOfMana())

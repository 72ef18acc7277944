"""Unearth (CR 702.84)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import HASTE, activate_as_sorcery
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def unearth(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.84a."""
    effects = (
        fx.PutOntoBattlefield(fl.THIS),
        fx.Modify(fl.Made(), (fx.AddAbility(HASTE),), fx.Duration.PERMANENT),
        fx.ExileAsItLeaves(fl.Made()),
        fx.AtNextEndStep((fx.Exile(fl.Made()),)),
    )
    return (activate_as_sorcery(ability, ab.Cost(ability.cost or ""), *effects, zone=Zone.GRAVEYARD),)


UNEARTH = Keyword(
    "unearth", cite_rules("702.84a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=unearth
)

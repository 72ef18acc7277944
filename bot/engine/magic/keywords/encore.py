"""Encore (CR 702.141)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import HASTE, activate_as_sorcery, exile_from_graveyard
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def encore(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.141a."""
    effects = (
        fx.CreateCopies(fl.THIS, for_each=fl.Players.EACH_OPPONENT, entering=fx.Entering(forced=True)),
        fx.Modify(fl.Made(), (fx.AddAbility(HASTE),), fx.Duration.PERMANENT),
        fx.AtNextEndStep((fx.SacrificeObjects(fl.Made()),)),
    )
    return (activate_as_sorcery(ability, exile_from_graveyard(ability), *effects, zone=Zone.GRAVEYARD),)


ENCORE = Keyword("encore", cite_rules("702.141a"), parameter=Parameter.MANA, moment=ab.Moment.ACTIVATED, meaning=encore)

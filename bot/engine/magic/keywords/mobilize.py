"""Mobilize (CR 702.181)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def mobilize(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.181a."""
    number, entering = fx.Fixed(ability.number or 0), fx.Entering(True, fx.Attacking())
    warriors = fx.CreateTokens("Warrior", 1, 1, ("R",), ("Warrior",), amount=number, entering=entering)
    return (
        ab.TriggeredAbility(
            ab.Attacks(), (warriors, fx.AtNextEndStep((fx.SacrificeObjects(fl.Made()),))), keyword=ability
        ),
    )


MOBILIZE = Keyword(
    "mobilize", cite_rules("702.181a"), parameter=Parameter.NUMBER, moment=ab.Moment.ATTACKS, meaning=mobilize
)

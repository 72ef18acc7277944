"""Fabricate (CR 702.123)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import trigger_as_it_enters
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def fabricate(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.123a."""
    number = fx.Fixed(ability.number or 0)
    servos = fx.CreateTokens("Servo", 1, 1, (), ("Servo",), amount=number, types=("Artifact", "Creature"))
    return trigger_as_it_enters(
        ability, fx.Optionally((fx.PutCounters(fl.THIS, "+1/+1", number),), otherwise=(servos,))
    )


FABRICATE = Keyword(
    "fabricate", cite_rules("702.123a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=fabricate
)

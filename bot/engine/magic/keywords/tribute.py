"""Tribute (CR 702.104)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWithTribute, WouldEnter
from bot.engine.trace import cite_rules


def tribute(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.104a."""
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWithTribute(ability.number or 0, ability), ability),)


TRIBUTE = Keyword(
    "tribute", cite_rules("702.104a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=tribute
)

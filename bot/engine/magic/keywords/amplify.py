"""Amplify (CR 702.38)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterAmplified, WouldEnter
from bot.engine.trace import cite_rules


def amplify(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.38a-b: each instance by itself."""
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), EnterAmplified(ability.number or 0), ability),)


AMPLIFY = Keyword(
    "amplify", cite_rules("702.38a"), parameter=Parameter.NUMBER, moment=ab.Moment.ENTERS, meaning=amplify
)

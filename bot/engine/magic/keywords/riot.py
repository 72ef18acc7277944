"""Riot (CR 702.136)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import HASTE
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.trace import cite_rules

COUNTER_OR_HASTE = EnterWith("+1/+1", optional=True, otherwise=(fx.AddAbility(HASTE),))


def riot(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.136a."""
    return (ab.ReplacementAbility(WouldEnter(fl.THIS), COUNTER_OR_HASTE, ability),)


RIOT = Keyword("riot", cite_rules("702.136a"), moment=ab.Moment.ENTERS, meaning=riot)

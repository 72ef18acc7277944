"""Umbra armor (CR 702.89)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import DestroyInstead, WouldBeDestroyed
from bot.engine.trace import cite_rules


def umbra_armor(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.89a."""
    return (ab.ReplacementAbility(WouldBeDestroyed(fl.AttachedObject()), DestroyInstead(), ability),)


UMBRA_ARMOR = Keyword("umbra armor", cite_rules("702.89a"), meaning=umbra_armor)

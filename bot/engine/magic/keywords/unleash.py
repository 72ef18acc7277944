"""Unleash (CR 702.98)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.keywords.shapes import GROWN
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.conditions import IsLike
from bot.engine.trace import cite_rules


def unleash(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.98a."""
    may = ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith("+1/+1", optional=True), ability)
    return may, ab.CantBlock(condition=IsLike(fl.THIS, GROWN))


UNLEASH = Keyword("unleash", cite_rules("702.98a"), meaning=unleash)

"""Decayed (CR 702.147)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def decayed(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.147a."""
    leave = fx.AtEndOfCombat((fx.SacrificeObjects(fl.THIS),))
    return (ab.CantBlock(), ab.TriggeredAbility(ab.Attacks(), (leave,), keyword=ability))


DECAYED = Keyword("decayed", cite_rules("702.147a"), meaning=decayed)

"""Vanishing (CR 702.63)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import TIMED, enter_with
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def vanishing(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.63a-b."""
    ticking = ab.TriggeredAbility(
        ab.BeginningOf("upkeep"), (fx.RemoveCounters(fl.THIS, "time"),), keyword=ability, only_if=TIMED
    )
    over = ab.TriggeredAbility(ab.LastCounterRemoved("time"), (fx.SacrificeObjects(fl.THIS),), keyword=ability)
    return *enter_with(ability, "time"), ticking, over


VANISHING = Keyword("vanishing", cite_rules("702.63a"), parameter=Parameter.OPTIONAL_NUMBER, meaning=vanishing)

"""Fading (CR 702.32)."""

from bot.engine.magic.keywords.record import Keyword, Parameter
from bot.engine.magic.keywords.shapes import enter_with
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.trace import cite_rules


def fading(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.32a."""
    removed = fx.RemoveCounters(fl.THIS, "fade")
    unless = fx.Optionally((removed,), otherwise=(fx.SacrificeObjects(fl.THIS),), may=False)
    upkeep = ab.TriggeredAbility(ab.BeginningOf("upkeep"), (unless,), keyword=ability)
    return *enter_with(ability, "fade"), upkeep


FADING = Keyword("fading", cite_rules("702.32a"), parameter=Parameter.NUMBER, meaning=fading)

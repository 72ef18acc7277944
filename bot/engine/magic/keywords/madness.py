"""Madness (CR 702.35)."""

from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import GoTo, WouldMove
from bot.engine.magic.words.abilities.stack_triggers import ExilesItself
from bot.engine.trace import cite_rules


def madness(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.35a."""
    exiled = ab.ReplacementAbility(WouldMove(fl.THIS, Zone.HAND, Zone.GRAVEYARD), GoTo(Zone.EXILE), ability)
    return exiled, ab.TriggeredAbility(ExilesItself(), (fx.CastForMadness(),), keyword=ability)


MADNESS = Keyword(
    "madness",
    cite_rules("702.35a"),
    parameter=Parameter.COST,
    moment=ab.Moment.DISCARDED,
    meaning=madness,
    cast=InsteadOfMana(as_it_resolves=True),
)

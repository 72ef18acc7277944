"""Suspend (CR 702.62)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import LiesInExile
from bot.engine.trace import cite_rules


def suspend(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.62a: what functions in exile; that the card comes there is a special action (116.2f)."""
    ticking, cast = (fx.RemoveTimeCounter(),), (fx.CastWithoutPaying(fl.THIS),)
    return (
        ab.TriggeredAbility(ab.BeginningOf("upkeep"), ticking, keyword=ability, only_if=LiesInExile("time")),
        ab.TriggeredAbility(ab.LastCounterRemoved("time"), cast, keyword=ability, only_if=LiesInExile()),
    )


SUSPEND = Keyword(
    "suspend",
    cite_rules("702.62a"),
    parameter=Parameter.NUMBER_AND_MANA,
    moment=ab.Moment.SUSPENDED,
    meaning=suspend,
    cast=InsteadOfMana(as_it_resolves=True, free=True),
)

"""Ravenous (CR 702.156)."""

from bot.engine.magic.keywords.record import Keyword
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.conditions import AmountIs, Bounds
from bot.engine.trace import cite_rules

FIVE_OR_MORE = AmountIs(fx.XOfCasting(), Bounds(5))


def ravenous(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.156a."""
    return (
        ab.ReplacementAbility(WouldEnter(fl.THIS), EnterWith("+1/+1", fx.ValueOfX()), ability),
        ab.TriggeredAbility(ab.Enters(), (fx.Draw(fl.Players.YOU, fx.ONE),), keyword=ability, only_if=FIVE_OR_MORE),
    )


RAVENOUS = Keyword("ravenous", cite_rules("702.156a"), moment=ab.Moment.ENTERS, meaning=ravenous)

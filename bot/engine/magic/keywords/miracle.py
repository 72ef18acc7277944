"""Miracle (CR 702.94)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.stack_triggers import DrawsThis
from bot.engine.trace import cite_rules


def miracle(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.94a: whether the card is revealed and cast is one choice, as the ability resolves."""
    return (ab.TriggeredAbility(DrawsThis(first=True), (fx.CastForMiracle(),), keyword=ability),)


MIRACLE = Keyword(
    "miracle",
    cite_rules("702.94a"),
    parameter=Parameter.OWN,
    moment=ab.Moment.DRAWN,
    meaning=miracle,
    cast=InsteadOfMana(as_it_resolves=True),
)

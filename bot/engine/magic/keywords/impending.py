"""Impending (CR 702.176)."""

from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import TIMED
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.event_replacements import EnterWith, WouldEnter
from bot.engine.magic.words.conditions import AllConditions, WasPaid
from bot.engine.trace import cite_rules

PAID = WasPaid(KeywordName("impending"))
LATE = AllConditions((PAID, TIMED))
NO_CREATURE_YET = ab.StaticAbility(fl.THIS, (fx.RemoveTypes(("Creature",)),), condition=LATE)
"""CR 702.176a; one object, by which `continuous` tells that it has been applied."""


def impending(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.176a."""
    counters = EnterWith("time", fx.Fixed(ability.number or 0))
    tick = ab.TriggeredAbility(
        ab.BeginningOf("end"), (fx.RemoveCounters(fl.THIS, "time", fx.ONE),), keyword=ability, only_if=LATE
    )
    return ab.ReplacementAbility(WouldEnter(fl.THIS), counters, ability, condition=PAID), NO_CREATURE_YET, tick


IMPENDING = Keyword(
    "impending", cite_rules("702.176a"), parameter=Parameter.NUMBER_AND_MANA, meaning=impending, cast=InsteadOfMana()
)

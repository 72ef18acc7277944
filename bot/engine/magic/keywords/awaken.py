"""Awaken (CR 702.113)."""

from bot.engine.magic.keywords.record import InsteadOfMana, Keyword, Parameter
from bot.engine.magic.keywords.shapes import HASTE, YOUR_LAND
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import WasPaid
from bot.engine.trace import cite_rules


def awaken(ability: fx.KeywordAbility) -> tuple[ab.Ability, ...]:
    """CR 702.113a-b: the target is one only where the cost was paid."""
    counters = fx.PutCounters(fl.TargetObject(), "+1/+1", fx.Fixed(ability.number or 0))
    alive = (
        fx.AddTypes(("Creature",), ("Elemental",)),
        fx.SetPowerToughness(fx.Fixed(0), fx.Fixed(0)),
        fx.AddAbility(HASTE),
    )
    awake = fx.Modify(fl.TargetObject(), alive, fx.Duration.PERMANENT)
    return (ab.SpellAbility((fx.IfSo(WasPaid(ability.keyword), (counters, awake)),), (YOUR_LAND,)),)


AWAKEN = Keyword(
    "awaken", cite_rules("702.113a"), parameter=Parameter.NUMBER_AND_MANA, meaning=awaken, cast=InsteadOfMana()
)

"""Spells that change damage for a while (CR 614.3, 615.3), for the tests of what they do."""

from typing import Any

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    DamageChange,
    DamageDescribed,
    Redirect,
)
from bot.engine.magic.words.effects import ChangeDamage, Fixed
from bot.engine.magic.words.filters import ANY_TARGET, ChosenSource, Filter, Players, Sources, TargetObject, TargetSpec
from tests.engine.magic.tables.damage_words import ANY_SOURCE
from tests.engine.magic.tables.spells import spell

CREATURE_TARGET = TargetSpec(Filter(all_of=("Creature",)))


def changing(what: DamageDescribed, change: DamageChange = PREVENT_ALL, **rest: Any) -> ChangeDamage:
    return ChangeDamage(what, change, **rest)


def salve(amount: int, name: str = "salve") -> CardDefinition:
    """Prevent the next so much damage that would be dealt to any target this turn."""
    effect = changing(DamageDescribed(to=(TargetObject(),)), next=Fixed(amount))
    return spell(name, effect, targets=(ANY_TARGET,))


FOG = spell("fog", changing(DamageDescribed(combat=True)))
"""Prevent all combat damage that would be dealt this turn."""

CALM = spell("calm", changing(DamageDescribed(by=(TargetObject(),))), targets=(CREATURE_TARGET,))
"""Prevent all damage that target creature would deal this turn."""

NO_PREVENTION = spell("stomp", changing(DamageDescribed(), CantBePrevented()))
"""Damage can't be prevented this turn."""

CIRCLE = spell(
    "circle",
    changing(
        DamageDescribed(by=(ChosenSource(ANY_SOURCE),), to=(Players.YOU,)),
        once=True,
    ),
)
"""The next time a source of your choice would deal damage to you this turn, prevent that damage."""

RED_CIRCLE = spell(
    "red-circle",
    changing(
        DamageDescribed(by=(ChosenSource(Sources(Filter(colors=(Color.RED,)))),), to=(Players.YOU,)),
        once=True,
    ),
)

CAROM = spell(
    "carom",
    changing(DamageDescribed(to=(TargetObject(0),)), Redirect(TargetObject(1)), next=Fixed(2)),
    targets=(ANY_TARGET, ANY_TARGET),
)
"""The next 2 damage that would be dealt to the first target this turn is dealt to the second instead."""

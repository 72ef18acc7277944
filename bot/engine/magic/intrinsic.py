"""Abilities that a subtype gives to the permanents that have it, and no card says."""

from collections.abc import Iterable, Mapping

from bot.engine.magic.abilities import Ability, LastCounterRemoved, TriggeredAbility
from bot.engine.magic.effects import CastTransformed, Exile
from bot.engine.magic.filters import THIS

INTRINSIC: Mapping[str, tuple[Ability, ...]] = {
    "Siege": (TriggeredAbility(LastCounterRemoved("defense"), (Exile(THIS), CastTransformed()), rule="310.11b"),),
}


def intrinsic_abilities(subtypes: Iterable[str]) -> tuple[Ability, ...]:
    """CR 310.11b: the abilities that these subtypes give."""
    return tuple(ability for subtype in subtypes for ability in INTRINSIC.get(subtype, ()))

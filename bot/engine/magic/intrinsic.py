"""Abilities that a subtype gives to the permanents that have it, and no card says."""

from collections.abc import Iterable, Mapping

from bot.engine.magic.abilities import Ability, ActivatedAbility, Cost, LastCounterRemoved, TriggeredAbility
from bot.engine.magic.effects import AddMana, CastTransformed, Exile
from bot.engine.magic.filters import THIS

INTRINSIC: Mapping[str, tuple[Ability, ...]] = {
    "Siege": (TriggeredAbility(LastCounterRemoved("defense"), (Exile(THIS), CastTransformed()), rule="310.11b"),),
}


LAND_MANA: Mapping[str, str] = {"Plains": "{W}", "Island": "{U}", "Swamp": "{B}", "Mountain": "{R}", "Forest": "{G}"}
"""CR 305.6."""


def mana_of_land_types(subtypes: Iterable[str]) -> tuple[ActivatedAbility, ...]:
    """CR 305.6: the mana abilities of a land with these subtypes."""
    return tuple(
        ActivatedAbility(Cost(tap=True), (AddMana((LAND_MANA[subtype],)),), text=f"{{T}}: Add {LAND_MANA[subtype]}.")
        for subtype in subtypes
        if subtype in LAND_MANA
    )


def intrinsic_abilities(subtypes: Iterable[str]) -> tuple[Ability, ...]:
    """CR 310.11b: the abilities that these subtypes give."""
    return tuple(ability for subtype in subtypes for ability in INTRINSIC.get(subtype, ()))

"""Abilities that rules give to permanents, for a subtype or in a variant, and no card says."""

from collections.abc import Iterable, Mapping

from bot.engine.magic.ground.variant_rules import VariantRules
from bot.engine.magic.words.abilities import (
    AS_A_SORCERY,
    Ability,
    ActivatedAbility,
    Cost,
    LastCounterRemoved,
    TriggeredAbility,
)
from bot.engine.magic.words.effects import AddMana, CastTransformed, Duration, Exile, GainControl, Modify
from bot.engine.magic.words.filters import THIS, Side, TargetObject, TargetSpec

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


DEPLOY = ActivatedAbility(
    Cost(tap=True),
    (Modify(THIS, (GainControl(TargetObject()),), Duration.PERMANENT),),
    (TargetSpec(players=Side.TEAMMATE),),
    "{T}: Target teammate gains control of this creature. Activate only as a sorcery.",
    AS_A_SORCERY,
)
"""CR 804.2."""


def abilities_of_variant(variant: VariantRules, types: Iterable[str]) -> tuple[ActivatedAbility, ...]:
    """CR 804.2: what the rules of the variant let a permanent of these types do."""
    return (DEPLOY,) if variant.deploys and "Creature" in types else ()

"""Abilities that rules give to permanents for a subtype or in a variant (CR 305.6, 310.11b, 804.2); no card prints
them."""

from collections.abc import Iterable, Mapping

from bot.engine.magic.ground.variant_rules import VariantRules
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl

ABILITIES_OF_SUBTYPE: Mapping[str, tuple[ab.Ability, ...]] = {
    "Siege": (
        ab.TriggeredAbility(
            ab.LastCounterRemoved("defense"), (fx.Exile(fl.THIS), fx.CastTransformed()), rule="310.11b"
        ),
    ),
}


MANA_OF_LAND_TYPE: Mapping[str, str] = {
    "Plains": "{W}",
    "Island": "{U}",
    "Swamp": "{B}",
    "Mountain": "{R}",
    "Forest": "{G}",
}
"""CR 305.6."""


def mana_abilities_of_types(subtypes: Iterable[str]) -> tuple[ab.ActivatedAbility, ...]:
    """CR 305.6: the mana abilities of a land with these subtypes."""
    return tuple(
        ab.ActivatedAbility(
            ab.Cost(tap=True),
            (fx.AddMana((MANA_OF_LAND_TYPE[subtype],)),),
            text=f"{{T}}: Add {MANA_OF_LAND_TYPE[subtype]}.",
        )
        for subtype in subtypes
        if subtype in MANA_OF_LAND_TYPE
    )


def intrinsic_abilities(subtypes: Iterable[str]) -> tuple[ab.Ability, ...]:
    """CR 310.11b: the abilities that these subtypes give."""
    return tuple(ability for subtype in subtypes for ability in ABILITIES_OF_SUBTYPE.get(subtype, ()))


DEPLOY = ab.ActivatedAbility(
    ab.Cost(tap=True),
    (fx.Modify(fl.THIS, (fx.GainControl(fl.TargetObject()),), fx.Duration.PERMANENT),),
    (fl.TargetSpec(players=fl.Side.TEAMMATE),),
    "{T}: Target teammate gains control of this creature. Activate only as a sorcery.",
    ab.AS_A_SORCERY,
)
"""CR 804.2."""


def abilities_of_variant(variant: VariantRules, types: Iterable[str]) -> tuple[ab.ActivatedAbility, ...]:
    """CR 804.2: the abilities that the rules of the variant give to a permanent of these types."""
    return (DEPLOY,) if variant.deploys and "Creature" in types else ()

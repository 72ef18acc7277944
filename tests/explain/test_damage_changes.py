"""Damage that is doubled, redirected, prevented or replaced, and destruction that is: whole explanations."""

from dataclasses import replace

from bot.engine.magic.asking.scenario import Cast, ObjectSetup, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import Ability, DamageAbility, SpellAbility
from bot.engine.magic.words.damage_replacements import (
    PREVENT_ALL,
    CantBePrevented,
    ChangeAmount,
    CountersInstead,
    DamageDescribed,
    Operation,
    Redirect,
)
from bot.engine.magic.words.effects import ChangeDamage, Effect, Fixed, KeywordAbility, RemoveCounters
from bot.engine.magic.words.filters import ANY_TARGET, THIS, Filter, Players, Side, Sources, TargetObject
from bot.engine.magic.words.qualities import TypeQuality
from tests.explain.tables import ALICE, NORBERT, attack, block, creature, told

ALL = ResolveStack(everything=True)


def enchantment(object_id: str, controller: PlayerId, *abilities: Ability, on: str | None = None) -> ObjectSetup:
    subtypes = () if on is None else ("Aura",)
    printed = Characteristics(object_id, types=("Enchantment",), subtypes=subtypes, abilities=abilities)
    host = None if on is None else ObjectId(on)
    return ObjectSetup(ObjectId(object_id), CardDefinition((printed,)), controller, controller, attached_to=host)


def shield(name: str, *effects: Effect) -> CardDefinition:
    printed = Characteristics(name, types=("Instant",), abilities=(SpellAbility(effects, (ANY_TARGET,)),))
    return CardDefinition((printed,))


DOUBLES = DamageAbility(DamageDescribed(by=(Sources(Filter(side=Side.YOU)),)), ChangeAmount(Operation.TIMES, 2))
GUARDS = DamageAbility(DamageDescribed(to=(Players.YOU,)), Redirect(THIS))
GROWS = DamageAbility(DamageDescribed(to=(THIS,)), CountersInstead("+1/+1"))
PHANTOM = DamageAbility(DamageDescribed(to=(THIS,)), PREVENT_ALL, (RemoveCounters(THIS, "+1/+1"),))
RELENTLESS = DamageAbility(DamageDescribed(), CantBePrevented())
SALVE = shield("Salve", ChangeDamage(DamageDescribed(to=(TargetObject(),)), PREVENT_ALL, next=Fixed(3)))


def test_double_and_prevent_are_told_in_the_order_chosen() -> None:
    french, english = told(
        [creature("ogre", "5/5", ALICE), enchantment("Fournaise", ALICE, DOUBLES)],
        Cast(ObjectId("salve"), SALVE, NORBERT, (NORBERT,)),
        ALL,
        attack("ogre"),
        fr={"Fournaise": "Fournaise"},
        en={"Fournaise": "Furnace"},
    )
    assert french == [
        "Norbert perd 4 points de vie (20 → 16).",
        "Norbert lance Salve en ciblant Norbert. [601.2i]",
        "Salve : les 3 prochaines blessures infligées à Norbert ce tour-ci seront prévenues. [608.2c]",
        "La 5/5 attaque Norbert. [508.1k]",
        "Personne ne bloque. [509.1h]",
        "Par défaut pour Norbert : l’effet qui s’applique ; 1 autre réponse était légale. [616.1]",
        (
            "Les 3 blessures que la 5/5 devrait infliger à Norbert sont prévenues : plusieurs effets "
            "s’appliquent, et Norbert choisit d’abord celui de Salve. [615.7]"
        ),
        (
            "Les 2 blessures que la 5/5 devrait infliger à Norbert passent à 4 : c’est l’effet de "
            "Fournaise. [614.1a, 616.1f]"
        ),
        "La 5/5 inflige 4 blessures à Norbert. [510.2, 120.2a]",
    ]
    assert english == [
        "Norbert loses 4 life (20 → 16).",
        "Norbert casts Salve, targeting Norbert. [601.2i]",
        "Salve: the next 3 damage that would be dealt to Norbert this turn will be prevented. [608.2c]",
        "The 5/5 attacks Norbert. [508.1k]",
        "Nobody blocks. [509.1h]",
        "By default for Norbert: the effect that applies; 1 other way was legal. [616.1]",
        (
            "The 3 damage that the 5/5 would deal to Norbert is prevented: "
            "several effects apply, and Norbert chose that of Salve first. [615.7]"
        ),
        "The 2 damage that the 5/5 would deal to Norbert becomes 4: that is Furnace's effect. [614.1a, 616.1f]",
        "The 5/5 deals 4 damage to Norbert. [510.2, 120.2a]",
    ]


def test_redirected_damage_names_both_recipients() -> None:
    french, english = told([creature("ogre", "3/3", ALICE), creature("angel", "2/6", NORBERT, GUARDS)], attack("ogre"))
    assert french[-2:] == [
        (
            "Les 3 blessures que la 3/3 devrait infliger à Norbert sont redirigées vers la 2/6 : c’est "
            "l’effet de la 2/6. [614.9]"
        ),
        "La 3/3 inflige 3 blessures à la 2/6. [510.2, 120.2a]",
    ]
    assert english[-2:] == [
        ("The 3 damage that the 3/3 would deal to Norbert is redirected to the 2/6: that is the 2/6's effect. [614.9]"),
        "The 3/3 deals 3 damage to the 2/6. [510.2, 120.2a]",
    ]


def test_counters_instead_of_damage_are_told_once() -> None:
    french, english = told(
        [creature("ogre", "3/3", ALICE), creature("plant", "0/1", NORBERT, GROWS)], attack("ogre"), block(plant="ogre")
    )
    assert french == [
        "La 0/1 survit ; la 0/1 reçoit 3 marqueurs +1/+1.",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 0/1 bloque. [509.1g]",
        "La 0/1 n’assigne pas de blessures de combat : sa force est de 0 ou moins. [510.1a]",
        (
            "Les 3 blessures que la 3/3 devrait infliger à la 0/1 sont remplacées par 3 marqueurs "
            "+1/+1 : c’est l’effet de la 0/1. [614.1a, 614.6]"
        ),
    ]
    assert english[-1] == (
        "The 3 damage that the 3/3 would deal to the 0/1 becomes 3 +1/+1 counters instead: that is "
        "the 0/1's effect. [614.1a, 614.6]"
    )


def test_the_other_part_of_a_prevention_follows() -> None:
    ghost = creature("ghost", "0/0", NORBERT, PHANTOM)
    french, english = told(
        [creature("ogre", "3/3", ALICE), replace(ghost, counters={"+1/+1": 2})], attack("ogre"), block(ghost="ogre")
    )
    assert french[-3:] == [
        "Les 3 blessures que la 3/3 devrait infliger à la 0/0 sont prévenues : c’est l’effet de la 0/0. [615.1a]",
        "La 0/0 inflige 2 blessures à la 3/3. [510.2, 120.2a]",
        "La 0/0 perd un marqueur +1/+1. [615.5]",
    ]
    assert english[-3:] == [
        "The 3 damage that the 3/3 would deal to the 0/0 is prevented: that is the 0/0's effect. [615.1a]",
        "The 0/0 deals 2 damage to the 3/3. [510.2, 120.2a]",
        "The 0/0 loses 1 +1/+1 counter. [615.5]",
    ]


def test_damage_that_can_not_be_prevented_says_who_says_so() -> None:
    shielded = DamageAbility(DamageDescribed(to=(THIS,)))
    french, english = told(
        [
            creature("ogre", "3/3", ALICE),
            creature("wall", "0/5", NORBERT, shielded),
            enchantment("Tourment", ALICE, RELENTLESS),
        ],
        attack("ogre"),
        block(wall="ogre"),
        fr={"Tourment": "Tourment"},
        en={"Tourment": "Torment"},
    )
    assert french[-2:] == [
        (
            "Les 3 blessures que la 3/3 devrait infliger à la 0/5 ne peuvent pas être prévenues, même par la 0/5"
            " (effet de Tourment). [615.12, 615.12a]"
        ),
        "La 3/3 inflige 3 blessures à la 0/5. [510.2, 120.2a]",
    ]
    assert english[-2:] == [
        (
            "The 3 damage that the 3/3 would deal to the 0/5 can't be prevented, not even by the 0/5, "
            "because of Torment. [615.12, 615.12a]"
        ),
        "The 3/3 deals 3 damage to the 0/5. [510.2, 120.2a]",
    ]


def test_umbra_armor_saves_the_creature_and_the_aura_is_destroyed() -> None:
    keywords = (
        KeywordAbility(KeywordName.ENCHANT, TypeQuality("Creature", "creatures")),
        KeywordAbility(KeywordName.UMBRA_ARMOR),
    )
    french, english = told(
        [
            creature("ogre", "3/3", ALICE),
            creature("bear", "2/2", NORBERT),
            enchantment("umbra", NORBERT, *keywords, on="bear"),
        ],
        attack("ogre"),
        block(bear="ogre"),
        fr={"umbra": "Ombre d’ours"},
        en={"umbra": "Bear Umbra"},
    )
    assert french == [
        "Ombre d’ours est mis au cimetière ; la 2/2 survit.",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 2/2 bloque. [509.1g]",
        "La 3/3 inflige 3 blessures à la 2/2 ; la 2/2 inflige 2 blessures à la 3/3. [510.2, 120.2a]",
        (
            "La destruction de la 2/2 n’a pas lieu : l’armure totémique (umbra armor) d’Ombre d’ours lui retire toutes"
            " ses blessures à la place. [702.89a, 614.6, 704.5g]"
        ),
        "Ombre d’ours est détruit. [702.89a]",
    ]
    assert english[-2:] == [
        (
            "The 2/2 is not destroyed: the umbra armor of Bear Umbra removes all damage from it instead."
            " [702.89a, 614.6, 704.5g]"
        ),
        "Bear Umbra is destroyed. [702.89a]",
    ]

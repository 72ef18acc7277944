"""Spells, activated abilities and responses: whole explanations in both languages."""

from bot.engine.magic.asking.scenario import Activate, AdvanceTo, Cast, ObjectSetup, ResolveStack
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.words.abilities import (
    ActivatedAbility,
    Attacks,
    CantBeCountered,
    Cost,
    PlayersHave,
    SpellAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.conditions import NumberOf
from bot.engine.magic.words.effects import (
    Counter,
    DealDamage,
    Destroy,
    Draw,
    Effect,
    Fixed,
    KeywordAbility,
    Modify,
    ModifyPowerToughness,
    Regenerate,
)
from bot.engine.magic.words.filters import (
    ANY_TARGET,
    ANYTHING,
    THIS,
    AbilityKind,
    Filter,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from bot.engine.magic.words.qualities import ColorQuality
from tests.explain.tables import ALICE, NORBERT, attack, block, creature, told


def instant(name: str, effect: Effect) -> CardDefinition:
    printed = Characteristics(name, types=("Instant",), abilities=(SpellAbility((effect,), (ANY_TARGET,)),))
    return CardDefinition((printed,))


SHOCK = instant("Shock", DealDamage(Fixed(2), TargetObject()))
GROWTH = instant("Giant Growth", Modify(TargetObject(), (ModifyPowerToughness(3, 3),)))
CUB = CardDefinition((Characteristics("Bear Cub", types=("Creature",), power=2, toughness=2),))
REGENERATE = ActivatedAbility(Cost(), (Regenerate(THIS),), text="{0}: Regenerate this.")


def test_a_spell_that_kills_the_blocker_before_damage() -> None:
    french, english = told(
        [creature("bear", "3/3", ALICE), creature("elf", "2/2", NORBERT)],
        attack("bear"),
        block(elf="bear"),
        Cast(ObjectId("shock"), SHOCK, ALICE, (ObjectId("elf"),)),
        ResolveStack(everything=True),
        AdvanceTo(Step.END_OF_COMBAT),
    )
    assert french == [
        "La 2/2 meurt.",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 2/2 bloque. [509.1g]",
        "Alice lance Shock en ciblant la 2/2. [601.2i]",
        "Shock inflige 2 blessures à la 2/2. [120.2b]",
        "La 2/2 meurt : blessures mortelles. [704.5g]",
        ("La 3/3 n’assigne pas de blessures de combat : il n’y a pas de bloqueur, mais le blocage tient. [510.1c]"),
    ]
    assert english == [
        "The 2/2 dies.",
        "The 3/3 attacks Norbert. [508.1k]",
        "The 2/2 blocks. [509.1g]",
        "Alice casts Shock, targeting the 2/2. [601.2i]",
        "Shock deals 2 damage to the 2/2. [120.2b]",
        "The 2/2 dies: lethal damage. [704.5g]",
        "The 3/3 assigns no combat damage: it stays blocked, though nothing blocks it. [510.1c]",
    ]


def test_a_spell_whose_target_is_gone_does_nothing() -> None:
    french, english = told(
        [creature("bear", "2/2", ALICE)],
        Cast(ObjectId("growth"), GROWTH, ALICE, (ObjectId("bear"),)),
        Cast(ObjectId("shock"), SHOCK, NORBERT, (ObjectId("bear"),)),
        ResolveStack(everything=True),
    )
    assert french == [
        "La 2/2 meurt ; Giant Growth ne se résout pas.",
        "Alice lance Giant Growth en ciblant la 2/2. [601.2i]",
        "Norbert lance Shock en ciblant la 2/2. [601.2i]",
        "Shock inflige 2 blessures à la 2/2. [120.2b]",
        "La 2/2 meurt : blessures mortelles. [704.5g]",
        "Giant Growth ne se résout pas : sa cible n’est plus légale. [608.2b]",
    ]
    assert english == [
        "The 2/2 dies; Giant Growth does nothing.",
        "Alice casts Giant Growth, targeting the 2/2. [601.2i]",
        "Norbert casts Shock, targeting the 2/2. [601.2i]",
        "Shock deals 2 damage to the 2/2. [120.2b]",
        "The 2/2 dies: lethal damage. [704.5g]",
        "Giant Growth does nothing: its target is illegal. [608.2b]",
    ]


def test_702_12b_an_effect_does_not_destroy_what_is_indestructible() -> None:
    effect = SpellAbility((Destroy(TargetObject()),), (TargetSpec(ANYTHING),))
    doom = CardDefinition((Characteristics("Doom", types=("Sorcery",), abilities=(effect,)),))
    french, english = told(
        [creature("rock", "2/2", NORBERT, KeywordName.INDESTRUCTIBLE)],
        Cast(ObjectId("doom"), doom, ALICE, (ObjectId("rock"),)),
        ResolveStack(everything=True),
    )
    assert (french[0], english[0]) == ("La 2/2 survit.", "The 2/2 survives.")
    assert french[-1] == "Doom : la 2/2 n’est pas détruite, car indestructible. [702.12b, 608.2c]"
    assert english[-1] == "Doom: the 2/2 is indestructible, so not destroyed. [702.12b, 608.2c]"


def test_a_trigger_is_told_as_it_goes_on_the_stack_where_somebody_responds() -> None:
    french, english = told(
        [creature("lion", "2/2", ALICE, KeywordName("exalted"))],
        attack("lion"),
        Cast(ObjectId("shock"), SHOCK, NORBERT, (ObjectId("lion"),)),
        ResolveStack(everything=True),
    )
    assert french == [
        "La 2/2 meurt.",
        "La 2/2 attaque Norbert. [508.1k]",
        "La capacité d’exaltation (exalted) de la 2/2 se déclenche. [603.3b, 702.83a]",
        "Norbert lance Shock en ciblant la 2/2. [601.2i]",
        "Shock inflige 2 blessures à la 2/2. [120.2b]",
        "La 2/2 meurt : blessures mortelles. [704.5g]",
        "La capacité d’exaltation de la 2/2 se résout sans effet. [608.2n]",
    ]
    assert english == [
        "The 2/2 dies.",
        "The 2/2 attacks Norbert. [508.1k]",
        "The 2/2's exalted ability triggers. [603.3b, 702.83a]",
        "Norbert casts Shock, targeting the 2/2. [601.2i]",
        "Shock deals 2 damage to the 2/2. [120.2b]",
        "The 2/2 dies: lethal damage. [704.5g]",
        "The 2/2's exalted ability resolves without effect. [608.2n]",
    ]


def test_a_creature_survives_by_regeneration() -> None:
    french, english = told(
        [creature("bear", "3/3", ALICE), creature("troll", "2/2", NORBERT, REGENERATE)],
        attack("bear"),
        block(troll="bear"),
        Activate(ObjectId("troll"), 1, NORBERT),
        ResolveStack(everything=True),
        AdvanceTo(Step.END_OF_COMBAT),
    )
    assert french == [
        "La 2/2 se régénère et survit.",
        "La 3/3 attaque Norbert. [508.1k]",
        "La 2/2 bloque. [509.1g]",
        "Norbert active une capacité de la 2/2. [602.2a]",
        "Capacité de la 2/2 : la 2/2 reçoit un bouclier de régénération pour ce tour. [608.2c]",
        "La 3/3 inflige 3 blessures à la 2/2 ; la 2/2 inflige 2 blessures à la 3/3. [510.2, 120.2a]",
        (
            "La 2/2 se régénère au lieu de mourir : ses blessures disparaissent, elle s’engage et "
            "quitte le combat. [701.19a, 614.8, 704.5g]"
        ),
    ]
    assert english == [
        "The 2/2 regenerates and survives.",
        "The 3/3 attacks Norbert. [508.1k]",
        "The 2/2 blocks. [509.1g]",
        "Norbert activates an ability of the 2/2. [602.2a]",
        "Ability of the 2/2: the 2/2 gets a regeneration shield for this turn. [608.2c]",
        "The 3/3 deals 3 damage to the 2/2; the 2/2 deals 2 damage to the 3/3. [510.2, 120.2a]",
        (
            "The 2/2 regenerates instead of dying: it is healed, tapped and removed from combat. [701.19a, "
            "614.8, 704.5g]"
        ),
    ]


def test_where_only_a_size_changed_the_verdict_says_it() -> None:
    french, english = told(
        [creature("bear", "2/2", ALICE)],
        Cast(ObjectId("growth"), GROWTH, ALICE, (ObjectId("bear"),)),
        ResolveStack(everything=True),
    )
    assert french == [
        "La 2/2 est maintenant 5/5.",
        "Alice lance Giant Growth en ciblant la 2/2. [601.2i]",
        "Giant Growth : la 2/2 gagne +3/+3 jusqu’à la fin du tour. [608.2c]",
    ]
    assert english == [
        "The 2/2 is now 5/5.",
        "Alice casts Giant Growth, targeting the 2/2. [601.2i]",
        "Giant Growth: the 2/2 gets +3/+3 until end of turn. [608.2c]",
    ]


def test_a_spell_that_may_not_be_cast_is_called_by_its_name() -> None:
    french, english = told(
        [creature("bear", "2/2", NORBERT, KeywordName.HEXPROOF)],
        Cast(ObjectId("shock"), SHOCK, ALICE, (ObjectId("bear"),)),
    )
    assert french == [
        "Illégal : Shock ne peut pas cibler la 2/2, à cause de la défense talismanique (hexproof).",
        "Le sort illégal est annulé. [702.11b]",
    ]
    assert english == [
        "Illegal: Shock can't target the 2/2, because of hexproof.",
        "The illegal spell is taken back. [702.11b]",
    ]


def test_a_permanent_spell_becomes_a_permanent() -> None:
    french, english = told(
        [],
        Cast(ObjectId("cub"), CUB, ALICE),
        ResolveStack(everything=True),
    )
    assert french == [
        "Bear Cub arrive sur le champ de bataille.",
        "Alice lance Bear Cub. [601.2i]",
        "Bear Cub arrive sur le champ de bataille. [608.3a]",
    ]
    assert english == [
        "Bear Cub enters the battlefield.",
        "Alice casts Bear Cub. [601.2i]",
        "Bear Cub enters the battlefield. [608.3a]",
    ]


def test_603_4_a_trigger_whose_if_is_no_longer_true() -> None:
    ring = CardDefinition((Characteristics("Made-Up Ring", types=("Creature",), power=0, toughness=1),))
    helped = NumberOf(Filter(all_of=("Creature",), side=Side.YOU, other=True))
    smith = TriggeredAbility(Attacks(), (Draw(Players.YOU, Fixed(1)),), only_if=helped)
    french, english = told(
        [creature("bear", "3/3", ALICE, smith), ObjectSetup(ObjectId("ring"), ring, ALICE, ALICE)],
        attack("bear"),
        Cast(ObjectId("shock"), SHOCK, NORBERT, (ObjectId("ring"),)),
        ResolveStack(everything=True),
    )
    reason = "la condition de son « si » n’est plus remplie"
    assert f"Une capacité de la 3/3 ne se résout pas : {reason}. [603.4, 608.2a]" in french
    assert "An ability of the 3/3 does nothing: its “if” is not true any more. [603.4, 608.2a]" in english


CANCEL = CardDefinition(
    (
        Characteristics(
            "Cancel",
            types=("Instant",),
            abilities=(SpellAbility((Counter(TargetObject()),), (TargetSpec(spells=ANYTHING),)),),
        ),
    )
)


def test_a_spell_is_countered() -> None:
    french, english = told(
        [],
        Cast(ObjectId("cub"), CUB, ALICE),
        Cast(ObjectId("cancel"), CANCEL, NORBERT, (ObjectId("cub"),)),
        ResolveStack(everything=True),
    )
    assert french == [
        "Cancel contrecarre Bear Cub.",
        "Alice lance Bear Cub. [601.2i]",
        "Norbert lance Cancel en ciblant Bear Cub. [601.2i]",
        "Cancel contrecarre Bear Cub. [608.2c, 701.6a]",
    ]
    assert english == [
        "Cancel counters Bear Cub.",
        "Alice casts Bear Cub. [601.2i]",
        "Norbert casts Cancel, targeting Bear Cub. [601.2i]",
        "Cancel counters Bear Cub. [608.2c, 701.6a]",
    ]


def test_an_ability_is_countered_and_a_spell_that_cant_be_is_not() -> None:
    hydra = Characteristics("Hydra", types=("Creature",), abilities=(CantBeCountered(),), power=4, toughness=4)
    stifle = Characteristics(
        "Stifle",
        types=("Instant",),
        abilities=(SpellAbility((Counter(TargetObject()),), (TargetSpec(abilities=tuple(AbilityKind)),)),),
    )
    french, english = told(
        [creature("troll", "2/2", NORBERT, REGENERATE)],
        Cast(ObjectId("hydra"), CardDefinition((hydra,)), ALICE),
        Cast(ObjectId("cancel"), CANCEL, NORBERT, (ObjectId("hydra"),)),
        Activate(ObjectId("troll"), 1, NORBERT),
        Cast(ObjectId("stifle"), CardDefinition((stifle,)), ALICE, (ObjectId("troll!1"),)),
        ResolveStack(everything=True),
    )
    assert french == [
        "Hydra arrive sur le champ de bataille ; Stifle contrecarre une capacité de la 2/2.",
        "Alice lance Hydra. [601.2i]",
        "Norbert lance Cancel en ciblant Hydra. [601.2i]",
        "Norbert active une capacité de la 2/2. [602.2a]",
        "Alice lance Stifle en ciblant la capacité de la 2/2. [601.2i]",
        "Stifle contrecarre une capacité de la 2/2. [608.2c, 701.6a]",
        "Rien ne peut contrecarrer Hydra. [608.2c, 101.2]",
        "Hydra arrive sur le champ de bataille. [608.3a]",
    ]
    assert english == [
        "Hydra enters the battlefield; Stifle counters an ability of the 2/2.",
        "Alice casts Hydra. [601.2i]",
        "Norbert casts Cancel, targeting Hydra. [601.2i]",
        "Norbert activates an ability of the 2/2. [602.2a]",
        "Alice casts Stifle, targeting the ability of the 2/2. [601.2i]",
        "Stifle counters an ability of the 2/2. [608.2c, 701.6a]",
        "Hydra can't be countered. [608.2c, 101.2]",
        "Hydra enters the battlefield. [608.3a]",
    ]


def test_a_player_with_protection_is_dealt_no_damage() -> None:
    red = KeywordAbility(KeywordName.PROTECTION, ColorQuality(Color.RED))
    aegis = Characteristics("Aegis", types=("Enchantment",), abilities=(PlayersHave(Players.YOU, (red,)),))
    quake = Characteristics(
        "Quake",
        types=("Instant",),
        colors=(Color.RED,),
        abilities=(SpellAbility((DealDamage(Fixed(2), Players.EACH_OPPONENT),)),),
    )
    french, english = told(
        [ObjectSetup(ObjectId("aegis"), CardDefinition((aegis,)), NORBERT, NORBERT)],
        Cast(ObjectId("quake"), CardDefinition((quake,)), ALICE),
        ResolveStack(everything=True),
    )
    assert french[-1] == (
        "Les 2 blessures que Quake devrait infliger à Norbert sont prévenues : Norbert a la "
        "protection contre le rouge. [702.16e, 615.1]"
    )
    assert english[-1] == (
        "The 2 damage that Quake would deal to Norbert is prevented: Norbert has protection from red. [702.16e, 615.1]"
    )

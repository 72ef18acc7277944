"""Emblems, copies, and what comes, goes and returns: whole explanations in both languages."""

from bot.engine.magic.asking.choices import ChoiceKind
from bot.engine.magic.asking.scenario import Activate, Cast, Choose, ObjectSetup, ResolveStack
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words.abilities import (
    Ability,
    ActivatedAbility,
    Attacks,
    Cost,
    ReplacementAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from bot.engine.magic.words.abilities.event_replacements import (
    ChooseAsEnters,
    ChosenAsEnters,
    EnterAsCopy,
    EnterTapped,
    GoTo,
    Scaled,
    WouldCreateTokens,
    WouldEnter,
    WouldGetCounters,
    WouldMove,
)
from bot.engine.magic.words.effects import (
    CreateTokens,
    Destroy,
    Duration,
    Exile,
    ExileAndReturn,
    Fixed,
    GainControl,
    GainLife,
    GetEmblem,
    KeywordAbility,
    Modify,
    ModifyPowerToughness,
)
from bot.engine.magic.words.filters import (
    ANYTHING,
    CREATURE,
    THIS,
    YOUR_CREATURE,
    Filter,
    Matching,
    Players,
    Side,
    TargetObject,
    TargetSpec,
)
from tests.explain.tables import ALICE, NORBERT, attack, creature, told

YOURS = Filter(side=Side.YOU)
ALL = ResolveStack(everything=True)


def test_an_emblem_is_told_with_who_gets_it() -> None:
    crusade = StaticAbility(Matching(YOUR_CREATURE), (ModifyPowerToughness(1, 1),))
    effect = SpellAbility((GetEmblem(Players.YOU, (crusade,)),))
    gift = CardDefinition((Characteristics("Gift", types=("Sorcery",), abilities=(effect,)),))
    french, english = told([], Cast(ObjectId("gift"), gift, ALICE), ALL)
    assert french[1:] == ["Alice lance Gift. [601.2i]", "Gift : Alice gagne un emblème. [608.2c, 114.2]"]
    assert english[1:] == ["Alice casts Gift. [601.2i]", "Gift: Alice gets an emblem. [608.2c, 114.2]"]


WALKER = CardDefinition((Characteristics("Jora", types=("Planeswalker",), loyalty=3),))


def enchantment(name: str, *abilities: Ability) -> ObjectSetup:
    printed = Characteristics(name, types=("Enchantment",), abilities=abilities)
    return ObjectSetup(ObjectId(name), CardDefinition((printed,)), ALICE, ALICE)


SEASON = enchantment(
    "Season",
    ReplacementAbility(WouldGetCounters(YOURS, by_effect=True), Scaled(2)),
    ReplacementAbility(WouldCreateTokens(), Scaled(2)),
)


def test_306_5b_the_loyalty_with_which_a_planeswalker_enters_is_told_with_it() -> None:
    french, english = told([], Cast(ObjectId("jora"), WALKER, ALICE), ALL)
    assert french[-1] == "Jora arrive sur le champ de bataille avec 3 marqueurs « loyauté ». [608.3a, 306.5b]"
    assert english[-1] == "Jora enters the battlefield with 3 loyalty counters. [608.3a, 306.5b]"


def test_614_16_twice_the_loyalty_is_told_with_its_cause() -> None:
    named = {"Season": "Doubling Test"}
    french, english = told([SEASON], Cast(ObjectId("jora"), WALKER, ALICE), ALL, fr=named, en=named)
    assert french[-2:] == [
        "Jora arrive sur le champ de bataille avec 6 marqueurs « loyauté ». [608.3a, 306.5b]",
        "Jora reçoit 6 marqueurs « loyauté » au lieu de 3 : c’est l’effet de Doubling Test. [614.16]",
    ]
    assert english[-2:] == [
        "Jora enters the battlefield with 6 loyalty counters. [608.3a, 306.5b]",
        "Jora gets 6 loyalty counters instead of 3: that is Doubling Test's effect. [614.16]",
    ]


def test_609_1_what_doubles_effects_leaves_a_cost_alone_and_the_answer_says_so() -> None:
    named = {"Season": "Doubling Test"}
    plus = ActivatedAbility(Cost(loyalty=2), (GainLife(Players.YOU, Fixed(1)),))
    printed = Characteristics("Jora", types=("Planeswalker",), abilities=(plus,), loyalty=3)
    walker = ObjectSetup(ObjectId("jora"), CardDefinition((printed,)), ALICE, ALICE)
    french, english = told([SEASON, walker], Activate(ObjectId("jora"), 1), fr=named, en=named)
    assert french[2:4] == [
        "Ces marqueurs sont un coût, pas un effet : Doubling Test n’y change rien. [609.1]",
        "La Jora reçoit 2 marqueurs « loyauté » : c’est un coût, payé avant toute réponse. [606.4]",
    ]
    assert english[2:4] == [
        "These counters are a cost, not an effect: Doubling Test ignores them. [609.1]",
        "The Jora gets 2 loyalty counters: that is a cost, paid before anybody can respond. [606.4]",
    ]


def test_616_1_several_effects_are_told_with_who_chose() -> None:
    scales = enchantment("Scales", ReplacementAbility(WouldGetCounters(YOURS), Scaled(more=1)))
    named = {"Season": "Doubling Test", "Scales": "Test Scales"}
    french, english = told([SEASON, scales], Cast(ObjectId("jora"), WALKER, ALICE), ALL, fr=named, en=named)
    assert french[-2:] == [
        (
            "Jora reçoit 4 marqueurs « loyauté » au lieu de 3 : entre plusieurs effets, Alice applique "
            "celui de Test Scales. [614.16, 616.1]"
        ),
        "Jora reçoit 8 marqueurs « loyauté » au lieu de 4 : c’est l’effet de Doubling Test. [614.16]",
    ]
    assert english[-2:] == [
        (
            "Jora gets 4 loyalty counters instead of 3: of several effects, Alice applies that of "
            "Test Scales. [614.16, 616.1]"
        ),
        "Jora gets 8 loyalty counters instead of 4: that is Doubling Test's effect. [614.16]",
    ]


def test_614_16_twice_as_many_tokens() -> None:
    goblin = SpellAbility((CreateTokens("Goblin", 1, 1, ("R",), ("Goblin",)),))
    horde = CardDefinition((Characteristics("Horde", types=("Sorcery",), abilities=(goblin,)),))
    named = {"Season": "Doubling Test"}
    french, english = told([SEASON], Cast(ObjectId("horde"), horde, ALICE), ALL, fr=named, en=named)
    assert french[-2:] == [
        "Alice crée 2 jetons au lieu de 1 : c’est l’effet de Doubling Test. [614.16]",
        "Horde : Alice crée deux jetons Gobelin 1/1. [608.2c]",
    ]
    assert english[-2:] == [
        "Alice creates 2 tokens instead of 1: that is Doubling Test's effect. [614.16]",
        "Horde: Alice creates two 1/1 Goblin tokens. [608.2c]",
    ]


def test_702_an_ability_that_a_token_has_twice_is_told_once() -> None:
    haste = KeywordAbility(KeywordName.HASTE)
    imp = SpellAbility((CreateTokens("Imp", 1, 1, ("R",), ("Imp",), abilities=(haste, haste)),))
    spark = CardDefinition((Characteristics("Spark", types=("Sorcery",), abilities=(imp,)),))
    french, english = told([], Cast(ObjectId("spark"), spark, ALICE), ALL)
    assert (french[-1], english[-1]) == (
        "Spark : Alice crée un jeton Diablotin 1/1 avec la célérité. [608.2c]",
        "Spark: Alice creates a 1/1 Imp token with haste. [608.2c]",
    )


def test_614_1d_what_makes_another_enter_tapped() -> None:
    lock = enchantment("Lock", ReplacementAbility(WouldEnter(Matching(ANYTHING)), EnterTapped()))
    named = {"Lock": "Test Lock"}
    french, english = told([lock], Cast(ObjectId("bear"), BEAR, ALICE), ALL, fr=named, en=named)
    assert french[-2:] == [
        "Test Bear arrive sur le champ de bataille engagé. [608.3a]",
        "Test Bear arrive sur le champ de bataille engagé : c’est l’effet de Test Lock. [614.1d]",
    ]
    assert english[-2:] == [
        "Test Bear enters the battlefield tapped. [608.3a]",
        "Test Bear enters tapped, because of Test Lock. [614.1d]",
    ]


BEAR = CardDefinition((Characteristics("Test Bear", types=("Creature",), power=2, toughness=2),))


def test_614_6_what_is_exiled_instead_of_dying() -> None:
    peace = enchantment("Peace", ReplacementAbility(WouldMove(Matching(ANYTHING), None), GoTo(Zone.EXILE)))
    kill = SpellAbility((Destroy(TargetObject()),), (TargetSpec(CREATURE),))
    murder = CardDefinition((Characteristics("Test Kill", types=("Instant",), abilities=(kill,)),))
    named = {"Peace": "Test Peace"}
    do = (Cast(ObjectId("murder"), murder, ALICE, (ObjectId("bear"),)), ALL)
    french, english = told([creature("bear", "2/2", NORBERT), peace], *do, fr=named, en=named)
    assert french[2:] == [
        "Test Kill : la 2/2 est exilée au lieu d’aller au cimetière : c’est l’effet de Test Peace. [614.6, 608.2c]",
        "Test Kill est exilé au lieu d’aller au cimetière : c’est l’effet de Test Peace. [614.6]",
    ]
    assert english[2:] == [
        (
            "Test Kill: the 2/2 is exiled instead of going to the graveyard: that is Test Peace's "
            "effect. [614.6, 608.2c]"
        ),
        "Test Kill is exiled instead of going to the graveyard: that is Test Peace's effect. [614.6]",
    ]


def test_614_12a_what_is_chosen_as_something_enters() -> None:
    choice = ReplacementAbility(WouldEnter(THIS), ChooseAsEnters(ChosenAsEnters.COLOR))
    stone = CardDefinition((Characteristics("Test Stone", types=("Artifact",), abilities=(choice,)),))
    answer = Choose(ChoiceKind.COLOR, "green", ALICE)
    french, english = told([], answer, Cast(ObjectId("stone"), stone, ALICE), ALL)
    assert french[-1] == "Le choix pour Test Stone est le vert. [614.1c, 614.12a]"
    assert english[-1] == "The choice for Test Stone is green. [614.1c, 614.12a]"


def test_707_5_a_copy_is_told_with_what_it_copies() -> None:
    copying = ReplacementAbility(WouldEnter(THIS), EnterAsCopy(CREATURE))
    clone = CardDefinition(
        (Characteristics("Test Clone", types=("Creature",), abilities=(copying,), power=0, toughness=0),)
    )
    french, english = told([creature("bear", "2/2", NORBERT)], Cast(ObjectId("clone"), clone, ALICE), ALL)
    assert french[0] == "Test Clone arrive sur le champ de bataille comme copie de la 2/2."
    assert english[0] == "Test Clone enters the battlefield as a copy of the 2/2."
    assert french[-2:] == [
        "Test Clone arrive sur le champ de bataille. [608.3a]",
        "Test Clone est une copie de la 2/2. [614.1c, 707.5]",
    ]
    assert english[-2:] == [
        "Test Clone enters the battlefield. [608.3a]",
        "Test Clone is a copy of the 2/2. [614.1c, 707.5]",
    ]


def test_400_7_what_is_exiled_and_returns_is_told_in_two_sentences() -> None:
    effect = SpellAbility((ExileAndReturn(TargetObject()),), (TargetSpec(CREATURE),))
    blink = CardDefinition((Characteristics("Test Blink", types=("Instant",), abilities=(effect,)),))
    do = (Cast(ObjectId("blink"), blink, ALICE, (ObjectId("bear"),)), ALL)
    french, english = told([creature("bear", "2/2", ALICE)], *do)
    assert french[-2:] == [
        "Test Blink : la 2/2 est exilée. [608.2c]",
        "La 2/2 revient sur le champ de bataille. [608.2c]",
    ]
    assert english[-2:] == [
        "Test Blink: the 2/2 is exiled. [608.2c]",
        "The 2/2 returns to the battlefield. [608.2c]",
    ]


def test_610_3_what_is_exiled_until_something_leaves_says_so_and_returns_by_that_rule() -> None:
    prison = Exile(TargetObject(), until_source_leaves=True)
    jailer = creature("jailer", "1/1", ALICE, TriggeredAbility(Attacks(), (prison,), (TargetSpec(CREATURE),)))
    killing = SpellAbility((Destroy(TargetObject()),), (TargetSpec(CREATURE),))
    murder = CardDefinition((Characteristics("Test Murder", types=("Instant",), abilities=(killing,)),))
    do = (
        Choose(ChoiceKind.TARGET, "bear"),
        attack("jailer"),
        ALL,
        Cast(ObjectId("m"), murder, NORBERT, (ObjectId("jailer"),)),
    )
    french, english = told([jailer, creature("bear", "2/2", NORBERT)], *do)
    exiled, returned = (line for line in french if "610.3" in line)
    assert exiled.startswith(
        "Capacité de la 1/1 : la 2/2 est exilée jusqu’à ce que la 1/1 quitte le champ de bataille. ["
    )
    assert returned == "La 2/2 revient sur le champ de bataille. [610.3, 610.3c]"
    exiled, returned = (line for line in english if "610.3" in line)
    assert (
        exiled == "Ability of the 1/1: the 2/2 is exiled until the 1/1 leaves the battlefield. [608.2c, 610.3, 603.3b]"
    )
    assert returned == "The 2/2 returns to the battlefield. [610.3, 610.3c]"


def test_613_1b_the_verdict_says_who_controls_what_in_the_end() -> None:
    effect = SpellAbility((Modify(TargetObject(), (GainControl(),), Duration.PERMANENT),), (TargetSpec(CREATURE),))
    theft = CardDefinition((Characteristics("Theft", types=("Sorcery",), abilities=(effect,)),))
    french, english = told(
        [creature("bear", "2/2", NORBERT)], Cast(ObjectId("theft"), theft, ALICE, (ObjectId("bear"),)), ALL
    )
    assert (french[0], english[0]) == ("Alice contrôle la 2/2.", "Alice controls the 2/2.")

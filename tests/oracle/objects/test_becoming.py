"""What objects are said to be, become and lose (CR 205.1, 613.1d-g), in statements and in effects."""

import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from bot.engine.magic.words.abilities import SpellAbility, StaticAbility, Unread
from bot.engine.magic.words.conditions import IsLike
from bot.engine.magic.words.effects import (
    AddAbility,
    AddColors,
    AddTypes,
    AttachedTo,
    CardsIn,
    CardTypesIn,
    ChangeText,
    CharacteristicOf,
    ChooseQuality,
    CountersOn,
    CountOf,
    Devotion,
    Duration,
    Effect,
    Fixed,
    GainControl,
    Greatest,
    Half,
    KeywordAbility,
    KindsAmong,
    LifeOf,
    LoseAllAbilities,
    LoseKeyword,
    LoseSubtypes,
    Modification,
    Modify,
    ModifyPowerToughness,
    NumberOfPlayers,
    Plus,
    RemoveTypes,
    SetColors,
    SetLandTypes,
    SetPowerToughness,
    SetTypes,
    SwitchPowerToughness,
    TakeChosen,
    Times,
    Untap,
    ValueOfX,
)
from bot.engine.magic.words.filters import (
    AFFECTED,
    CREATURE,
    THIS,
    AttachedObject,
    Filter,
    Matching,
    ObjectSet,
    Players,
    Side,
    TargetObject,
    TargetSpec,
    This,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

T0 = TargetObject(0)
HOST = AttachedObject()
MINE = Filter(all_of=("Creature",), side=Side.YOU)
LANDS = Matching(Filter(all_of=("Land",)))
X = ValueOfX()


def has(keyword: KeywordName) -> AddAbility:
    return AddAbility(KeywordAbility(keyword))


def base(power: int, toughness: int) -> SetPowerToughness:
    return SetPowerToughness(Fixed(power), Fixed(toughness))


MUTATION = (
    "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and "
    "it loses all other abilities, card types, and creature types."
)
STATEMENTS: list[tuple[str, ObjectSet, tuple[Modification, ...]]] = [
    ("Nonbasic lands are Mountains.", Matching(Filter(all_of=("Land",), none_of=("Basic",))), (
        SetLandTypes(("Mountain",)),)),
    ("Each land is a Swamp in addition to its other land types.", LANDS, (AddTypes(subtypes=("Swamp",)),)),
    ("All lands are every basic land type in addition to their other types.", LANDS, (
        AddTypes(subtypes=BASIC_LAND_TYPES),)),
    ("Enchanted permanent is a colorless Forest land.", HOST, (
        SetTypes(("Land",)), SetLandTypes(("Forest",)), SetColors(()))),
    ("Enchanted land is the chosen type.", HOST, (TakeChosen("land type"),)),
    ("Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.", HOST, (
        AddTypes(("Creature",), ("Elemental",)), SetColors((Color.BLUE,)), base(2, 2), has(KeywordName.FLYING))),
    ("Enchanted land is a 5/6 green Treefolk creature that's still a land.", HOST, (
        AddTypes(("Creature",), ("Treefolk",)), SetColors((Color.GREEN,)), base(5, 6))),
    ("Creatures you control are the chosen type in addition to their other types.", Matching(MINE), (
        TakeChosen("creature type", in_addition=True),)),
    ("Creatures you control are the chosen type.", Matching(MINE), (TakeChosen("creature type"),)),
    ("All creatures are black.", Matching(CREATURE), (SetColors((Color.BLACK,)),)),
    ("All creatures are blue in addition to their other colors.", Matching(CREATURE), (AddColors((Color.BLUE,)),)),
    ("Enchanted creature is white and blue.", HOST, (SetColors((Color.WHITE, Color.BLUE)),)),
    ("Enchanted creature is every creature type.", HOST, (AddTypes(subtypes=CREATURE_TYPES),)),
    ("Enchanted creature isn't legendary.", HOST, (RemoveTypes(("Legendary",)),)),
    ("Enchanted permanent isn't a planeswalker.", HOST, (RemoveTypes(("Planeswalker",)),)),
    ("Enchanted creature is a Frog.", HOST, (SetTypes(subtypes=("Frog",)),)),
    ("Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.", HOST, (
        LoseAllAbilities(), SetTypes(subtypes=("Treefolk",)), base(0, 4))),
    ("Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.", HOST, (
        LoseAllAbilities(), SetTypes(("Creature",), ("Frog",)), SetColors((Color.BLUE,)), base(1, 1))),
    (MUTATION, HOST, (
        LoseAllAbilities(), SetTypes(("Artifact", "Creature"), ("Insect",)), base(0, 1),
        has(KeywordName.INDESTRUCTIBLE))),
    ("Equipped creature gets +1/+1, has flying, and is a white Angel in addition to its other colors and types.",
        HOST, (ModifyPowerToughness(1, 1), has(KeywordName.FLYING), AddTypes(subtypes=("Angel",)), AddColors(
            (Color.WHITE,)))),
    ("All Forests are 1/1 green Elf creatures and Forest lands in addition to their other types.",
        Matching(Filter(all_of=("Forest",))), (
        AddTypes(("Creature", "Land"), ("Elf", "Forest")), SetColors((Color.GREEN,)), base(1, 1))),
    ("Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
        Matching(Filter(all_of=("Artifact",), none_of=("Creature",))), (
        AddTypes(("Artifact", "Creature")), SetPowerToughness(*[CharacteristicOf(AFFECTED, "mana value")] * 2))),
    ("All creatures lose all abilities and have base power and toughness 1/1.", Matching(CREATURE), (
        LoseAllAbilities(), base(1, 1))),
    ("Creatures you control have base power 4.", Matching(MINE), (SetPowerToughness(Fixed(4), None),)),
    ("All creatures lose flying and can't have or gain flying.", Matching(CREATURE), (
        LoseKeyword(KeywordName.FLYING, barred=True),)),
    ("All creatures lose hexproof and shroud and can't have hexproof or shroud.", Matching(CREATURE), (
        LoseKeyword(KeywordName.HEXPROOF, barred=True), LoseKeyword(KeywordName.SHROUD, barred=True))),
    ("Enchanted creature loses all creature types.", HOST, (LoseSubtypes("Creature"),)),
    ("You control enchanted creature.", HOST, (GainControl(),)),
    ("Equipped creature gets +X/+0, where X is the number of cards in your hand.", HOST, (
        ModifyPowerToughness(1, 0, CardsIn("hand", Players.YOU)),)),
    ("Equipped creature gets +1/+1 for each artifact you control.", HOST, (
        ModifyPowerToughness(1, 1, CountOf(Matching(Filter(all_of=("Artifact",), side=Side.YOU)))),)),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "whom", "changes"), STATEMENTS)
def test_611_3_what_objects_are(sentence: str, whom: ObjectSet, changes: tuple[Modification, ...]) -> None:
    assert read(sentence) == (StaticAbility(whom, changes),)


SPELLS: list[tuple[str, tuple[Effect, ...]]] = [
    ("Until end of turn, target creature becomes a 3/3 Elemental creature.", (
        Modify(T0, (SetTypes(("Creature",), ("Elemental",)), base(3, 3))),)),
    ("Target creature becomes a 3/3 Elemental creature until end of turn. It's still a land.", (
        Modify(T0, (AddTypes(("Creature",), ("Elemental",)), base(3, 3))),)),
    ("Target creature becomes an X/X artifact creature until end of turn.", (
        Modify(T0, (AddTypes(("Artifact", "Creature")), SetPowerToughness(X, X))),)),
    ("Target creature becomes a Golem artifact creature with base power and toughness 5/5 until end of turn.", (
        Modify(T0, (AddTypes(("Artifact", "Creature")), SetTypes(subtypes=("Golem",)), base(5, 5))),)),
    ("Target creature becomes the color of your choice until end of turn.", (
        Modify(T0, (TakeChosen("color", of_choice=True),)),)),
    ("Choose a color. Target creature becomes the chosen color until end of turn.", (
        ChooseQuality("color"), Modify(T0, (TakeChosen("color"),)))),
    ("Choose a creature type. Target creature becomes the chosen type until end of turn.", (
        ChooseQuality("creature type"), Modify(T0, (TakeChosen("creature type"),)))),
    ("Until end of turn, target creature loses all abilities and has base power and toughness 0/1.", (
        Modify(T0, (LoseAllAbilities(), base(0, 1))),)),
    ("Until your next turn, target creature has base power and toughness 0/3 and loses flying.", (
        Modify(T0, (base(0, 3), LoseKeyword(KeywordName.FLYING)), Duration.YOUR_NEXT_TURN),)),
    ("Until end of turn, target creature becomes black and all lands become Swamps.", (
        Modify(T0, (SetColors((Color.BLACK,)),)), Modify(LANDS, (SetLandTypes(("Swamp",)),)))),
    ("Target creature becomes a Bird in addition to its other types.", (
        Modify(T0, (AddTypes(subtypes=("Bird",)),), Duration.PERMANENT),)),
    ("Switch target creature's power and toughness until end of turn.", (Modify(T0, (SwitchPowerToughness(),)),)),
    ("Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.", (
        Modify(T0, (GainControl(),)), Untap(T0), Modify(T0, (has(KeywordName.HASTE),)))),
    ("Target creature becomes a 2/2 creature with all creature types until end of turn. It's still a land.", (
        Modify(T0, (AddTypes(("Creature",)), base(2, 2), AddTypes(subtypes=CREATURE_TYPES))),)),
    ("Target creature gains all creature types until end of turn.", (
        Modify(T0, (AddTypes(subtypes=CREATURE_TYPES),)),)),
    ("Gain control of target creature.", (Modify(T0, (GainControl(),), Duration.PERMANENT),)),
    ("Target creature gets +X/+X until end of turn, where X is its power.", (
        Modify(T0, (ModifyPowerToughness(1, 1, CharacteristicOf(T0)),)),)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "effects"), SPELLS)
def test_611_2_what_spells_make_of_objects(text: str, effects: tuple[Effect, ...]) -> None:
    assert read(text, "Made-Up Blast", ("Instant",)) == (SpellAbility(effects, (TargetSpec(CREATURE),)),)


ANYTHING_THERE = TargetSpec(Filter(), spells=Filter())
WORDS = [
    ("spell or permanent", "one color word with another.", ANYTHING_THERE, ChangeText(("color",)), Duration.PERMANENT),
    ("permanent", "one color word with another or one basic land type with another until end of turn.",
        TargetSpec(Filter()), ChangeText(("color", "land type")), Duration.END_OF_TURN),
    ("spell or permanent", "one creature type with another. The new creature type can't be Wall.",
        ANYTHING_THERE, ChangeText(("creature type",), never=("Wall",)), Duration.PERMANENT),
    ("creature", "one creature type with Vampire.",
        TargetSpec(CREATURE), ChangeText(("creature type",), new="Vampire"), Duration.PERMANENT),
]  # fmt: skip


@pytest.mark.parametrize(("noun", "words", "target", "change", "lasts"), WORDS)
def test_612_1_what_texts_are_made_to_say(
    noun: str, words: str, target: TargetSpec, change: ChangeText, lasts: Duration
) -> None:
    text = f"Change the text of target {noun} by replacing all instances of {words}"
    assert read(text, "Made-Up Blast", ("Instant",)) == (SpellAbility((Modify(T0, (change,), lasts),), (target,)),)


@pytest.mark.parametrize(
    "text",
    [
        "Change the text of target permanent by replacing all instances of one card type with another.",
        "Change the text of target creature by replacing all instances of one color word with Elf.",
        "Change the text of target creature by replacing all instances of one color word with Elf or one card type.",
        "Destroy target creature. The new creature type can't be Wall.",
    ],
)
def test_612_1_other_words_stay_unread(text: str) -> None:
    assert isinstance(read(text, "Made-Up Blast", ("Instant",))[-1], Unread)


@pytest.mark.parametrize(
    ("duration", "lasts"),
    [
        ("for as long as you control this creature", Duration.WHILE_SOURCE_CONTROLLED),
        ("for as long as this creature remains on the battlefield", Duration.WHILE_SOURCE_REMAINS),
        ("for as long as this creature remains tapped", Duration.WHILE_SOURCE_TAPPED),
        ("for as long as you control Made-Up Bear and this creature remains tapped", Duration.WHILE_SOURCE_HELD_TAPPED),
        ("until your next turn", Duration.YOUR_NEXT_TURN),
        ("until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
    ],
)
def test_611_2b_how_long_it_lasts(duration: str, lasts: Duration) -> None:
    (ability,) = read(f"{{T}}: Gain control of target creature {duration}.")
    assert getattr(ability, "effects", ()) == (Modify(T0, (GainControl(),), lasts),)


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("the number of creatures you control", CountOf(Matching(MINE))),
        ("the number of creatures on the battlefield", CountOf(Matching(CREATURE))),
        ("the number of cards in your hand", CardsIn("hand", Players.YOU)),
        ("the number of creature cards in your graveyard", CardsIn("graveyard", Players.YOU, CREATURE)),
        ("the number of instant and sorcery cards in all graveyards", CardsIn(
            "graveyard", Players.EACH_PLAYER, Filter(any_of=("Instant", "Sorcery")))),
        ("the number of card types among cards in all graveyards", CardTypesIn(Players.EACH_PLAYER)),
        ("the number of basic land types among lands you control", KindsAmong(
            Matching(Filter(all_of=("Land",), side=Side.YOU)), "basic land types")),
        ("the number of +1/+1 counters on it", CountersOn(This(), "+1/+1")),
        ("the number of charge counters on this creature", CountersOn(This(), "charge")),
        ("the number of Auras attached to it", AttachedTo(This(), Filter(any_of=("Aura",)))),
        ("the number of opponents you have", NumberOfPlayers(Players.EACH_OPPONENT)),
        ("your life total", LifeOf(Players.YOU)),
        ("half your life total, rounded up", Half(LifeOf(Players.YOU), up=True)),
        ("twice the number of creatures you control", Times(CountOf(Matching(MINE)), 2)),
        ("1 plus the number of creatures you control", Plus(CountOf(Matching(MINE)), 1)),
        ("the number of creatures you control plus the number of opponents you have", Plus(
            CountOf(Matching(MINE)), NumberOfPlayers(Players.EACH_OPPONENT))),
        ("the number of creatures you control minus 1", Plus(CountOf(Matching(MINE)), -1)),
        ("your devotion to white and blue", Devotion((Color.WHITE, Color.BLUE))),
        ("the greatest power among creatures you control", Greatest(Matching(MINE))),
        ("the total toughness of creatures you control", CharacteristicOf(Matching(MINE), "toughness")),
    ],
)  # fmt: skip
def test_208_2a_a_size_is_defined(words: str, amount: object) -> None:
    (ability,) = read(f"This creature's power and toughness are each equal to {words}.")
    assert ability == StaticAbility(THIS, (SetPowerToughness(*[amount] * 2),), defining=True)  # type: ignore[arg-type]  # amounts all
    assert read(f"Made-Up Bear's power and toughness are each equal to {words}.") == (ability,)


def test_208_2a_power_and_toughness_are_defined_apart() -> None:
    types = CardTypesIn(Players.EACH_PLAYER)
    text = "This creature's power is equal to the number of card types among cards in all graveyards"
    assert read(f"{text}.") == (StaticAbility(THIS, (SetPowerToughness(types, None),), defining=True),)
    assert read(f"{text} and its toughness is equal to that number plus 1.") == (
        StaticAbility(THIS, (SetPowerToughness(types, Plus(types, 1)),), defining=True),
    )


def test_604_3a_what_is_said_of_the_object_itself_defines_it_unless_there_is_a_condition() -> None:
    colors = SetColors(tuple(Color))
    assert read("This creature is all colors.") == (StaticAbility(THIS, (colors,), defining=True),)
    (ability,) = read("As long as this creature is tapped, it is all colors.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.condition, IsLike)
    assert not ability.defining


@pytest.mark.parametrize(
    "sentence",
    [
        "Enchanted creature is a song.",
        "Enchanted creature is a 1/1.",
        "All Forests are 1/1 green Elf creatures and Forest lands.",
        "Enchanted creature is a blue.",
        "Enchanted creature loses all other songs.",
        "Enchanted creature loses all card types.",
        "Enchanted creature is an X/X Frog creature.",
        "All lands lose all abilities except mana abilities.",
        "All creatures lose flying and can't have or gain trample.",
        "All creatures lose flying and can't have trample.",
        "All creatures lose flying and can't have or flying.",
        "Creatures you control are every basic land type.",
        "Enchanted creature gets +1/+1 for each other creature you control.",
        "Enchanted creature is a copy of a Frog.",
        "Enchanted creature gets +1/+1. It's still a creature.",
        "Enchanted land is a Forest. It's still a land.",
        "This creature's power and toughness are each equal to the number of songs in your library.",
        "This creature's power is equal to twice.",
    ],
)
def test_a_statement_with_a_word_that_means_nothing_is_unread_whole(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]


def test_a_deleted_word_changes_the_reading_unless_it_joins_or_only_says_it_once_more() -> None:
    optional = {"All", "a", "an", "it", "base", "and", "has", "land"}
    probes = shorter_by_a_word(*(text for text, _, _ in STATEMENTS))
    same = [(sentence, shorter) for sentence, shorter in probes if read(shorter) == read(sentence)]
    assert [shorter for sentence, shorter in same if missing_word(sentence, shorter) not in optional] == []


def missing_word(sentence: str, shorter: str) -> str:
    words, left = sentence.split(" "), shorter.split(" ")
    return next(word for word in words if left.count(word) < words.count(word))

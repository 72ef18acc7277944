import pytest

from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.words.abilities import (
    ALONE,
    Ability,
    AdditionalBlocks,
    AssignsAsUnblocked,
    AssignsNoCombatDamage,
    AssignsToughness,
    AttackCost,
    AttackerLimit,
    AttacksDespiteDefender,
    BlockCost,
    BlockerLimit,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Company,
    DamageAbility,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    SpellAbility,
    StaticAbility,
    Toll,
    Towards,
)
from bot.engine.magic.words.damage_replacements import CantBePrevented, DamageDescribed
from bot.engine.magic.words.effects import CardsIn, CountersOn, CountOf, Duration, Impose, ModifyPowerToughness
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    YOUR_CREATURE,
    AttachedObject,
    Comparison,
    Filter,
    Matching,
    ObjectSet,
    Players,
    Side,
    Status,
)
from tests.oracle.deletions import shorter_by_a_word
from tests.oracle.reading import read, shown

FLYERS = Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,))
YOURS = Matching(Filter(all_of=("Creature",), side=Side.YOU))
UNPREVENTABLE_COMBAT_DAMAGE = DamageAbility(DamageDescribed(combat=True), CantBePrevented())
NO_ATTACK = "Creatures can't attack you unless their controller"
NO_ATTACK_EITHER = "Creatures can't attack you or planeswalkers you control unless their controller"
NO_BLACK_ATTACK = "Black creatures can't attack unless their controller"
NO_BLACK_BLOCK = "Black creatures can't block creatures you control unless their controller"
SACRIFICES = f"{NO_BLACK_ATTACK} sacrifices a land of their choice for each attacking creature they control."
TAPS_ANOTHER = (
    "This creature can't attack or block unless you tap an untapped creature you control not declared as an attacking "
    "or blocking creature this combat."
)
WEAKER = Filter(all_of=("Creature",), comparison=Comparison("power", than_source="less"))
STRONGER = Filter(all_of=("Creature",), comparison=Comparison("power", than_source="greater"))
CREATURES = Matching(CREATURE)
AT_YOU = AttackCost("{2}", CREATURES, towards=Towards.YOU)
BLACK_CREATURES = Matching(Filter(all_of=("Creature",), colors=(Color.BLACK,)))
YOUR_WALLS = Matching(Filter(all_of=("Wall",), side=Side.YOU))
UNTAPPED = Filter(all_of=("Creature",), side=Side.YOU, statuses=(Status.UNTAPPED,))
YOUR_ENCHANTMENT = Filter(all_of=("Enchantment",), side=Side.YOU)


@pytest.mark.parametrize(
    ("subject", "who"),
    [("This creature", THIS), ("Enchanted creature", AttachedObject()), ("Each creature you control", YOURS)],
)
@pytest.mark.parametrize(
    ("predicate", "rules"),
    [
        ("can't attack", lambda who: (CantAttack(who),)),
        ("can't block", lambda who: (CantBlock(who),)),
        ("can't attack or block", lambda who: (CantAttack(who), CantBlock(who))),
        ("can't attack alone", lambda who: (CantAttack(who, company=ALONE),)),
        ("can't block alone", lambda who: (CantBlock(who, company=ALONE),)),
        ("can't attack or block alone", lambda who: (CantAttack(who, company=ALONE), CantBlock(who, company=ALONE))),
        ("can't attack you", lambda who: (CantAttack(who, Towards.YOU),)),
        ("can't attack you or planeswalkers you control", lambda who: (
            CantAttack(who, Towards.YOU_OR_YOUR_PLANESWALKERS),)),
        ("can't block creatures with flying", lambda who: (CantBlock(who, FLYERS),)),
        ("can block only creatures with flying", lambda who: (CanBlockOnly(FLYERS, who),)),
        ("can block an additional creature each combat", lambda who: (AdditionalBlocks(1, who),)),
        ("can't be blocked", lambda who: (CantBeBlocked(who),)),
        ("can't be blocked by creatures with flying", lambda who: (CantBeBlocked(who, by=FLYERS),)),
        ("can't be blocked except by Walls", lambda who: (CantBeBlocked(who, except_by=Filter(all_of=("Wall",))),)),
        ("can't be blocked except by two or more creatures", lambda who: (CantBeBlocked(who, at_least=2),)),
        ("can't be blocked by more than one creature", lambda who: (CantBeBlocked(who, at_most=1),)),
        ("can attack as though it didn't have defender", lambda who: (AttacksDespiteDefender(who),)),
        ("attacks each combat if able", lambda who: (MustAttack(who),)),
        ("blocks each combat if able", lambda who: (MustBlock(who),)),
        ("must be blocked if able", lambda who: (MustBeBlocked(who),)),
        ("assigns no combat damage", lambda who: (AssignsNoCombatDamage(who),)),
        ("assigns combat damage equal to its toughness rather than its power", lambda who: (AssignsToughness(who),)),
        ("can't block and can't be blocked", lambda who: (CantBlock(who), CantBeBlocked(who))),
    ],
)  # fmt: skip
def test_508_1c_509_1b_what_a_subject_cant_can_only_or_must_do(
    subject: str, who: ObjectSet, predicate: str, rules: object
) -> None:
    assert callable(rules)
    assert read(f"{subject} {predicate}.") == rules(who)


@pytest.mark.parametrize(
    ("sentence", "abilities"),
    [
        ("All creatures able to block this creature do so.", (MustBeBlocked(all_able=True),)),
        ("All creatures able to block equipped creature do so.", (MustBeBlocked(AttachedObject(), all_able=True),)),
        ("You may have this creature assign its combat damage as though it weren't blocked.", (AssignsAsUnblocked(),)),
        ("You may have this creature assign combat damage as if it weren't blocked.", (AssignsAsUnblocked(),)),
        ("A creature can't attack you unless its controller pays {2}.", (AT_YOU,)),
        (f"{NO_ATTACK} pays {{2}} for each creature they control that's attacking you.", (AT_YOU,)),
        (f"{NO_ATTACK_EITHER} pays {{1}}{{W/P}} for each of those creatures.",
            (AttackCost("{1}{W/P}", CREATURES, towards=Towards.YOU_OR_YOUR_PLANESWALKERS),)),
        ("This creature can't attack unless you pay {3}.", (AttackCost("{3}"),)),
        (
            "This creature can't attack unless you return an enchantment you control to its owner's hand.",
            (AttackCost(toll=Toll.RETURN, what=YOUR_ENCHANTMENT),),
        ),
        (
            "This creature can't attack unless you sacrifice an enchantment.",
            (AttackCost(toll=Toll.SACRIFICE, what=YOUR_ENCHANTMENT),),
        ),
        (
            "This creature can't attack unless you tap an enchantment you control.",
            (AttackCost(toll=Toll.TAP, what=YOUR_ENCHANTMENT),),
        ),
        ("This creature can't attack or block unless you pay {2}.", (AttackCost("{2}"), BlockCost("{2}"))),
        (
            "Enchanted creature can't attack or block unless its controller pays {1} for each card in your hand.",
            (
                AttackCost("{1}", AttachedObject(), times=CardsIn("hand", Players.YOU)),
                BlockCost("{1}", AttachedObject(), times=CardsIn("hand", Players.YOU)),
            ),
        ),
        (
            "This creature can't attack unless you pay {1} for each +1/+1 counter on it.",
            (AttackCost("{1}", times=CountersOn(THIS, "+1/+1")),),
        ),
        (
            f"{NO_ATTACK_EITHER} pays {{X}} for each of those creatures, where X is the number of Walls you control.",
            (AttackCost("{1}", CREATURES, CountOf(YOUR_WALLS), towards=Towards.YOU_OR_YOUR_PLANESWALKERS),),
        ),
        (
            SACRIFICES,
            (AttackCost("", BLACK_CREATURES, toll=Toll.SACRIFICE, what=Filter(all_of=("Land",))),),
        ),
        ("This creature can't block creatures with flying unless you pay {1}.", (BlockCost("{1}", blocked=FLYERS),)),
        (
            f"{NO_BLACK_BLOCK} pays 1 life for each blocking creature they control.",
            (BlockCost("", BLACK_CREATURES, life=1, blocked=YOUR_CREATURE),),
        ),
        (
            TAPS_ANOTHER,
            (AttackCost(toll=Toll.TAP, what=UNTAPPED), BlockCost(toll=Toll.TAP, what=UNTAPPED)),
        ),
        ("This creature can't be blocked by creatures with greater power.", (CantBeBlocked(by=STRONGER),)),
        ("Creatures with power less than this creature's power can't block it.", (CantBeBlocked(by=WEAKER),)),
        ("Walls can't block this creature.", (CantBeBlocked(by=Filter(all_of=("Wall",))),)),
        ("Creatures without flying can't attack you.", (
            CantAttack(Matching(Filter(all_of=("Creature",), without=(KeywordName.FLYING,))), Towards.YOU),)),
        ("All creatures attack each combat if able.", (MustAttack(Matching(CREATURE)),)),
        ("Combat damage can't be prevented.", (UNPREVENTABLE_COMBAT_DAMAGE,)),
        ("Damage that would be dealt by this creature can't be prevented.", (
            DamageAbility(DamageDescribed(by=(THIS,)), CantBePrevented()),)),
        ("Combat damage that would be dealt by creatures you control can't be prevented.", (
            DamageAbility(DamageDescribed(by=(YOURS,), combat=True), CantBePrevented()),)),
        ("Prevent all combat damage that would be dealt to creatures you control.", (
            DamageAbility(DamageDescribed(to=(YOURS,), combat=True)),)),
        ("This creature can't attack unless at least two other creatures attack.", (
            CantAttack(company=Company(at_least=2)),)),
        ("This creature can't attack unless a creature with greater power also attacks.", (
            CantAttack(company=Company(STRONGER)),)),
        ("This creature can't block unless a creature with greater power also blocks.", (
            CantBlock(company=Company(STRONGER)),)),
        ("No more than two creatures can attack each combat.", (AttackerLimit(2),)),
        ("No more than one creature can attack you each combat.", (AttackerLimit(1, Towards.YOU),)),
        ("No more than one creature can attack Made-Up Bear each combat.", (AttackerLimit(1, Towards.THIS),)),
        ("No more than two creatures can block each combat.", (BlockerLimit(2),)),
        ("Enchanted creature gets +2/+2 and is goaded.", (
            StaticAbility(AttachedObject(), (ModifyPowerToughness(2, 2),)), Goaded(AttachedObject()))),
        ("This creature attacks or blocks each combat if able.", (MustAttack(), MustBlock())),
        ("This creature attacks each combat if able and can't attack its owner.", (
            MustAttack(), CantAttack(towards=Towards.OWNER))),
        ("Enchanted creature gets +3/+1 and attacks each combat if able.", (
            StaticAbility(AttachedObject(), (ModifyPowerToughness(3, 1),)), MustAttack(AttachedObject()))),
    ],
)  # fmt: skip
def test_whole_sentences_about_combat(sentence: str, abilities: tuple[Ability, ...]) -> None:
    assert read(sentence) == abilities


@pytest.mark.parametrize(
    "sentence",
    [
        "This creature can't attack or block unless you pay {X}.",
        "Creatures can't block unless their controller pays {2} for each attacking creature they control.",
        f"{NO_BLACK_ATTACK} pays {{2}} for each creature they control that's attacking.",
        "Creatures can't attack unless their controller pays {2} for each creature they control that's attacking you.",
        "This creature can't block this turn.",
        "This creature can't be blocked as long as it's raining.",
        "This creature attacks each turn if able.",
        "Enchanted creature can't attack unless a creature with greater power also attacks.",
        "No more than two creatures can attack this turn.",
        "No more than two creatures can attack you or planeswalkers you control each combat.",
        "This creature attack each combat if able.",
        "This creature must be blocked this turn if able.",
        "This creature assigns no combat damage this turn.",
        "Enchanted creature can't be blocked by creatures with greater power.",
        "Creatures can't attack you unless their controller pays {X}, where X is the number of Walls you control.",
        "Walls with powers assign combat damage equal to their toughness rather than their power.",
        "Walls assign combat damage equal to their toughness.",
        "Damage can't be prevented or dealt.",
        "All creatures able to block this creature this turn do so.",
        "You may have enchanted creature assign its combat damage as though it weren't blocked.",
        "Creatures with power less than enchanted creature's power can't block it.",
    ],
)
def test_what_the_data_does_not_say_is_unread(sentence: str) -> None:
    assert shown(sentence) == [f"?{sentence}"]


def test_a_deleted_word_changes_the_reading() -> None:
    probes = shorter_by_a_word(
        "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those "
        "creatures.",
        f"{NO_BLACK_ATTACK} pays 2 life for each black creature they control that's attacking.",
        TAPS_ANOTHER,
        "This creature can't be blocked except by two or more creatures.",
        "This creature can't be blocked by creatures with power 2 or less.",
        "Equipped creature gets +2/+2 and can block an additional creature each combat.",
        "Other nontoken white creatures you control with flying get +1/+1 and have first strike.",
        "Each creature you control assigns combat damage equal to its toughness rather than its power.",
        "Creatures with power less than this creature's power can't block it.",
        "Combat damage that would be dealt by creatures you control can't be prevented.",
        "This creature can't attack unless at least two other creatures attack.",
        "This creature can't block unless a creature with greater power also blocks.",
        "No more than two creatures can attack each combat.",
    )
    assert [shorter for sentence, shorter in probes if read(shorter) == read(sentence)] == []


@pytest.mark.parametrize(
    ("sentence", "effect"),
    [
        (
            f"Until your next turn, {NO_ATTACK[0].lower()}{NO_ATTACK[1:]} pays {{2}} for each of those creatures.",
            Impose(CREATURES, AT_YOU, Duration.YOUR_NEXT_TURN),
        ),
        (
            "This turn, creatures can't block unless their controller pays {1} for each of those creatures.",
            Impose(CREATURES, BlockCost("{1}", CREATURES)),
        ),
    ],
)
def test_611_2c_costs_of_attacks_and_blocks_for_a_while(sentence: str, effect: Impose) -> None:
    assert read(sentence, types=("Instant",)) == (SpellAbility((effect,)),)

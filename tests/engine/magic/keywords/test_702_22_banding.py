"""Banding (CR 702.22c-k): bands that attack, blocked together, and who divides damage."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import Assignments, Cast, DamageRange
from bot.engine.magic.events import BecameBlocked, BlockerDeclared, DamageAssigned
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.reasons import Reason
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import BecomesBlocked
from bot.engine.magic.words.effects import BecomeBlocked, LoseKeyword, Modification, Modify
from bot.engine.magic.words.filters import CREATURE, Filter, Matching, Side, Status, TargetObject, TargetSpec
from bot.engine.magic.words.qualities import TypeQuality
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.spells import ALL, TARGET_CREATURE, beside, cast, spell, state_after, watching
from tests.engine.magic.tables.table import (
    asked,
    assign,
    assigned,
    attack,
    block,
    cited,
    divided,
    duel,
    events,
    fight,
    gone,
    lives,
    marked,
    refusals,
    refused,
)
from tests.engine.magic.tables.words import ALICE, BOB

FORCE, ANGEL, HERO = ObjectId("force"), ObjectId("angel"), ObjectId("hero")

THREE = "hero 1/1 banding, squire 1/2 banding, bear 2/2, force 8/8 trample"

BANDS: Mapping[tuple[str, ...], RefusalKind | None] = {
    ("hero bear",): None,
    ("hero squire",): None,
    ("hero squire bear",): None,
    ("hero bear", "squire force"): None,
    ("hero",): None,
    ("bear force",): RefusalKind.BAND_WITHOUT_BANDING,
    ("bear",): RefusalKind.BAND_WITHOUT_BANDING,
    ("hero bear force",): RefusalKind.BAND_WITHOUT_BANDING,
    ("hero bear", "hero force"): RefusalKind.BAND_TWICE,
    ("hero hero",): RefusalKind.BAND_TWICE,
    ("hero ox",): RefusalKind.BAND_NOT_ATTACKING,
}


@pytest.mark.parametrize("bands", BANDS, ids=" - ".join)
def test_702_22c_a_band_has_at_most_one_creature_without_banding(bands: tuple[str, ...]) -> None:
    outcome = fight(f"{THREE}, ox 1/1 banding", "", attack("hero", "squire", "bear", "force", bands=bands))
    kinds = {kind for kinds in refused(outcome).values() for kind, _ in kinds}
    assert kinds == ({BANDS[bands]} - {None})
    assert {rule for kinds in refused(outcome).values() for _, rule in kinds} <= {("702.22c",)}


OTHERS = "lord 2/2 legendary bands-with-legendary, lady 3/3 legendary, saint 1/1 legendary, bear 2/2"

BANDS_WITH_OTHER: Mapping[tuple[str, ...], RefusalKind | None] = {
    ("lord lady",): None,
    ("lady lord",): None,
    ("lord lady saint",): None,
    ("lord",): None,
    ("lord bear",): RefusalKind.BAND_NOT_OF_QUALITY,
    ("lord lady saint bear",): RefusalKind.BAND_NOT_OF_QUALITY,
    ("lady saint",): RefusalKind.BAND_WITHOUT_BANDING,
    ("hero lord",): None,  # the one creature without banding
    ("hero lord lady",): RefusalKind.BAND_WITHOUT_BANDING,  # neither form: hero is not legendary
    ("lord lady", "lord saint"): RefusalKind.BAND_TWICE,
    ("wolf wolf-2",): None,
    ("wolf fake",): RefusalKind.BAND_NOT_OF_QUALITY,
    ("wolf wolf-2 lord",): RefusalKind.BAND_NOT_OF_QUALITY,
    ("boss lady",): RefusalKind.BAND_WITHOUT_BANDING,  # not of the quality that it bands with
}


@pytest.mark.parametrize("bands", BANDS_WITH_OTHER, ids=" - ".join)
def test_702_22c_creatures_of_a_quality_band_where_one_bands_with_others_of_it(bands: tuple[str, ...]) -> None:
    wolves = "wolf 1/1 named:wolves bands-with-wolves, wolf-2 1/1 named:wolves, fake 1/1"
    alice = f"{OTHERS}, hero 1/1 banding, {wolves}, boss 2/2 bands-with-legendary"
    creatures = (each.split()[0] for each in alice.split(", "))
    outcome = fight(alice, "", attack(*creatures, bands=bands))
    kinds = {kind for kinds in refused(outcome).values() for kind, _ in kinds}
    assert kinds == ({BANDS_WITH_OTHER[bands]} - {None})
    assert {rule for kinds in refused(outcome).values() for _, rule in kinds} <= {("702.22c",)}


def test_702_22c_a_refusal_names_whose_quality_is_missing() -> None:
    outcome = fight(OTHERS, "", attack("lord", "bear", bands=["lord bear"]))
    legendary = TypeQuality("Legendary", "legendary permanents")
    assert refusals(outcome) == {
        0: [
            Refusal(
                RefusalKind.BAND_NOT_OF_QUALITY,
                cite_rules("702.22c"),
                ObjectId("bear"),
                ObjectId("lord"),
                quality=legendary,
            )
        ]
    }


LOST: Mapping[str, tuple[Modification, set[str]]] = {
    "banding": (LoseKeyword(KeywordName.BANDING), set()),
    "bands with other": (LoseKeyword(KeywordName.BANDS_WITH_OTHER), {"banding"}),
    "flying": (LoseKeyword(KeywordName.FLYING), {"banding", "bands with other"}),
}


@pytest.mark.parametrize("lost", LOST)
def test_702_22b_what_loses_banding_loses_bands_with_other_too_and_not_the_other_way_round(lost: str) -> None:
    modification, left = LOST[lost]
    change = spell("change", Modify(TargetObject(), (modification,)), targets=TARGET_CREATURE)
    state = state_after("lord 2/2 legendary banding bands-with-legendary flying", "", cast(change, "lord"), ALL)
    assert {str(each) for each in characteristics(state, ObjectId("lord")).keywords} - {"flying"} == left


def test_702_22d_a_band_attacks_one_player_or_planeswalker() -> None:
    alice, bob = "hero 1/1 banding, bear 2/2", "jace walker:3"
    outcome = fight(alice, bob, attack("hero>Bob", "bear>jace", bands=["hero bear"]))
    assert refused(outcome) == {0: [(RefusalKind.BAND_DIVIDED, ("702.22d",))]}
    assert refused(fight(alice, bob, attack("hero>jace", "bear>jace", bands=["hero bear"]))) == {}
    assert refused(fight(alice, bob, attack("hero>Bob", "bear>jace"))) == {}


def test_702_22h_a_creature_that_blocks_one_of_a_band_blocks_all_of_it() -> None:
    alice = "hero 1/1 banding, bear 2/2, wolf 3/3"
    outcome = fight(alice, "angel 4/4", attack("hero", "bear", "wolf", bands=["hero bear"]), block("angel>bear"))
    assert events(outcome, BlockerDeclared) == [
        BlockerDeclared(ANGEL, ObjectId("bear")),
        BlockerDeclared(ANGEL, HERO),
    ]
    assert cited(outcome, BlockerDeclared) == [("509.1g",), ("702.22h",)]
    assert events(outcome, BecameBlocked) == [BecameBlocked(HERO), BecameBlocked(ObjectId("bear"))]
    assert lives(outcome) == (20, 17)


def test_702_22h_a_band_with_a_flier_is_blocked_through_its_member_on_the_ground() -> None:
    alice = "hero 1/1 banding, bird 2/2 flying"
    outcome = fight(alice, "ogre 3/3", attack("hero", "bird", bands=["hero bird"]), block("ogre>hero"))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))
    declared = fight(alice, "ogre 3/3", attack("hero", "bird", bands=["hero bird"]), block("ogre>bird"))
    assert refused(declared) == {1: [(RefusalKind.FLYING, ("509.1b", "702.9b"))]}


def test_702_22g_a_band_of_which_both_are_blocked_by_the_same_creature_is_blocked_once() -> None:
    alice = "hero 1/1 banding, bear 2/2"
    outcome = fight(alice, "ox 2/5 blocks-two", attack("hero", "bear", bands=["hero bear"]), block("ox>hero+bear"))
    assert len(events(outcome, BlockerDeclared)) == 2
    assert marked(outcome)["ox"] == 3


def test_702_22k_the_active_player_divides_the_damage_of_a_creature_that_blocks_banding() -> None:
    alice = "force 8/8, hero 1/1 banding"
    start = (attack("force", "hero", bands=["force hero"]), block("angel>force"))
    outcome = fight(alice, "angel 4/4", *start, assign("angel", "force:4", by=ALICE))
    assert (refused(outcome), marked(outcome)) == ({}, {"force": 4})
    assert refused(fight(alice, "angel 4/4", *start, assign("angel", "hero:4", by=BOB))) == {
        2: [(RefusalKind.WRONG_DIVIDER, ("702.22k",))]
    }


def test_702_22j_the_defending_player_divides_the_damage_of_a_creature_that_banding_blocks() -> None:
    bob = "hero 1/1 banding, angel 4/4"
    start = (attack("brute"), block("hero>brute", "angel>brute"))
    outcome = fight("brute 5/5", bob, *start, assign("brute", "hero:5", by=BOB))
    assert (refused(outcome), gone(outcome)) == ({}, {"hero", "brute"})
    assert refused(fight("brute 5/5", bob, *start, assign("brute", "angel:5", by=ALICE))) == {
        2: [(RefusalKind.WRONG_DIVIDER, ("702.22j",))]
    }


@pytest.mark.parametrize(
    ("blockers", "divider"),
    [
        ("lord 1/1 legendary bands-with-legendary, lady 4/4 legendary", BOB),
        ("lord 1/1 legendary bands-with-legendary, lady 4/4", ALICE),  # no other legendary creature blocks it
        ("lord 1/1 bands-with-legendary, lady 4/4 legendary", ALICE),  # not legendary itself
        ("lord 1/1 legendary, lady 4/4 legendary", ALICE),
    ],
)
def test_702_22j_blockers_of_a_quality_let_the_defending_player_divide(blockers: str, divider: PlayerId) -> None:
    start = (attack("brute"), block("lord>brute", "lady>brute"))
    outcome = fight("brute 5/5", blockers, *start, assign("brute", "lord:5", by=BOB))
    assert refused(outcome) == ({} if divider == BOB else {2: [(RefusalKind.WRONG_DIVIDER, ("510.1c",))]})
    alone = fight(
        "brute 5/5 trample", blockers, attack("brute"), block("lord>brute"), assign("brute", "lord:5", by=BOB)
    )
    assert refused(alone) == {2: [(RefusalKind.WRONG_DIVIDER, ("510.1c",))]}


def test_702_22k_a_blocker_of_two_of_a_quality_has_its_damage_divided_by_the_active_player() -> None:
    start = (attack("lord", "lady", "bear", bands=["lord lady"]), block("ox>lord"))
    outcome = fight(OTHERS, "ox 2/9 blocks-any", *start, assign("ox", "lady:2", by=ALICE))
    assert (refused(outcome), marked(outcome)) == ({}, {"lady": 2, "ox": 5})
    assert refusals(fight(OTHERS, "ox 2/9 blocks-any", *start, assign("ox", "lord:2", by=BOB))) == {
        2: [
            Refusal(
                RefusalKind.WRONG_DIVIDER, cite_rules("702.22k"), ObjectId("ox"), ALICE, why=Reason.BANDED_WITH_ATTACKER
            )
        ]
    }
    apart = fight(
        OTHERS, "ox 2/9 blocks-any", attack("lord", "bear"), block("ox>lord+bear"), assign("ox", "lord:2", by=BOB)
    )
    assert refused(apart) == {}


@pytest.mark.parametrize(
    ("alice", "bob", "who", "rule"),
    [
        ("brute 5/5", "hero 1/1 banding, angel 4/4", "brute", "702.22j"),
        ("brute 5/5, hero 1/1 banding", "ox 3/9 blocks-any", "ox", "702.22k"),
        ("brute 5/5, angel 4/4", "ox 3/9 blocks-any", "ox", None),
    ],
)
def test_702_22j_k_a_division_by_the_other_player_says_by_which_rule(
    alice: str, bob: str, who: str, rule: str | None
) -> None:
    attackers, blockers = ([each.split()[0] for each in side.split(", ")] for side in (alice, bob))
    outcome = fight(alice, bob, attack(*attackers), block(*(f"{each}>{'+'.join(attackers)}" for each in blockers)))
    assigned_by_it = {e.rules for e in outcome.trace if isinstance(e.event, DamageAssigned) and e.event.source == who}
    assert {rule for rules in assigned_by_it for rule in rules if rule.startswith("702.22")} == {rule} - {None}


def test_510_1_without_banding_each_divides_their_own_creatures_damage() -> None:
    start = (attack("brute"), block("hero>brute", "angel>brute"), assign("brute", "angel:5", by=BOB))
    assert refused(fight("brute 5/5", "hero 1/1, angel 4/4", *start)) == {2: [(RefusalKind.WRONG_DIVIDER, ("510.1c",))]}


SPARED = {
    ("brute 5/5", "hero 1/1 banding, angel 4/4"): {"brute>hero:5"},  # the least creature takes it all
    ("brute 3/5", "hero 3/3 banding, angel 4/4"): {"brute>hero:2", "brute>angel:1"},  # nobody has to die
    ("brute 5/5", "hero 1/1 banding, wall 6/6 indestructible"): {"brute>wall:5"},
    ("brute 5/5 green", "hero 1/1 banding, angel 4/4 protection-from-green"): {"brute>angel:5"},
    ("brute 2/5 deathtouch", "hero 1/1 banding, angel 4/4"): {"brute>hero:2"},
    ("brute 9/5 trample", "hero 1/1 banding, angel 4/4"): {"brute>hero:9"},
}


@pytest.mark.parametrize("table", SPARED, ids=" - ".join)
def test_702_22j_by_default_as_few_of_the_divider_s_creatures_die_as_can_be(table: tuple[str, str]) -> None:
    second = table[1].split(", ")[1].split()[0]
    outcome = fight(*table, attack("brute"), block("hero>brute", f"{second}>brute"))
    assert {each for each in assigned(outcome)[0] if each.startswith("brute")} == SPARED[table]
    assert [(each.player, each.default) for each in outcome.choices] == [(BOB, True)]


def test_702_19b_what_a_band_mate_assigns_counts_towards_lethal_damage() -> None:
    start = (attack("force", "hero", bands=["force hero"]), block("angel>force"))
    table = ("force 8/8 trample, hero 1/1 banding", "angel 4/4")
    assert asked(duel(*table, *start), DamageRange(FORCE, BOB)) == [{"min": 0, "max": 5}]
    outcome = fight(*table, *start, assign("hero", "angel:1"), assign("force", "angel:3 Bob:5"))
    assert (refused(outcome), lives(outcome), gone(outcome)) == ({}, (20, 15), {"angel"})


def test_702_22j_the_defending_player_may_keep_a_trampler_s_damage_on_the_blockers() -> None:
    start = (attack("force"), block("hero>force"))
    divisions = asked(duel("force 3/3 trample", "hero 1/1 banding", *start), Assignments(FORCE))[0]
    assert divided(divisions) == {"hero:3", "hero:1 Bob:2", "hero:2 Bob:1"}
    outcome = fight("force 3/3 trample", "hero 1/1 banding", *start, assign("force", "hero:3", by=BOB))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))


def test_702_22f_a_creature_that_left_combat_is_in_no_band_and_its_mates_stay_blocked() -> None:
    alice = "hero 1/1 banding, knight 2/2"
    outcome = fight(alice, "lynx 2/1 first-strike", attack("hero", "knight", bands=["hero knight"]), block("lynx>hero"))
    assert gone(outcome) == {"hero", "lynx"}
    assert lives(outcome) == (20, 20)


def becoming_blocked(*targets: str) -> Cast:
    """An instant: target unblocked attacking creature becomes blocked."""
    unblocked = TargetSpec(Filter(all_of=("Creature",), statuses=(Status.UNBLOCKED, Status.ATTACKING)))
    veil = spell("veil", *(BecomeBlocked(TargetObject(at)) for at, _ in enumerate(targets)),
                 targets=(unblocked,) * len(targets))  # fmt: skip
    return cast(veil, *targets, by=BOB)


def test_702_22i_when_an_effect_makes_one_of_a_band_blocked_the_whole_band_becomes_blocked() -> None:
    do = (attack("hero", "bear", "squire", bands=["hero bear"]), block(), becoming_blocked("bear"), ALL)
    outcome = fight("hero 1/1 banding, bear 2/2, squire 1/2 banding", "", *do)
    assert (refused(outcome), lives(outcome)) == ({}, (20, 19))
    assert events(outcome, BecameBlocked) == [BecameBlocked(ObjectId("bear")), BecameBlocked(HERO)]
    assert cited(outcome, BecameBlocked) == [("608.2c",), ("702.22i",)]


@pytest.mark.rule("509.1h", "702.19d")
def test_510_1c_who_is_blocked_by_an_effect_deals_damage_only_with_trample() -> None:
    do = (attack("bear", "beast"), block(), becoming_blocked("bear", "beast"), ALL)
    assert assigned(fight("bear 2/2, beast 3/3 trample", "", *do)) == [{"beast>Bob:3"}]


@pytest.mark.parametrize(("blocks", "gained"), [((), 1), (("ox>bear",), 0)])
@pytest.mark.rule("509.3d")
def test_509_3c_becoming_blocked_by_an_effect_triggers_once_and_only_what_was_unblocked(
    blocks: tuple[str, ...], gained: int
) -> None:
    """The watcher gains 1 life as the bear becomes blocked, and would gain more for a creature that blocks it."""
    veil = spell("veil", BecomeBlocked(TargetObject()), targets=TARGET_CREATURE)
    scenario = duel("bear 2/2", "ox 0/9", attack("bear"), block(*blocks), cast(veil, "bear", by=BOB), ALL)
    bear = Matching(Filter(all_of=("Creature",), side=Side.YOU))
    once = watching("once", "0/1", BecomesBlocked(bear))
    each = watching("each", "0/1", BecomesBlocked(bear, CREATURE))
    assert lives(resolve_scenario(beside(scenario, once)))[0] == 21
    assert lives(resolve_scenario(beside(scenario, each)))[0] == 21 - gained

"""CR 509: declaring blockers."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanBlock
from bot.engine.magic.events import BecameBlocked, BecameUnblocked, BlockerDeclared
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    asked,
    assigned,
    attack,
    block,
    cited,
    combat,
    duel,
    events,
    fight,
    gone,
    lives,
    refused,
    rules_by_moment,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB

BEAR, CUB = ObjectId("bear"), ObjectId("cub")

PAIRS = {
    ("bear 2/2", "cub 1/1"): None,
    ("bear 2/2", "cub 1/1 tapped"): (RefusalKind.TAPPED, ("509.1a",)),
    ("bear 2/2", "cub artifact"): (RefusalKind.NOT_A_CREATURE, ("506.3",)),
    ("bear 2/2", "cub 1/1 zone:hand"): (RefusalKind.NOT_ON_BATTLEFIELD, ("509.1a", "110.1")),
    ("bear 2/2", "cub 1/1 phased_out"): (RefusalKind.NOT_ON_BATTLEFIELD, ("509.1a", "110.1")),
    ("bear 2/2", "cub 1/1 sick"): None,
    ("bear 2/2", "cub 0/1 defender"): None,
    ("bear 2/2", "cub 1/1 flying"): None,
    ("bear 2/2 flying", "cub 1/1"): (RefusalKind.FLYING, ("509.1b", "702.9b")),
    ("bear 2/2 flying", "cub 1/1 flying"): None,
    ("bear 2/2 flying", "cub 1/1 reach"): None,
    ("bear 2/2 menace", "cub 1/1"): (RefusalKind.MENACE, ("509.1b", "702.111b")),
    ("bear 2/2 protection-from-green", "cub 1/1 green"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-green", "cub 1/1 white"): None,
    ("bear 2/2 protection-from-green", "cub 1/1 white green"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-colorless", "cub 1/1"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-monocolored", "cub 1/1 red"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-monocolored", "cub 1/1 red blue"): None,
    ("bear 2/2 protection-from-multicolored", "cub 1/1 red blue"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-artifacts", "cub 1/1 artifact"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-artifacts", "cub 1/1"): None,
    ("bear 2/2 protection-from-beasts", "cub 1/1 beast"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-legendary", "cub 1/1 legendary"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-everything", "cub 1/1"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-Bob", "cub 1/1"): (RefusalKind.PROTECTION, ("509.1b", "702.16f")),
    ("bear 2/2 protection-from-Alice", "cub 1/1"): None,
    ("bear 2/2 green", "cub 1/1 protection-from-green"): None,
}


@pytest.mark.parametrize("pair", PAIRS, ids=" - ".join)
def test_509_1a_b_what_can_block_what(pair: tuple[str, str]) -> None:
    bear, cub = pair
    expected = PAIRS[pair]
    outcome = fight(bear, cub, attack("bear"), block("cub>bear"))
    assert refused(outcome) == ({} if expected is None else {1: [expected]})
    assert events(outcome, BlockerDeclared) == ([BlockerDeclared(CUB, BEAR)] if expected is None else [])
    assert asked(duel(bear, cub, attack("bear")), CanBlock(CUB, BEAR)) == [expected is None]


def test_509_1a_a_creature_blocks_one_attacker() -> None:
    outcome = fight("bear 2/2, wolf 2/2", "cub 1/1", attack("bear", "wolf"), block("cub>bear+wolf"))
    assert refused(outcome) == {1: [(RefusalKind.TOO_MANY_BLOCKS, ("509.1a",))]}


@pytest.mark.parametrize(("word", "legal"), [("blocks-two", False), ("blocks-three", True), ("blocks-any", True)])
def test_509_1a_abilities_let_a_creature_block_more(word: str, legal: bool) -> None:
    attackers = "a 1/1, b 1/1, c 1/1"
    outcome = fight(attackers, f"cub 1/1 {word}", attack("a", "b", "c"), block("cub>a+b+c"))
    assert outcome.actions[1].legal is legal


def test_509_1a_only_attacking_creatures_are_blocked() -> None:
    outcome = fight("bear 2/2, wolf 2/2", "cub 1/1", attack("bear"), block("cub>wolf"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_ATTACKING, ("509.1a",))]}


def test_509_1a_the_attacking_player_does_not_block() -> None:
    outcome = fight("bear 2/2, wolf 2/2", "", attack("bear"), block("wolf>bear"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]}


def test_509_1a_a_player_declares_their_own_creatures() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear", by=ALICE))
    assert refused(outcome) == {1: [(RefusalKind.NOT_CONTROLLED, ("509.1a",))]}
    assert refused(fight("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear", by=BOB))) == {}


def test_509_1a_the_protector_of_a_battle_blocks_for_it_and_its_controller_does_not() -> None:
    siege = "siege battle:4 siege protector:Bob"
    outcome = fight(f"bear 2/2, wolf 2/2, {siege}", "cub 1/1", attack("bear>siege"), block("wolf>bear"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]}


def test_509_1b_menace_is_blocked_by_two_or_by_none() -> None:
    two = fight("ogre 3/3 menace", "a 1/1, b 1/1", attack("ogre"), block("a>ogre", "b>ogre"))
    assert (refused(two), lives(two)) == ({}, (20, 20))
    none = fight("ogre 3/3 menace", "a 1/1, b 1/1", attack("ogre"), block())
    assert (refused(none), lives(none)) == ({}, (20, 17))


def test_509_1b_menace_counts_only_who_blocks_that_attacker() -> None:
    outcome = fight("ogre 3/3 menace, bear 2/2", "a 1/1, b 1/1", attack("ogre", "bear"), block("a>ogre", "b>bear"))
    assert refused(outcome) == {1: [(RefusalKind.MENACE, ("509.1b", "702.111b"))]}


@pytest.mark.parametrize(("other", "can"), [("ox 1/1", True), ("ox 1/1 tapped", False), ("ox artifact", False)])
def test_702_111b_a_creature_can_block_menace_where_another_can_join(other: str, can: bool) -> None:
    assert asked(duel("bear 2/2 menace", f"cub 1/1, {other}", attack("bear")), CanBlock(CUB, BEAR)) == [can]


def test_702_111b_a_flier_with_menace_needs_two_that_can_block_fliers() -> None:
    table = duel("bear 2/2 menace flying", "cub 1/1 reach, ox 1/1", attack("bear"))
    assert asked(table, CanBlock(CUB, BEAR)) == [False]


def test_733_1_after_an_illegal_block_a_legal_one_follows() -> None:
    outcome = fight("bear 2/2 flying", "cub 1/1, bat 2/2 flying", attack("bear"), block("cub>bear"), block("bat>bear"))
    assert list(refused(outcome)) == [1]
    assert gone(outcome) == {"bear", "bat"}


def test_509_1_blockers_are_declared_once() -> None:
    outcome = fight("bear 2/2", "cub 1/1, ox 1/1", attack("bear"), block("cub>bear"), block("ox>bear"))
    assert refused(outcome) == {2: [(RefusalKind.ALREADY_DECLARED, ("509.1",))]}


def test_509_1_after_the_damage_it_is_too_late_to_block() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack("bear"), to(Step.COMBAT_DAMAGE), block("cub>bear"))
    assert refused(outcome) == {2: [(RefusalKind.ALREADY_DECLARED, ("509.1",))]}


def test_509_1_before_attackers_are_declared_nothing_blocks() -> None:
    outcome = fight("bear 2/2", "cub 1/1", block("cub>bear"))
    assert refused(outcome) == {0: [(RefusalKind.NOT_ATTACKING, ("509.1a", "508.8"))]}


def test_509_1g_h_blockers_block_and_attackers_become_blocked_or_unblocked() -> None:
    outcome = fight("bear 2/2, wolf 2/2", "cub 1/1", attack("bear", "wolf"), block("cub>bear"))
    assert events(outcome, BlockerDeclared) == [BlockerDeclared(CUB, BEAR)]
    assert events(outcome, BecameBlocked) == [BecameBlocked(BEAR)]
    assert events(outcome, BecameUnblocked) == [BecameUnblocked(ObjectId("wolf"))]
    assert {"509.1g", "509.1h"} in rules_by_moment(outcome)


def test_509_1_who_says_nothing_does_not_block() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack("bear"))
    assert (events(outcome, BecameUnblocked), cited(outcome, BecameUnblocked)) == (
        [BecameUnblocked(BEAR)],
        [("509.1h",)],
    )


def test_509_1h_a_creature_stays_blocked_when_its_blockers_are_gone() -> None:
    outcome = fight(
        "bear 2/2, wasp 2/2 first-strike", "cub 1/1 blocks-two", attack("bear", "wasp"), block("cub>bear+wasp")
    )
    assert assigned(outcome) == [{"wasp>cub:2"}, set()]
    assert lives(outcome) == (20, 20)


def test_509_1h_a_creature_with_menace_stays_blocked_by_the_one_of_two_that_is_left() -> None:
    outcome = combat("3/3 menace first-strike", "1/1", "3/4")
    assert assigned(outcome) == [{"attacker>b1:1", "attacker>b2:2"}, {"b2>attacker:3"}]
    assert lives(outcome) == (20, 20)


def test_509_1a_an_untapped_attacker_with_vigilance_of_the_active_player_does_not_block_itself() -> None:
    outcome = fight("bear 2/2 vigilance", "", attack("bear"), block("bear>bear"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_ATTACKING_YOU, ("509.1a",))]}


def test_509_1a_a_creature_blocks_an_attacker_once_however_often_it_is_named() -> None:
    outcome = fight("ogre 3/3 menace", "bear 2/2 blocks-two", attack("ogre"), block("bear>ogre+ogre"))
    assert not outcome.actions[1].legal
    assert events(outcome, BlockerDeclared) == []


def test_509_1_nothing_can_block_once_blockers_were_declared() -> None:
    table = duel("ogre 3/3", "bear 2/2, cub 1/1", attack("ogre"), block("bear>ogre"))
    assert asked(table, CanBlock(ObjectId("cub"), ObjectId("ogre"))) == [False]

"""Evasion (CR 509.1b): what keeps a creature from blocking an attacker, keyword by keyword and ability by ability."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import Refusal, RefusalKind
from bot.engine.magic.asking.scenario import CanBlock
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.trace import cite_rules
from tests.engine.magic.tables.table import asked, attack, block, duel, fight, refusals, refused

BEAR, CUB, ELF = ObjectId("bear"), ObjectId("cub"), ObjectId("elf")

Reason = tuple[RefusalKind, tuple[str, ...]]

FEAR: Reason = (RefusalKind.FEAR, ("509.1b", "702.36b"))
INTIMIDATE: Reason = (RefusalKind.INTIMIDATE, ("509.1b", "702.13b"))
LANDWALK: Reason = (RefusalKind.LANDWALK, ("509.1b", "702.14c"))
SHADOW: Reason = (RefusalKind.SHADOW, ("509.1b", "702.28b"))
BAN: Reason = (RefusalKind.CANT_BLOCK, ("509.1b",))
LIMIT: Reason = (RefusalKind.CANT_BLOCK_THAT, ("509.1b",))
EVADES: Reason = (RefusalKind.CANT_BE_BLOCKED_BY, ("509.1b",))

PAIRS: Mapping[tuple[str, str], Reason | None] = {
    ("bear 2/2 fear", "cub 1/1 green"): FEAR,
    ("bear 2/2 fear", "cub 1/1 black"): None,
    ("bear 2/2 fear", "cub 1/1 artifact"): None,
    ("bear 2/2 fear", "cub 1/1 fear"): FEAR,
    ("bear 2/2 intimidate green", "cub 1/1 red"): INTIMIDATE,
    ("bear 2/2 intimidate green", "cub 1/1 red green"): None,
    ("bear 2/2 intimidate green", "cub 1/1 artifact"): None,
    ("bear 2/2 intimidate", "cub 1/1"): INTIMIDATE,
    ("bear 2/2 forestwalk", "cub 1/1, f land forest"): LANDWALK,
    ("bear 2/2 forestwalk", "cub 1/1, f land island"): None,
    ("bear 2/2 forestwalk", "cub 1/1, f artifact forest"): None,
    ("bear 2/2 forestwalk, f land forest", "cub 1/1"): None,
    ("bear 2/2 forestwalk", "cub 1/1 forestwalk, f land forest"): LANDWALK,
    ("bear 2/2 legendarywalk", "cub 1/1, f land island legendary"): LANDWALK,
    ("bear 2/2 shadow", "cub 1/1"): SHADOW,
    ("bear 2/2 shadow", "cub 1/1 shadow"): None,
    ("bear 2/2", "cub 1/1 shadow"): (RefusalKind.SHADOW_BLOCKER, ("509.1b", "702.28b")),
    ("bear 2/2 horsemanship", "cub 1/1"): (RefusalKind.HORSEMANSHIP, ("509.1b", "702.31b")),
    ("bear 2/2", "cub 1/1 horsemanship"): None,
    ("bear 2/2 horsemanship", "cub 1/1 horsemanship"): None,
    ("bear 2/2 skulk", "cub 3/1"): (RefusalKind.SKULK, ("509.1b", "702.118b")),
    ("bear 2/2 skulk", "cub 2/1"): None,
    ("bear 2/2 skulk +1/+1:1", "cub 3/1"): None,
    ("bear 2/2", "cub 1/1 cant-block"): BAN,
    ("bear 2/2", "cub 1/1 decayed"): BAN,
    ("bear 2/2 green", "cub 1/1 cant-block-green"): LIMIT,
    ("bear 2/2 white", "cub 1/1 cant-block-green"): None,
    ("bear 2/2", "cub 1/1 flying blocks-fliers-only"): LIMIT,
    ("bear 2/2 flying", "cub 1/1 flying blocks-fliers-only"): None,
    ("bear 2/2 unblockable", "cub 1/1"): (RefusalKind.CANT_BE_BLOCKED, ("509.1b",)),
    ("bear 2/2 not-by-small", "cub 2/1"): EVADES,
    ("bear 2/2 not-by-small", "cub 3/1"): None,
    ("bear 4/2 not-by-weaker", "cub 3/1"): EVADES,
    ("bear 4/2 not-by-weaker", "cub 4/1"): None,
    ("bear 2/2 only-by-artifacts", "cub 1/1"): EVADES,
    ("bear 2/2 only-by-artifacts", "cub 1/1 artifact"): None,
    ("bear 2/2 by-three", "cub 1/1"): (RefusalKind.TOO_FEW_BLOCKERS, ("509.1b",)),
    ("bear 2/2 by-one menace", "cub 1/1, ox 1/1"): (RefusalKind.MENACE, ("509.1b", "702.111b")),
    ("bear 2/2", "cub 1/1 cant-block-alone"): (RefusalKind.CANT_BLOCK_ALONE, ("509.1b", "506.5")),
}


@pytest.mark.parametrize("pair", PAIRS, ids=" - ".join)
def test_509_1b_what_can_block_what(pair: tuple[str, str]) -> None:
    expected = PAIRS[pair]
    outcome = fight(*pair, attack("bear"), block("cub>bear"))
    assert refused(outcome) == ({} if expected is None else {1: [expected]})
    assert asked(duel(*pair, attack("bear")), CanBlock(CUB, BEAR)) == [expected is None]


def test_509_1b_three_or_more_block_a_creature_that_takes_three() -> None:
    bob = "a 1/1, b 1/1, c 1/1"
    assert refusals(fight("bear 2/2 by-three", bob, attack("bear"), block("a>bear", "b>bear"))) == {
        1: [Refusal(RefusalKind.TOO_FEW_BLOCKERS, cite_rules("509.1b"), ObjectId("a"), BEAR, 2, 3)]
    }
    assert refused(fight("bear 2/2 by-three", bob, attack("bear"), block("a>bear", "b>bear", "c>bear"))) == {}
    assert asked(duel("bear 2/2 by-three", bob, attack("bear")), CanBlock(ObjectId("a"), BEAR)) == [True]


def test_509_1b_no_more_block_than_may() -> None:
    bob = "a 1/1, b 1/1"
    assert refusals(fight("bear 2/2 by-one", bob, attack("bear"), block("a>bear", "b>bear"))) == {
        1: [Refusal(RefusalKind.TOO_MANY_BLOCKERS, cite_rules("509.1b"), ObjectId("b"), BEAR, 2, 1)]
    }
    assert refused(fight("bear 2/2 by-one", bob, attack("bear"), block("a>bear"))) == {}


def test_509_1b_a_creature_that_cannot_block_alone_blocks_with_another() -> None:
    alice, bob = "bear 2/2, elf 1/1", "cub 1/1 cant-block-alone, ox 1/1"
    assert refused(fight(alice, bob, attack("bear", "elf"), block("cub>bear", "ox>elf"))) == {}
    assert asked(duel(alice, bob, attack("bear", "elf")), CanBlock(CUB, BEAR)) == [True]


def test_509_1a_an_ability_of_one_creature_lets_another_block_more() -> None:
    alice, declared = "bear 2/2, elf 1/1", block("cub>bear+elf")
    assert refused(fight(alice, "cub 1/1, lord 1/1 leads", attack("bear", "elf"), declared)) == {}
    assert refused(fight(alice, "cub 1/1", attack("bear", "elf"), declared)) == {
        1: [(RefusalKind.TOO_MANY_BLOCKS, ("509.1a",))]
    }


def test_509_1b_evasion_is_checked_once_as_blockers_are_declared() -> None:
    outcome = fight("bear 2/2 skulk", "cub 2/2, stick equipment on:cub host:+1/+0", attack("bear"), block("cub>bear"))
    assert refused(outcome) == {1: [(RefusalKind.SKULK, ("509.1b", "702.118b"))]}


COMPANY: Mapping[tuple[str, str], tuple[RefusalKind, int] | None] = {
    ("cub 1/1 blocks-with-two, ox 1/1, elk 1/1", "cub>bear ox>bear elk>bear"): None,
    ("cub 1/1 blocks-with-two, ox 1/1, elk 1/1", "cub>bear ox>bear"): (RefusalKind.CANT_BLOCK_WITHOUT, 1),
    ("cub 1/1 blocks-with-stronger, ox 2/1", "cub>bear ox>bear"): None,
    ("cub 1/1 blocks-with-stronger, ox 1/1", "cub>bear ox>bear"): (RefusalKind.CANT_BLOCK_WITHOUT_SUCH, 0),
    ("cub 1/1, ox 1/1, law enchantment two-block", "cub>bear ox>bear"): None,
    ("cub 1/1, ox 1/1, law enchantment one-blocks", "cub>bear ox>bear"): (RefusalKind.TOO_MANY_CREATURES_BLOCK, 2),
}


@pytest.mark.parametrize("table", COMPANY, ids=" - ".join)
def test_509_1b_blocks_that_take_others_or_are_too_many(table: tuple[str, str]) -> None:
    bob, declared = table
    outcome = fight("bear 2/2", bob, attack("bear"), block(*declared.split()))
    found = [(each.kind, each.amount) for each in refusals(outcome).get(1, [])]
    assert found == ([] if COMPANY[table] is None else [COMPANY[table]])


def test_509_1b_a_company_that_cannot_come_keeps_the_creature_from_blocking() -> None:
    for bob, can in (("cub 1/1 blocks-with-stronger, ox 2/1", True), ("cub 1/1 blocks-with-stronger", False)):
        assert asked(duel("bear 2/2", bob, attack("bear")), CanBlock(CUB, BEAR)) == [can]


def test_509_1c_of_two_that_have_to_block_one_does_where_no_more_can() -> None:
    bob = "cub 1/1 must-block, ox 1/1 must-block, law enchantment one-blocks"
    assert refused(fight("bear 2/2", bob, attack("bear"), block("ox>bear"))) == {}
    assert len(refusals(fight("bear 2/2", bob, attack("bear"), block()))[1]) == 1

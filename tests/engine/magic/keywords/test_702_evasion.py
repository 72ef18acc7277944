"""CR 702: who can block creatures with evasion, and who can't, one table a keyword."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanBlock
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.values.layers import characteristics
from tests.engine.magic.tables.table import asked, attack, block, duel, fight, refused
from tests.engine.magic.tables.words import BOB

EVASION: Mapping[str, tuple[str, RefusalKind, Mapping[str, bool]]] = {
    "702.9b": ("2/2 flying", RefusalKind.FLYING, {"1/1": False, "1/1 flying": True, "1/1 reach": True}),
    "702.13b": (
        "2/2 intimidate green red",
        RefusalKind.INTIMIDATE,
        {"1/1": False, "1/1 blue": False, "1/1 blue red": True, "1/1 artifact": True},
    ),
    "702.16f": (
        "2/2 protection-from-green",
        RefusalKind.PROTECTION,
        {"1/1 green": False, "1/1 green red": False, "1/1 red": True, "1/1": True},
    ),
    "702.17b": ("2/2 flying", RefusalKind.FLYING, {"1/1": False, "1/1 reach": True}),
    "702.28b": ("2/2 shadow", RefusalKind.SHADOW, {"1/1": False, "1/1 shadow": True, "1/1 flying": False}),
    "702.31b": ("2/2 horsemanship", RefusalKind.HORSEMANSHIP, {"1/1": False, "1/1 horsemanship": True}),
    "702.36b": (
        "2/2 fear",
        RefusalKind.FEAR,
        {"1/1": False, "1/1 green": False, "1/1 black": True, "1/1 green black": True, "1/1 artifact": True},
    ),
    "702.118b": ("2/2 skulk", RefusalKind.SKULK, {"1/1": True, "2/1": True, "3/1": False}),
}


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule), id=rule) for rule in EVASION])
def test_evasion_says_who_can_block(rule: str) -> None:
    bear, kind, blockers = EVASION[rule]
    table = f"bear {bear}"
    for words, can in blockers.items():
        found = refused(fight(table, f"cub {words}", attack("bear"), block("cub>bear")))
        assert [why for why, _ in found.get(1, ())] == ([] if can else [kind])
        question = CanBlock(ObjectId("cub"), ObjectId("bear"))
        assert asked(duel(table, f"cub {words}", attack("bear")), question) == [can]


@pytest.mark.parametrize("word", ["flying", "reach", "horsemanship", "fear", "intimidate", "skulk", "menace"])
@pytest.mark.rule("702.9b", "702.17b", "702.31b")
def test_an_evasive_creature_blocks_an_ordinary_one(word: str) -> None:
    assert refused(fight("bear 2/2", f"cub 1/1 {word}", attack("bear"), block("cub>bear"))) == {}


def test_702_28b_a_creature_with_shadow_does_not_block_one_without() -> None:
    found = refused(fight("bear 2/2", "cub 1/1 shadow", attack("bear"), block("cub>bear")))
    assert found == {1: [(RefusalKind.SHADOW_BLOCKER, ("509.1b", "702.28b"))]}


WALKS: Mapping[str, Mapping[str, bool]] = {
    "islandwalk": {"land island": False, "land basic island": False, "land forest": True},
    "legendary-landwalk": {"land legendary": False, "land": True, "artifact legendary": True},
    "artifact-landwalk": {"land artifact": False, "land": True, "artifact": True},
    "nonbasic-landwalk": {"land": False, "land basic forest": True, "land basic, l-2 land": False},
    "snow-swampwalk": {
        "land snow swamp": False,
        "land snow": True,
        "land swamp": True,
        "land snow, l-2 land swamp": True,
    },
}
"""For each landwalk, whether it can be blocked by who controls such lands."""


@pytest.mark.parametrize(("walk", "land"), [(walk, land) for walk, lands in WALKS.items() for land in lands])
def test_702_14c_landwalk_by_land_type_supertype_both_or_none(walk: str, land: str) -> None:
    outcome = fight(f"bear 2/2 {walk}, l-3 {land}", f"cub 1/1, l {land}", attack("bear"), block("cub>bear"))
    expected = {} if WALKS[walk][land] else {1: [(RefusalKind.LANDWALK, ("509.1b", "702.14c"))]}
    assert refused(outcome) == expected


@pytest.mark.parametrize("bob", ["cub 1/1", "cub 1/1 forestwalk", "cub 1/1 forestwalk flying"])
def test_702_14d_landwalk_of_the_blocker_does_not_cancel_that_of_the_attacker(bob: str) -> None:
    table = "bear 2/2 forestwalk", f"{bob}, wood land forest"
    found = refused(fight(*table, attack("bear"), block("cub>bear")))
    assert found == {1: [(RefusalKind.LANDWALK, ("509.1b", "702.14c"))]}


@pytest.mark.parametrize(("bear", "walks"), [("2/2 defender", False), ("2/2 defender flying", False), ("2/2", True)])
def test_702_3b_a_creature_with_defender_cannot_attack(bear: str, walks: bool) -> None:
    found = refused(fight(f"bear {bear}", "", attack("bear")))
    assert found == ({} if walks else {0: [(RefusalKind.DEFENDER, ("508.1c", "702.3b"))]})


def test_609_4_702_3b_one_may_attack_as_though_it_had_no_defender_and_still_has_it() -> None:
    outcome = fight("bear 2/2 defender despite-defender", "", attack("bear"))
    assert (refused(outcome), outcome.state.players[BOB].life) == ({}, 18)
    assert KeywordName.DEFENDER in characteristics(outcome.state, ObjectId("bear")).keywords


def test_702_3b_it_blocks_all_the_same() -> None:
    assert refused(fight("bear 2/2", "wall 0/4 defender", attack("bear"), block("wall>bear"))) == {}

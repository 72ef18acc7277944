"""Abilities that change how combat damage is assigned (CR 510.1a-c)."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Assignments, DamageRange
from bot.engine.magic.events import DamageAssigned, NoDamageAssigned
from bot.engine.magic.ground.identifiers import ObjectId
from tests.engine.magic.tables.table import (
    asked,
    assign,
    assigned,
    attack,
    block,
    cited,
    combat,
    divided,
    duel,
    events,
    fight,
    lives,
    refused,
)
from tests.engine.magic.tables.words import BOB

THORN, BEAR, JACE = ObjectId("thorn"), ObjectId("bear"), ObjectId("jace")
BLOCKED = (attack("thorn"), block("bear>thorn"))

DIVISIONS: Mapping[tuple[str, str], set[str]] = {
    ("thorn 7/7 thorny", "bear 2/2"): {"Bob:7", "bear:7"},
    ("thorn 3/7 thorny trample", "bear 2/2"): {"Bob:3", "bear:3", "bear:2 Bob:1"},
    ("thorn 2/7 thorny trample", "bear 0/2 damage:2 +0/+1:1"): {"Bob:2", "bear:2", "bear:1 Bob:1"},
    ("thorn 3/7 thorny", "bear 2/2, wolf 2/2"): {"Bob:3", "bear:3"},
}


@pytest.mark.parametrize("table", DIVISIONS, ids=" - ".join)
def test_510_1c_as_though_it_were_not_blocked_all_of_the_damage_goes_past(table: tuple[str, str]) -> None:
    divisions = asked(duel(*table, *BLOCKED), Assignments(THORN))[0]
    assert divided(divisions) == DIVISIONS[table]
    assert len(divisions) == len(DIVISIONS[table])
    for division in divisions:
        shares = " ".join(f"{name}:{share}" for name, share in division.items())
        assert refused(fight(*table, *BLOCKED, assign("thorn", shares))) == {}


def test_510_1c_the_damage_is_not_split_between_both_ways() -> None:
    outcome = fight("thorn 7/7 thorny", "bear 2/2", *BLOCKED, assign("thorn", "bear:2 Bob:5"))
    assert refused(outcome) == {2: [(RefusalKind.AS_UNBLOCKED, ("510.1b", "510.1c"))]}


def test_510_1c_the_default_is_among_the_blockers_and_one_of_the_ways_counted() -> None:
    outcome = fight("thorn 7/7 thorny", "bear 2/2", *BLOCKED)
    assert assigned(outcome) == [{"thorn>bear:7", "bear>thorn:2"}]
    assert [(each.subject, each.default, each.options) for each in outcome.choices] == [(THORN, True, 2)]


def test_510_1b_as_though_it_were_not_blocked_it_hits_the_planeswalker_that_it_attacks() -> None:
    start = (attack("thorn>jace"), block("bear>thorn"))
    table = ("thorn 7/7 thorny", "bear 2/2, jace walker:3")
    scenario = duel(*table, *start)
    assert divided(asked(scenario, Assignments(THORN))[0]) == {"jace:7", "bear:7"}
    assert asked(scenario, DamageRange(THORN, JACE), DamageRange(THORN, BOB), DamageRange(THORN, BEAR)) == [
        {"min": 0, "max": 7},
        {"min": 0, "max": 0},
        {"min": 0, "max": 7},
    ]
    outcome = fight(*table, *start, assign("thorn", "jace:7"))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 20))
    rules_of = dict(zip(events(outcome, DamageAssigned), cited(outcome, DamageAssigned), strict=True))
    assert rules_of[DamageAssigned(THORN, JACE, 7)] == ("510.1b",)


def test_510_1c_with_its_blockers_gone_it_still_assigns_as_though_not_blocked() -> None:
    alice = "thorn 3/7 thorny, wolf 2/2 first-strike"
    outcome = fight(alice, "bear 1/2 blocks-two", attack("thorn", "wolf"), block("bear>thorn+wolf"))
    assert lives(outcome) == (20, 17)


def test_702_19b_what_another_trampler_goes_past_is_not_left_to_a_creature_that_ignores_its_blockers() -> None:
    alice = "thorn 3/7 thorny, force 3/3 trample"
    start = (attack("thorn", "force"), block("bear>thorn+force"))
    outcome = fight(alice, "bear 2/4 blocks-two", *start, assign("thorn", "Bob:3"), assign("force", "bear:1 Bob:2"))
    assert refused(outcome) == {3: [(RefusalKind.NOT_LETHAL, ("702.19b", "510.1e"))]}
    helped = fight(alice, "bear 2/4 blocks-two", *start, assign("force", "bear:1 Bob:2"))
    assert (refused(helped), assigned(helped)[0] - {"bear>thorn:2", "bear>force:2"}) == (
        {},
        {"thorn>bear:3", "force>bear:1", "force>Bob:2"},
    )


def test_510_1a_damage_by_toughness() -> None:
    outcome = fight("wall 0/5, doran 0/1 by-toughness", "bear 3/3", attack("wall"), block("bear>wall"))
    assert assigned(outcome) == [{"wall>bear:5", "bear>wall:3"}]
    unblocked = fight("ogre 5/1 by-toughness", "", attack("ogre"))
    assert lives(unblocked) == (20, 19)


def test_510_1a_a_creature_that_assigns_no_combat_damage_fights_all_the_same() -> None:
    outcome = combat("4/4 peaceful", "2/2")
    assert assigned(outcome) == [{"b1>attacker:2"}]
    assert events(outcome, NoDamageAssigned) == [NoDamageAssigned(ObjectId("attacker"))]
    assert cited(outcome, NoDamageAssigned) == [("510.1a",)]

"""Questions: what may attack and block, how damage may be divided, and who has priority."""

import pytest

from bot.engine.magic.asking.scenario import (
    Assignments,
    CanAttack,
    CanBlock,
    CharacteristicsOf,
    DamageRange,
    WhatIsAttackable,
    WhatIsOnTheStack,
    WhoHasPriority,
)
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.values.layers import characteristics
from tests.engine.magic.tables.table import asked, assign, attack, block, divided, duel, fight, lives, to
from tests.engine.magic.tables.words import ALICE, BOB

FORCE, BEAR, JACE = ObjectId("force"), ObjectId("bear"), ObjectId("jace")


def test_506_2_what_is_attackable_is_an_opponent_their_planeswalkers_and_the_battles_they_protect() -> None:
    table = duel(
        "bear 2/2, gideon walker:4, siege battle:4 siege protector:Bob", "jace walker:3, ox 1/1, pyre battle:3 siege"
    )
    assert asked(table, WhatIsAttackable(ALICE), WhatIsAttackable(BEAR), WhatIsAttackable(BOB)) == [
        [BOB, "siege", "jace"],
        [BOB, "siege", "jace"],
        [ALICE, "gideon", "pyre"],
    ]


def test_a_question_changes_nothing() -> None:
    plain = fight("force 5/5 trample", "bear 2/2", attack("force"), block("bear>force"))
    asking = fight(
        "force 5/5 trample",
        "bear 2/2",
        CanAttack(FORCE, BOB),
        attack("force"),
        CanBlock(BEAR, FORCE),
        block("bear>force"),
        Assignments(FORCE),
        DamageRange(FORCE, BOB),
    )
    assert asking.trace == plain.trace
    assert [each.asked for each in asking.actions] == [True, False, True, False, True, True]
    assert [each.action for each in asking.answers] == [0, 2, 4, 5]


def test_508_1_an_answer_of_no_gives_the_refusal_and_one_of_yes_the_rule_that_allows() -> None:
    outcome = resolve_scenario(
        duel("bear 2/2 tapped, ox 1/1", "", CanAttack(BEAR, BOB), CanAttack(ObjectId("ox"), BOB))
    )
    no, yes = outcome.answers
    assert (no.value, no.rules, no.refusal is None) == (False, ("508.1a",), False)
    assert (yes.value, yes.rules, yes.refusal) == (True, ("508.1",), None)


@pytest.mark.parametrize(("at", "can"), [(BOB, True), (ALICE, False), (JACE, True), (ObjectId("mine"), False)])
def test_506_2_can_attack_asks_about_what_is_attacked(at: ObjectId, can: bool) -> None:
    assert asked(duel("bear 2/2, mine walker:3", "jace walker:3"), CanAttack(BEAR, at)) == [can]


def test_509_1_nothing_can_block_before_there_are_attackers() -> None:
    assert asked(duel("force 5/5", "bear 2/2"), CanBlock(BEAR, FORCE)) == [False]


def test_510_1c_assignments_of_a_blocked_creature() -> None:
    table = duel("force 2/2", "a 1/1, b 1/1", attack("force"), block("a>force", "b>force"))
    (divisions,) = asked(table, Assignments(FORCE))
    assert divided(divisions) == {"b:2", "a:1 b:1", "a:2"}


def test_702_19b_assignments_of_a_trampler_are_the_six_and_three_of_the_article() -> None:
    table = duel("force 5/5 trample", "a 2/2, b 3/1", attack("force"), block("a>force", "b>force"))
    (divisions,) = asked(table, Assignments(FORCE))
    assert len(divisions) == 9
    assert divided(each for each in divisions if BOB in each) == {"a:2 b:1 Bob:2", "a:2 b:2 Bob:1", "a:3 b:1 Bob:1"}


def test_510_1_assignments_of_who_assigns_nothing_are_none() -> None:
    table = duel("force 0/5, bear 2/2", "", attack("force"))
    assert asked(table, Assignments(FORCE), Assignments(BEAR), DamageRange(BEAR, BOB)) == [[], [], {"min": 0, "max": 0}]


@pytest.mark.parametrize(
    ("force", "blockers", "to_player", "to_a"),
    [
        ("5/5 trample", "a 2/2", (0, 3), (2, 5)),
        ("5/5 trample", "a 2/2, b 3/1", (0, 2), (0, 5)),
        ("5/5 trample deathtouch", "a 2/2, b 3/9", (0, 3), (0, 5)),
        ("5/5 trample", "a 2/2 damage:1", (0, 4), (1, 5)),
        ("5/5 trample", "a 2/7", (0, 0), (5, 5)),
        ("5/5", "a 2/2", (0, 0), (5, 5)),
        ("5/5", "a 2/2, b 1/1", (0, 0), (0, 5)),
    ],
)
def test_702_19b_the_least_and_the_most(
    force: str, blockers: str, to_player: tuple[int, int], to_a: tuple[int, int]
) -> None:
    names = [each.split()[0] for each in blockers.split(", ")]
    table = duel(f"force {force}", blockers, attack("force"), block(*(f"{name}>force" for name in names)))
    assert asked(table, DamageRange(FORCE, BOB), DamageRange(FORCE, ObjectId("a"))) == [
        {"min": to_player[0], "max": to_player[1]},
        {"min": to_a[0], "max": to_a[1]},
    ]


def test_510_1e_the_range_counts_what_others_may_assign_to_a_shared_blocker() -> None:
    table = duel(
        "force 5/5 trample, bear 2/3", "dragon 4/4 blocks-two", attack("force", "bear"), block("dragon>force+bear")
    )
    assert asked(table, DamageRange(FORCE, BOB)) == [{"min": 0, "max": 3}]


def test_510_1b_before_blocks_an_attacker_s_damage_goes_to_what_it_attacks() -> None:
    assert asked(duel("force 5/5", "", attack("force")), DamageRange(FORCE, BOB)) == [{"min": 5, "max": 5}]


def test_510_4_between_the_steps_the_question_is_about_the_second() -> None:
    table = duel("force 5/5 trample double-strike", "a 1/3", attack("force"), block("a>force"), to(Step.COMBAT_DAMAGE))
    assert asked(table, DamageRange(FORCE, BOB)) == [{"min": 5, "max": 5}]


def test_an_announced_division_does_not_change_the_answer() -> None:
    table = duel("force 5/5 trample", "a 1/3", attack("force"), block("a>force"), assign("force", "a:5"))
    assert asked(table, DamageRange(FORCE, BOB)) == [{"min": 0, "max": 2}]
    assert lives(resolve_scenario(table)) == (20, 20)


@pytest.mark.parametrize(
    ("step", "who"), [(Step.UPKEEP, ALICE), (Step.PRECOMBAT_MAIN, ALICE), (Step.UNTAP, None), (Step.CLEANUP, None)]
)
def test_117_3a_the_active_player_has_priority_in_most_steps(step: Step, who: str | None) -> None:
    assert asked(duel(step=step), WhoHasPriority(), WhatIsOnTheStack()) == [who, []]


def test_117_3a_nobody_has_priority_in_a_game_that_has_ended() -> None:
    assert asked(duel(lives=(20, 0)), WhoHasPriority()) == [None]


def test_613_1_characteristics_are_those_after_effects() -> None:
    table = duel("bear 2/2 +1/+1:1, sword artifact equipment host:+2/+2 host:trample on:bear", "")
    (state,) = asked(table, CharacteristicsOf(BEAR))
    values = characteristics(state, BEAR)
    assert (values.power, values.toughness, set(values.keywords)) == (5, 5, {"trample"})


def test_510_4_the_divisions_of_a_creature_that_strikes_in_the_second_step_can_be_asked_before_the_first() -> None:
    table = duel("beast 5/5 trample", "knight 2/2 first-strike", attack("beast"), block("knight>beast"))
    beast = ObjectId("beast")
    damage_range, divisions = asked(table, DamageRange(beast, BOB), Assignments(beast))
    assert damage_range == {"min": 0, "max": 3}
    assert divided(divisions) == {"knight:2 Bob:3", "knight:3 Bob:2", "knight:4 Bob:1", "knight:5"}

"""CR 508: declaring attackers."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import CanAttack
from bot.engine.magic.events import AttackerDeclared, NoAttackers, Tapped
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    asked,
    assigned,
    attack,
    block,
    cited,
    duel,
    events,
    fight,
    lives,
    refused,
    rules_by_moment,
    steps,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB

FORBIDDEN = {
    "bear 2/2 tapped": (RefusalKind.TAPPED, ("508.1a",)),
    "bear 2/2 sick": (RefusalKind.SUMMONING_SICK, ("508.1a", "302.6")),
    "bear 2/2 defender": (RefusalKind.DEFENDER, ("508.1c", "702.3b")),
    "bear artifact": (RefusalKind.NOT_A_CREATURE, ("506.3",)),
    "bear walker:4": (RefusalKind.NOT_A_CREATURE, ("506.3",)),
    "bear 2/2 battle:3 siege protector:Bob": (RefusalKind.IS_A_BATTLE, ("508.1a",)),
    "bear 2/2 zone:hand": (RefusalKind.NOT_ON_BATTLEFIELD, ("508.1a", "110.1")),
    "bear 2/2 zone:graveyard": (RefusalKind.NOT_ON_BATTLEFIELD, ("508.1a", "110.1")),
    "bear 2/2 phased_out": (RefusalKind.NOT_ON_BATTLEFIELD, ("508.1a", "110.1")),
}


@pytest.mark.parametrize("bear", FORBIDDEN)
def test_508_1a_who_cannot_attack_makes_the_declaration_illegal(bear: str) -> None:
    outcome = fight(bear, "", attack("bear"))
    assert refused(outcome) == {0: [FORBIDDEN[bear]]}
    assert (events(outcome, AttackerDeclared), lives(outcome)) == ([], (20, 20))


@pytest.mark.parametrize("bear", FORBIDDEN)
def test_508_1a_the_question_gives_the_same_reason(bear: str) -> None:
    table = duel(bear, "")
    assert asked(table, CanAttack(ObjectId("bear"), BOB), CanAttack(ObjectId("bear"), None)) == [False, False]


def test_508_1a_only_the_active_player_attacks() -> None:
    outcome = fight("", "bear 2/2", attack("bear>Alice"))
    assert refused(outcome) == {0: [(RefusalKind.NOT_CONTROLLED, ("508.1a",))]}


def test_508_1b_a_creature_attacks_exactly_one_thing() -> None:
    outcome = fight("bear 2/2", "jace walker:3", attack("bear>Bob", "bear>jace"))
    assert refused(outcome) == {0: [(RefusalKind.DECLARED_TWICE, ("508.1b",))]}


def test_508_1b_an_attack_that_names_nothing_means_the_opponent() -> None:
    assert events(fight("bear 2/2", "jace walker:3", attack("bear")), AttackerDeclared) == [
        AttackerDeclared(ObjectId("bear"), BOB)
    ]


def test_508_1_one_wrong_creature_makes_the_whole_declaration_illegal_and_each_fault_is_told() -> None:
    outcome = fight("bear 2/2, wall 0/4 defender, ox 1/1 tapped", "", attack("bear", "wall", "ox"))
    assert refused(outcome) == {
        0: [(RefusalKind.DEFENDER, ("508.1c", "702.3b")), (RefusalKind.TAPPED, ("508.1a",))],
    }
    assert events(outcome, Tapped) == []


def test_733_1_after_an_illegal_declaration_a_legal_one_follows() -> None:
    outcome = fight("bear 2/2, wall 0/4 defender", "", attack("wall"), attack("bear"))
    assert list(refused(outcome)) == [0]
    assert lives(outcome) == (20, 18)


def test_508_1f_attackers_tap_as_they_are_declared() -> None:
    outcome = fight("bear 2/2", "", attack("bear"))
    assert rules_by_moment(outcome)[2] == {"508.1k", "508.1f"}
    assert outcome.state.objects[ObjectId("bear")].tapped


def test_702_20b_vigilance_attacks_without_tapping() -> None:
    outcome = fight("bear 2/2 vigilance", "", attack("bear"))
    assert (events(outcome, Tapped), cited(outcome, AttackerDeclared)) == ([], [("508.1k", "702.20b")])


def test_702_10b_haste_attacks_at_once() -> None:
    assert lives(fight("bear 2/2 sick haste", "", attack("bear"))) == (20, 18)


def test_302_6_a_creature_under_control_since_the_turn_began_attacks() -> None:
    outcome = fight("bear 2/2 sick", "", NEXT_TURN, NEXT_TURN, attack("bear"))
    assert (refused(outcome), lives(outcome)) == ({}, (20, 18))


def test_302_6_a_creature_stays_sick_through_the_opponents_turn() -> None:
    outcome = fight("bear 2/2 sick", "", NEXT_TURN, active=BOB)
    assert not outcome.state.objects[ObjectId("bear")].sick
    outcome = fight("bear 2/2 sick", "", NEXT_TURN)
    assert outcome.state.objects[ObjectId("bear")].sick


def test_508_8_without_attackers_the_next_two_steps_are_skipped() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack(), to(Step.END_OF_COMBAT))
    assert steps(outcome) == ["beginning of combat", "declare attackers", "end of combat"]
    assert (events(outcome, NoAttackers), cited(outcome, NoAttackers)) == ([NoAttackers(ALICE)], [("508.8",)])


def test_508_8_who_says_nothing_declares_nobody() -> None:
    outcome = fight("bear 2/2", "", to(Step.POSTCOMBAT_MAIN))
    assert events(outcome, NoAttackers) == [NoAttackers(ALICE)]
    assert lives(outcome) == (20, 20)


def test_508_8_without_attackers_there_is_nothing_to_block() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack(), block("cub>bear"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_ATTACKING, ("509.1a", "508.8"))]}


def test_508_1_attackers_are_declared_once() -> None:
    outcome = fight("bear 2/2, wolf 2/2", "", attack("bear"), attack("wolf"))
    assert refused(outcome) == {1: [(RefusalKind.ALREADY_DECLARED, ("508.1",))]}
    assert lives(outcome) == (20, 18)


@pytest.mark.parametrize("step", [Step.UPKEEP, Step.DRAW, Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS])
def test_508_1_a_scenario_may_begin_in_any_step_up_to_the_declaration(step: Step) -> None:
    assert lives(fight("bear 2/2", "", attack("bear"), step=step)) == (20, 18)


@pytest.mark.parametrize("step", [Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.END, Step.CLEANUP])
def test_508_1_after_combat_it_is_too_late_to_attack(step: Step) -> None:
    outcome = fight("bear 2/2", "", attack("bear"), step=step)
    assert refused(outcome) == {0: [(RefusalKind.WRONG_STEP, ("508.1",))]}
    assert asked(duel("bear 2/2", "", step=step), CanAttack(ObjectId("bear"), BOB)) == [False]


def test_702_16_protection_on_the_attacked_planeswalker_does_not_stop_the_attack() -> None:
    outcome = fight("bear 2/2 green", "jace walker:3 protection-from-green", attack("bear>jace"))
    assert refused(outcome) == {}
    assert assigned(outcome) == [{"bear>jace:2"}]


def test_508_1b_an_attack_with_no_opponent_left_is_refused_and_no_crash() -> None:
    scenario = duel("bear 2/2", "", attack("bear"))
    alice, bob = scenario.players
    outcome = resolve_scenario(replace(scenario, players=(alice, replace(bob, left=True))))
    assert not outcome.actions[0].legal


def test_508_8_advancing_to_a_step_that_is_skipped_does_not_play_two_more_turns() -> None:
    outcome = fight("bear 2/2", "", to(Step.COMBAT_DAMAGE))
    assert "untap" not in steps(outcome)

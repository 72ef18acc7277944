"""CR 500-514: the turn, step by step."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.scenario import PlayerSetup, ResolveStack
from bot.engine.magic.events import CardDrawn, StepBegan, TurnBegan, Untapped
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import STEPS, Step
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    attack,
    block,
    cited,
    duel,
    events,
    fight,
    gone,
    lives,
    refused,
    rules_by_moment,
    steps,
    to,
    zones,
)
from tests.engine.magic.tables.words import ALICE, BOB, CAROL, thing, things


def test_500_1_a_turn_has_its_phases_and_steps_in_order() -> None:
    outcome = fight("", "", *(to(step) for step in STEPS), step=Step.UNTAP)
    expected = [step for step in STEPS[1:] if step not in {Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE}]
    assert steps(outcome)[: len(expected)] == expected


def test_500_1_each_step_cites_its_rule() -> None:
    outcome = fight("bear 2/2", "", attack("bear"), to(Step.CLEANUP), step=Step.UPKEEP)
    assert cited(outcome, StepBegan) == [
        ("504.1",),
        ("505.1",),
        ("507.1",),
        ("508.1",),
        ("509.1",),
        ("510.1",),
        ("511.1",),
        ("505.1a",),
        ("513.1",),
        ("514.1",),
    ]


def test_500_2_advancing_to_the_step_that_is_now_does_nothing() -> None:
    assert steps(fight("", "", to(Step.PRECOMBAT_MAIN))) == []


def test_117_4_with_an_empty_stack_resolving_does_nothing() -> None:
    outcome = fight("bear 2/2", "", ResolveStack(everything=True), ResolveStack(everything=False))
    assert ([each.legal for each in outcome.actions], len(outcome.trace)) == ([True, True], 0)


def test_102_1_the_next_turn_is_the_opponents_and_stops_in_its_upkeep() -> None:
    outcome = fight("", "", NEXT_TURN)
    assert (outcome.state.active, outcome.state.step, events(outcome, TurnBegan)) == (
        BOB,
        Step.UPKEEP,
        [TurnBegan(BOB)],
    )
    assert events(outcome, CardDrawn) == []


def test_502_3_the_active_player_untaps_what_they_control() -> None:
    outcome = fight("bear 2/2 tapped", "cub 1/1 tapped, ox 1/1 tapped", NEXT_TURN)
    assert events(outcome, Untapped) == [Untapped(ObjectId("cub")), Untapped(ObjectId("ox"))]
    assert outcome.state.objects[ObjectId("bear")].tapped


def test_504_1_the_active_player_draws_the_top_card_of_a_known_library() -> None:
    scenario = duel("", "", NEXT_TURN, to(Step.PRECOMBAT_MAIN))
    alice, bob = scenario.players
    cards = (thing(BOB, "top 1/1 zone:library"), thing(BOB, "next 1/1 zone:library"))
    outcome = resolve_scenario(
        replace(scenario, players=(alice, replace(bob, library_known=True, hand=2)), objects=cards)
    )
    assert events(outcome, CardDrawn) == [CardDrawn(BOB, ObjectId("top"))]
    assert zones(outcome) == {"top": "hand", "next": "library"}
    assert outcome.state.players[BOB].hand == 3


def test_504_1_from_an_unknown_library_a_card_is_drawn_all_the_same() -> None:
    outcome = fight("", "", NEXT_TURN, to(Step.DRAW))
    assert (events(outcome, CardDrawn), outcome.state.players[BOB].hand) == ([CardDrawn(BOB, None)], None)


def test_508_8_a_declaration_waits_for_the_players_until_something_else_happens() -> None:
    outcome = fight("bear 2/2", "", to(Step.DECLARE_ATTACKERS), attack("bear"), to(Step.DECLARE_BLOCKERS), block())
    assert (refused(outcome), lives(outcome)) == ({}, (20, 18))


@pytest.mark.parametrize("step", [Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS])
def test_506_1_a_scenario_may_begin_in_combat(step: Step) -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack("bear"), block("cub>bear"), step=step)
    assert gone(outcome) == {"cub"}


@pytest.mark.parametrize("step", [Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT])
def test_506_1_a_scenario_that_begins_later_in_combat_has_no_attackers(step: Step) -> None:
    outcome = fight("bear 2/2", "cub 1/1", to(Step.POSTCOMBAT_MAIN), step=step)
    assert (outcome.state.step, outcome.state.combat, lives(outcome)) == (Step.POSTCOMBAT_MAIN, None, (20, 20))


def test_500_1_two_turns_two_combats() -> None:
    outcome = fight("bear 2/2", "cub 1/1", attack("bear"), NEXT_TURN, attack("cub"), NEXT_TURN, attack("bear"))
    assert (refused(outcome), lives(outcome)) == ({}, (19, 16))


def test_500_1_an_attack_after_combat_waits_for_no_second_combat() -> None:
    outcome = fight("bear 2/2", "", to(Step.END), attack("bear"))
    assert list(refused(outcome)) == [1]


def test_when_the_actions_end_in_combat_it_is_played_to_its_end() -> None:
    assert fight("bear 2/2", "", attack("bear")).state.step is Step.END_OF_COMBAT


def test_a_scenario_without_actions_changes_nothing_but_what_must_change_at_once() -> None:
    outcome = fight("bear 2/2, ooze 0/0", "")
    assert (rules_by_moment(outcome), outcome.state.active) == ([{"704.5f"}], ALICE)


def test_502_1_what_phased_out_phases_in_as_its_controller_untaps() -> None:
    outcome = fight("", "bear 2/2 phased_out", NEXT_TURN)
    assert not outcome.state.objects[ObjectId("bear")].phased_out


def test_514_1_the_active_player_discards_down_to_seven() -> None:
    scenario = duel("", "", NEXT_TURN)
    alice, bob = scenario.players
    outcome = resolve_scenario(replace(scenario, players=(replace(alice, hand=9), bob)))
    assert outcome.state.players[ALICE].hand == 7


def test_102_1_the_turn_passes_to_the_next_seat_when_the_active_player_has_lost() -> None:
    scenario = duel("bear 2/2", "", attack("bear"), block("ogre>bear"), NEXT_TURN, lives=(0, 20))
    outcome = resolve_scenario(
        replace(
            scenario, do=(NEXT_TURN,), players=(*scenario.players, PlayerSetup(CAROL)), objects=things(BOB, "x 1/1")
        )
    )
    assert outcome.state.active == BOB

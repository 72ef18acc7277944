"""Two-Headed Giant (CR 805, 810): shared turns, one life total, one attack, one block, and a loss as a team."""

from typing import Any

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Action, Block, CanAttack, Leave, PlayerSetup, Scenario, WhatIsAttackable
from bot.engine.magic.events import CardDrawn, PlayerLost, TurnBegan, TurnSkipped
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.loss_reasons import LossReason
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.words.abilities import BeginningOf
from bot.engine.magic.words.effects import Fixed, LoseLife, SkipTurns, TakeExtraTurns
from bot.engine.magic.words.filters import Players
from tests.engine.magic.multiplayer.emperor import A, B, C, D, asked, attacks, plague
from tests.engine.magic.tables.spells import ALL, beside, burn, cast, spell, watching
from tests.engine.magic.tables.table import NEXT_TURN, block, events, refused, to
from tests.engine.magic.tables.words import SEATS, things

LIFE = 30


def giants(
    *do: Action, active: PlayerId = A, size: int = 2, seats: dict[str, Any] | None = None, **objects: str
) -> Scenario:
    """`giants(A="bear 2/2")`: the first `size` seats are one team, the others the other."""
    players = tuple(
        PlayerSetup(seat, team="near" if place < size else "far", **(seats or {}).get(seat, {}))
        for place, seat in enumerate(SEATS[: 2 * size])
    )
    listed = [each for seat, text in objects.items() for each in things(PlayerId(seat), text)]
    return Scenario(players, tuple(listed), do, active, variant="two-headed-giant")


def lives(outcome: Outcome) -> list[int]:
    return [each.life for each in outcome.state.players.values()]


def test_810_4_a_team_starts_at_thirty_life() -> None:
    assert lives(resolve_scenario(giants())) == [LIFE] * 4


def test_810_11_larger_teams_have_fifteen_life_more_for_each_player() -> None:
    assert lives(resolve_scenario(giants(size=3))) == [45] * 6


def test_810_4_what_one_member_is_said_to_have_the_team_has() -> None:
    assert lives(resolve_scenario(giants(seats={"B": {"life": 7}}))) == [7, 7, LIFE, LIFE]


def test_810_9_damage_is_dealt_to_each_player_and_lost_by_the_team() -> None:
    assert lives(resolve_scenario(giants(plague(A), ALL))) == [28, 28, 28, 28]


def test_805_10a_both_heads_attack_together_and_each_creature_attacks_one_player() -> None:
    outcome = resolve_scenario(giants(attacks(bear="C", ogre="D"), A="bear 2/2", B="ogre 3/3"))
    assert lives(outcome) == [LIFE, LIFE, 25, 25]


def test_805_10b_planeswalkers_of_either_opponent_can_be_attacked() -> None:
    scenario = giants(A="bear 2/2", C="jace walker:3", D="chandra walker:4", B="gideon walker:4")
    assert asked(scenario, WhatIsAttackable(ObjectId("bear"))) == [[C, D, "jace", "chandra"]]


@pytest.mark.parametrize("blocker", ["near", "far"])
def test_805_10d_either_defending_player_blocks_what_attacks_their_team(blocker: str) -> None:
    outcome = resolve_scenario(
        giants(attacks(bear="C"), block(f"{blocker}>bear"), A="bear 2/2", C="near 1/4", D="far 1/4")
    )
    assert (refused(outcome), lives(outcome)) == ({}, [LIFE] * 4)


def test_805_10d_the_team_blocks_as_one_whoever_declares_first() -> None:
    blocks = (block("near>bear", by=C), block("far>bear", by=D))
    outcome = resolve_scenario(giants(attacks(bear="C"), *blocks, A="bear 2/2 menace", C="near 1/4", D="far 1/4"))
    assert (refused(outcome), lives(outcome)) == ({}, [LIFE] * 4)


def test_805_10d_one_block_of_a_creature_with_menace_is_illegal_for_the_whole_team() -> None:
    outcome = resolve_scenario(giants(attacks(bear="C"), block("near>bear", by=C), A="bear 2/2 menace", C="near 1/4"))
    assert [reason for reason, _ in refused(outcome)[1]] == [RefusalKind.MENACE]


def test_805_10d_the_attacking_team_does_not_block() -> None:
    outcome = resolve_scenario(
        giants(attacks(bear="C"), Block({ObjectId("ogre"): (ObjectId("bear"),)}), A="bear 2/2", B="ogre 3/3")
    )
    assert 1 in refused(outcome)


def test_805_8_a_team_skips_and_takes_turns_together_once_for_one_effect() -> None:
    nap = spell("nap", SkipTurns(Players.EACH_OPPONENT))
    skipped = resolve_scenario(giants(cast(nap, by=A), ALL, *[NEXT_TURN] * 2))
    assert [each.player for each in events(skipped, TurnSkipped)] == [C]
    assert events(skipped, TurnBegan) == [TurnBegan(A, (B,)), TurnBegan(C, (D,))]
    walk = spell("walk", TakeExtraTurns(Players.YOU))
    taken = resolve_scenario(giants(cast(walk, by=B), ALL, *[NEXT_TURN] * 2))
    assert events(taken, TurnBegan) == [TurnBegan(A, (B,), extra=True), TurnBegan(C, (D,))]


def test_805_4_teams_take_turns_and_each_member_untaps_and_draws() -> None:
    seats = {seat: {"hand": 2} for seat in "ABCD"}
    outcome = resolve_scenario(
        giants(NEXT_TURN, to(Step.PRECOMBAT_MAIN), seats=seats, active=B, C="near 1/1 tapped", D="far 1/1 tapped")
    )
    assert events(outcome, TurnBegan) == [TurnBegan(C, (D,))]
    assert [event.player for event in events(outcome, CardDrawn)] == [C, D]
    assert not any(each.tapped for each in outcome.state.objects.values())


@pytest.mark.parametrize(("creature", "can"), [("mine", True), ("ours", True), ("theirs", False)])
def test_805_10a_creatures_of_the_active_team_can_attack(creature: str, can: bool) -> None:
    scenario = giants(A="mine 1/1", B="ours 1/1", C="theirs 1/1")
    assert asked(scenario, CanAttack(ObjectId(creature), D)) == [can]


def test_810_8a_a_team_loses_with_its_life() -> None:
    outcome = resolve_scenario(giants(cast(burn(30), "C", by=B), ALL))
    assert (outcome.state.winner, events(outcome, PlayerLost)) == (
        "near",
        [PlayerLost(C, LossReason.LIFE), PlayerLost(D, LossReason.LIFE)],
    )


@pytest.mark.rule("704.6a")
def test_810_8c_the_loss_of_a_team_cites_its_own_state_based_action() -> None:
    outcome = resolve_scenario(giants(cast(burn(30), "C", by=B), ALL))
    assert [entry.rules for entry in outcome.trace if isinstance(entry.event, PlayerLost)] == [("704.6a",)] * 2


def test_810_8b_a_team_leaves_with_who_concedes() -> None:
    outcome = resolve_scenario(giants(Leave(D)))
    assert (outcome.state.winner, events(outcome, PlayerLost)) == (
        "near",
        [PlayerLost(D, LossReason.CONCESSION), PlayerLost(C, LossReason.TEAM)],
    )


@pytest.mark.rule("704.6b")
@pytest.mark.parametrize(("had", "lost"), [(12, False), (13, True)])
def test_810_8d_a_team_loses_with_fifteen_poison_counters(had: int, lost: bool) -> None:
    seats = {"C": {"counters": {"poison": had}}}
    outcome = resolve_scenario(giants(attacks(viper="D"), A="viper 2/2 infect", seats=seats))
    poison = [each.counters.get("poison", 0) for each in outcome.state.players.values()]
    assert (poison, outcome.state.players[D].lost) == ([0, 0, had + 2, had + 2], lost)


def test_805_4d_a_trigger_about_that_player_triggers_for_each_member() -> None:
    drain = watching(
        "drain", "1/1", BeginningOf("upkeep", yours=False), LoseLife(Players.TRIGGERING_PLAYER, Fixed(1)), by=A
    )
    assert lives(resolve_scenario(beside(giants(NEXT_TURN, ALL), drain))) == [LIFE, LIFE, 28, 28]


def test_805_4d_a_trigger_that_speaks_of_no_player_triggers_once() -> None:
    life = watching("monk", "1/1", BeginningOf("upkeep", yours=False), by=A)
    assert lives(resolve_scenario(beside(giants(NEXT_TURN, ALL), life))) == [31, 31, LIFE, LIFE]


def test_810_5_each_attacking_player_pays_for_their_own_creatures() -> None:
    seats = {"A": {"mana": {"W": 2}}, "B": {"mana": {}}}
    costly = giants(attacks(bear="C", ogre="C"), A="bear 2/2", B="ogre 3/3", C="tax enchantment taxes", seats=seats)
    assert [reason for reason, _ in refused(resolve_scenario(costly))[0]] == [RefusalKind.CANT_PAY_MANA]

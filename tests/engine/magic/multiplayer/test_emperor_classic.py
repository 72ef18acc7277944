"""The older Emperor rules: territories, marches, reach from where something stands, control, blocks."""

from dataclasses import replace

import pytest

from bot.engine.magic.effects import Duration, GainControl, Modify
from bot.engine.magic.filters import CREATURE, Filter, TargetObject, TargetSpec
from bot.engine.magic.identifiers import ObjectId, PlayerId
from bot.engine.magic.multiplayer.influence import place
from bot.engine.magic.refusals import RefusalKind
from bot.engine.magic.resolve import resolve
from bot.engine.magic.scenario import CanAttack, CanBlock, CanMarch, IsInRange, March, WhatIsAttackable
from tests.engine.magic.multiplayer.emperor import A, B, C, D, E, F, asked, attacks, lives, plague, table
from tests.engine.magic.spells import ALL, cast, spell
from tests.engine.magic.table import NEXT_TURN, gone, refused
from tests.engine.magic.words import SEATS

BEAR = ObjectId("bear")
THEFT = spell("theft", Modify(TargetObject(), (GainControl(),), Duration.PERMANENT), targets=(TargetSpec(CREATURE),))
STEAL = spell(
    "steal",
    Modify(TargetObject(), (GainControl(),), Duration.PERMANENT),
    targets=(TargetSpec(Filter(all_of=("Artifact",))),),
)


def test_everything_reaches_two_seats_whoever_controls_it() -> None:
    answers = asked(table(classic=True), *(IsInRange(A, other) for other in SEATS))
    assert {seat for seat, yes in zip(SEATS, answers, strict=True) if yes} == {E, F, A, B, C}


def test_a_creature_reaches_two_seats_from_where_it_stands() -> None:
    scenario = table(classic=True, F="bear 2/2 at:D")
    answers = asked(scenario, *(IsInRange(BEAR, other) for other in SEATS))
    assert {seat for seat, yes in zip(SEATS, answers, strict=True) if yes} == {B, C, D, E, F}


def test_a_creature_marches_to_the_next_allied_territory_and_is_summoning_sick_there() -> None:
    outcome = resolve(table(March(BEAR, E), active=F, classic=True, F="bear 2/2"))
    bear = outcome.state.objects[BEAR]
    assert (bear.controller, bear.territory, bear.sick, bear.tapped) == (F, E, True, False)


@pytest.mark.parametrize(
    ("words", "to", "kinds"),
    [
        ("2/2 tapped", E, [RefusalKind.TAPPED]),
        ("2/2 sick", E, [RefusalKind.SUMMONING_SICK]),
        ("0/3 defender Wall", E, [RefusalKind.WALL]),
        ("2/2", D, [RefusalKind.NOT_ADJACENT]),
        ("2/2", A, [RefusalKind.NOT_ALLIED]),
    ],
)
def test_what_keeps_a_creature_from_marching(words: str, to: PlayerId, kinds: list[RefusalKind]) -> None:
    outcome = resolve(table(March(BEAR, to), active=F, classic=True, F=f"bear {words}"))
    assert [kind for kind, _ in refused(outcome)[0]] == kinds


def test_by_the_other_reading_no_creature_marches_out_of_enemy_territory() -> None:
    scenario = table(March(BEAR, D), active=D, classic=True, D="bear 2/2 at:C")
    assert refused(resolve(scenario)) == {}
    stays = resolve(replace(scenario, variant="emperor-classic-no-return"))
    assert refused(stays) == {0: [(RefusalKind.NO_RETURN, ("classic march",))]}


def test_a_creature_marches_once_a_turn() -> None:
    scenario = table(March(BEAR, E), active=F, classic=True, F="bear 2/2 haste")
    assert asked(replace(scenario, do=()), CanMarch(BEAR, E)) == [True]
    assert asked(scenario, CanMarch(BEAR, F)) == [False]


def test_a_creature_marches_in_its_controllers_main_phase() -> None:
    outcome = resolve(table(March(BEAR, E), active=A, classic=True, F="bear 2/2"))
    assert [kind for kind, _ in refused(outcome)[0]] == [RefusalKind.SORCERY_TIMING]


def test_today_nobody_marches() -> None:
    assert [kind for kind, _ in refused(resolve(table(March(BEAR, E), active=F, F="bear 2/2")))[0]] == [
        RefusalKind.NO_TERRITORIES
    ]


def test_a_creature_attacks_the_neighbours_of_where_it_stands() -> None:
    scenario = table(active=F, classic=True, F="bear 2/2 at:D")
    assert asked(scenario, WhatIsAttackable(BEAR), CanAttack(BEAR, A)) == [[C], False]


def test_several_players_are_attacked_in_one_combat() -> None:
    outcome = resolve(table(attacks(bear="D", ogre="F"), active=B, gone="AC", classic=True, B="bear 2/2, ogre 3/3"))
    assert lives(outcome) == {"D": 18, "F": 17}


def test_whoever_stands_in_the_attacked_territory_may_block() -> None:
    scenario = table(
        attacks(giant="D"), active=C, classic=True, C="giant 3/3", D="home 2/2", F="guest 2/2 at:D, away 2/2"
    )
    giant = ObjectId("giant")
    answers = asked(scenario, *(CanBlock(ObjectId(each), giant) for each in ("home", "guest", "away")))
    assert answers == [True, True, False]


def test_a_global_effect_is_measured_between_places() -> None:
    outcome = resolve(table(plague(A), ALL, active=A, classic=True, C="near 1/1", D="far 1/1", E="guest 1/1 at:D"))
    assert (lives(outcome), gone(outcome)) == ({"E": 19, "F": 19, "A": 19, "B": 19, "C": 19}, {"near", "plague"})


def test_a_stolen_creature_goes_one_territory_towards_the_thief() -> None:
    outcome = resolve(table(cast(THEFT, "wall", by=D), ALL, active=D, classic=True, B="wall 0/8 defender Wall tapped"))
    wall = outcome.state.objects[ObjectId("wall")]
    assert (wall.controller, wall.territory) == (D, C)


def test_a_stolen_artifact_is_in_the_thiefs_territory_at_once() -> None:
    outcome = resolve(table(cast(STEAL, "ring", by=D), ALL, active=D, classic=True, B="ring Artifact"))
    ring = ObjectId("ring")
    assert (outcome.state.objects[ring].controller, place(outcome.state, ring, D)) == (D, D)


def test_with_two_players_left_those_who_are_out_are_in_nobodys_reach() -> None:
    answers = asked(
        table(classic=True, gone="ACDF", B="bear 2/2"), IsInRange(B, A), IsInRange(BEAR, D), IsInRange(B, E)
    )
    assert answers == [False, False, True]


def test_a_march_is_over_with_the_turn() -> None:
    scenario = table(March(BEAR, E), NEXT_TURN, active=F, classic=True, F="bear 2/2")
    assert resolve(scenario).state.objects[BEAR].marched is True
    assert (
        resolve(table(March(BEAR, E), *[NEXT_TURN] * 6, active=F, classic=True, F="bear 2/2"))
        .state.objects[BEAR]
        .marched
        is False
    )

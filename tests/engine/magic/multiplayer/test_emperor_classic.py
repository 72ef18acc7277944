"""The older Emperor rules: territories, marches, reach from where something stands, control, blocks."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import (
    Activate,
    CanAttack,
    CanBlock,
    CanMarch,
    Cast,
    CharacteristicsOf,
    IsInRange,
    Leave,
    March,
    PlayerSetup,
    Scenario,
    WhatIsAttackable,
)
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.multiplayer.range_of_influence import seat_of_recipient
from bot.engine.magic.table.card_definition import CardDefinition
from bot.engine.magic.values.layers import characteristics
from bot.engine.magic.words.abilities import ActivatedAbility, Cost, MustAttack, StaticAbility
from bot.engine.magic.words.conditions import IsLike, Not
from bot.engine.magic.words.effects import (
    CountOf,
    Duration,
    Fixed,
    GainControl,
    GainLife,
    Impose,
    Modify,
    ModifyPowerToughness,
    SetPowerToughness,
)
from bot.engine.magic.words.filters import (
    CREATURE,
    THIS,
    AttachedObject,
    Filter,
    Matching,
    Players,
    Side,
    Status,
    TargetObject,
    TargetSpec,
)
from tests.engine.magic.multiplayer.emperor import A, B, C, D, E, F, asked, attacks, lives, losers, plague, table
from tests.engine.magic.tables.cards import creature
from tests.engine.magic.tables.spells import ALL, cast, spell
from tests.engine.magic.tables.table import NEXT_TURN, gone, refused, to
from tests.engine.magic.tables.words import SEATS

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
    outcome = resolve_scenario(table(March(BEAR, E), active=F, classic=True, F="bear 2/2"))
    bear = outcome.state.objects[BEAR]
    assert (bear.controller, bear.territory, bear.sick, bear.tapped) == (F, E, True, False)


@pytest.mark.parametrize(
    ("words", "to", "kinds"),
    [
        ("2/2 tapped", E, [RefusalKind.TAPPED_TO_MARCH]),
        ("2/2 sick", E, [RefusalKind.SICK_TO_MARCH]),
        ("0/3 defender Wall", E, [RefusalKind.WALL]),
        ("0/3 defender Wall despite-defender tapped", E, [RefusalKind.TAPPED_TO_MARCH]),
        ("2/2", D, [RefusalKind.NOT_ADJACENT]),
        ("2/2", A, [RefusalKind.NOT_ALLIED]),
    ],
)
def test_what_keeps_a_creature_from_marching(words: str, to: PlayerId, kinds: list[RefusalKind]) -> None:
    outcome = resolve_scenario(table(March(BEAR, to), active=F, classic=True, F=f"bear {words}"))
    assert [kind for kind, _ in refused(outcome)[0]] == kinds


def test_by_the_other_reading_no_creature_marches_out_of_enemy_territory() -> None:
    scenario = table(March(BEAR, D), active=D, classic=True, D="bear 2/2 at:C")
    assert refused(resolve_scenario(scenario)) == {}
    stays = resolve_scenario(replace(scenario, variant="emperor-classic-no-return"))
    assert refused(stays) == {0: [(RefusalKind.NO_RETURN, ("classic march",))]}


def test_a_creature_marches_once_a_turn() -> None:
    scenario = table(March(BEAR, E), active=F, classic=True, F="bear 2/2 haste")
    assert asked(replace(scenario, do=()), CanMarch(BEAR, E)) == [True]
    assert asked(scenario, CanMarch(BEAR, F)) == [False]


def test_a_creature_marches_in_its_controllers_main_phase() -> None:
    outcome = resolve_scenario(table(March(BEAR, E), active=A, classic=True, F="bear 2/2"))
    assert [kind for kind, _ in refused(outcome)[0]] == [RefusalKind.SORCERY_TIMING]


def test_today_nobody_marches() -> None:
    assert [kind for kind, _ in refused(resolve_scenario(table(March(BEAR, E), active=F, F="bear 2/2")))[0]] == [
        RefusalKind.NO_TERRITORIES
    ]


def test_a_creature_attacks_the_neighbours_of_where_it_stands() -> None:
    scenario = table(active=F, classic=True, F="bear 2/2 at:D")
    assert asked(scenario, WhatIsAttackable(BEAR), CanAttack(BEAR, A)) == [[C], False]


def test_several_players_are_attacked_in_one_combat() -> None:
    outcome = resolve_scenario(
        table(attacks(bear="D", ogre="F"), active=B, gone="AC", classic=True, B="bear 2/2, ogre 3/3")
    )
    assert lives(outcome) == {"D": 18, "F": 17}


def test_whoever_stands_in_the_attacked_territory_may_block() -> None:
    scenario = table(
        attacks(giant="D"), active=C, classic=True, C="giant 3/3", D="home 2/2", F="guest 2/2 at:D, away 2/2"
    )
    giant = ObjectId("giant")
    answers = asked(scenario, *(CanBlock(ObjectId(each), giant) for each in ("home", "guest", "away")))
    assert answers == [True, True, False]


def test_a_global_effect_is_measured_between_places() -> None:
    outcome = resolve_scenario(
        table(plague(A), ALL, active=A, classic=True, C="near 1/1", D="far 1/1", E="guest 1/1 at:D")
    )
    assert (lives(outcome), gone(outcome)) == ({"E": 19, "F": 19, "A": 19, "B": 19, "C": 19}, {"near", "plague"})


def test_a_stolen_creature_goes_one_territory_towards_the_thief() -> None:
    outcome = resolve_scenario(
        table(cast(THEFT, "wall", by=D), ALL, active=D, classic=True, B="wall 0/8 defender Wall tapped")
    )
    wall = outcome.state.objects[ObjectId("wall")]
    assert (wall.controller, wall.territory) == (D, C)


def test_a_stolen_artifact_is_in_the_thiefs_territory_at_once() -> None:
    outcome = resolve_scenario(table(cast(STEAL, "ring", by=D), ALL, active=D, classic=True, B="ring Artifact"))
    ring = ObjectId("ring")
    assert (outcome.state.objects[ring].controller, seat_of_recipient(outcome.state, ring, D)) == (D, D)


def test_an_aura_stands_with_what_it_enchants_and_keeps_working_there() -> None:
    strength = StaticAbility(AttachedObject(), (ModifyPowerToughness(1, 2),))
    far = "bear 2/2 at:C, strength Enchantment Aura enchant-creature on:bear"  # three seats from F
    scenario = table(classic=True, F=far)
    bear, aura = scenario.objects
    (face,) = aura.definition.faces
    working = CardDefinition((replace(face, abilities=(*face.abilities, strength)),))
    outcome = resolve_scenario(replace(scenario, objects=(bear, replace(aura, definition=working))))
    state = outcome.state
    assert (characteristics(state, BEAR).power, characteristics(state, BEAR).toughness) == (3, 4)
    assert seat_of_recipient(state, ObjectId("strength"), F) == C


@pytest.mark.parametrize(("territory", "kinds"), [("D", []), ("C", [RefusalKind.OUT_OF_RANGE])])
def test_an_ability_of_what_stands_out_of_reach_is_not_activated(territory: str, kinds: list[RefusalKind]) -> None:
    life = ActivatedAbility(Cost(), (GainLife(Players.YOU, Fixed(1)),), text="{0}: You gain 1 life.")
    stands = replace(creature("bear", "2/2", life, by=F), territory=PlayerId(territory))
    scenario = replace(table(Activate(BEAR, 1, F), active=F, classic=True), objects=(stands,))
    assert [kind for kind, _ in refused(resolve_scenario(scenario)).get(0, [])] == kinds


def test_turns_go_clockwise_from_whoever_begins_so_that_the_other_team_has_three() -> None:
    state = resolve_scenario(table(active=C, classic=True)).state
    assert "".join(state.turn_order()) == "CDEFAB"
    order = [
        str(resolve_scenario(table(*[NEXT_TURN] * turns, active=C, classic=True)).state.active) for turns in range(6)
    ]
    assert "".join(order) == "CDEFAB"


def test_a_team_loses_with_its_emperor_by_the_older_rules_too() -> None:
    outcome = resolve_scenario(table(Leave(E), classic=True))
    assert (losers(outcome), outcome.state.winner) == ("DEF", "ABC")


def test_you_is_nobody_but_the_player_and_mana_is_not_shared() -> None:
    nectar = spell("nectar", GainLife(Players.YOU, Fixed(4)))
    assert lives(resolve_scenario(table(cast(nectar, by=B), ALL, active=B, classic=True))) == {"B": 24}
    costly = CardDefinition((replace(nectar.faces[0], mana_cost="{R}"),))
    scenario = table(Cast(ObjectId("nectar"), costly, B), active=B, classic=True)
    purses = {B: {}, C: {"R": 5}}
    players = tuple(replace(each, mana=purses.get(each.name)) for each in scenario.players)
    assert [kind for kind, _ in refused(resolve_scenario(replace(scenario, players=players)))[0]] == [
        RefusalKind.CANT_PAY_MANA
    ]


def test_when_a_player_is_out_their_cards_leave_and_all_creatures_in_their_territory_die() -> None:
    outcome = resolve_scenario(
        table(
            Leave(D),
            active=D,
            classic=True,
            C="captive 3/3 owner:D",
            D="home 2/2, ring Artifact, away 1/1 at:E",
            E="guest 2/2 at:D, beside 2/2",
            F="idol Artifact",
        )
    )
    found = {str(each.id): each.zone.value for each in outcome.state.objects.values()}
    assert found == {
        **dict.fromkeys(("captive", "home", "ring", "away"), "outside"),
        "guest": "graveyard",
        **dict.fromkeys(("beside", "idol"), "battlefield"),
    }


def test_what_an_effect_did_for_good_stays_when_its_player_is_out() -> None:
    lasting = Modify(TargetObject(), (ModifyPowerToughness(1, 1),), Duration.PERMANENT)
    blessing = spell("blessing", lasting, targets=(TargetSpec(CREATURE),))
    outcome = resolve_scenario(table(cast(blessing, "ogre", by=D), ALL, Leave(D), active=D, classic=True, B="ogre 2/2"))
    assert characteristics(outcome.state, ObjectId("ogre")).power == 3


def test_a_creature_stays_within_two_territories_of_its_controller() -> None:
    seats = [PlayerId(f"{team}{seat}") for team in "xy" for seat in range(5)]
    players = tuple(PlayerSetup(seat, team=seat[0]) for seat in seats)
    stands = replace(creature("bear", "2/2", by=seats[0]), territory=seats[2])
    scenario = Scenario(players, (stands,), (March(BEAR, seats[3]),), seats[0], variant="emperor-classic")
    assert [kind for kind, _ in refused(resolve_scenario(scenario))[0]] == [RefusalKind.TOO_FAR]


def test_a_creature_elsewhere_attacks_in_its_controllers_turn_only() -> None:
    for active, may in ((F, True), (D, False)):
        assert asked(table(active=active, classic=True, F="bear 2/2 at:D"), CanAttack(BEAR, C)) == [may]


def test_a_stolen_creature_fights_where_it_stands_though_that_is_enemy_land() -> None:
    attack = table(active=D, classic=True, D="bear 2/2 at:B", gone="C")
    assert asked(attack, WhatIsAttackable(BEAR)) == [[A]]
    block = table(attacks(giant="C"), active=E, gone="D", classic=True, E="giant 3/3", F="bear 2/2 at:C")
    assert asked(block, CanBlock(BEAR, ObjectId("giant"))) == [True]


def test_702_14c_landwalk_looks_at_the_attacked_player_not_at_whoever_blocks() -> None:
    for owner, may in (("E", True), ("D", False)):
        lands = {owner: "forest Land Forest"} if owner == "E" else {}
        guards = "guard 2/2" if owner == "E" else "guard 2/2, forest Land Forest"
        scenario = table(attacks(dryad="D"), active=C, classic=True, C="dryad 1/1 forestwalk", D=guards, **lands)
        assert asked(scenario, CanBlock(ObjectId("guard"), ObjectId("dryad"))) == [may]


CALL = spell("call", Impose(TargetObject(), MustAttack()), targets=(TargetSpec(CREATURE),))


def called(words: str, active: PlayerId = E) -> Outcome:
    """C has a creature of the active player's attack if able, and the attack is declared."""
    do = (cast(CALL, "bear", by=C), ALL, to(Step.END_OF_COMBAT))
    return resolve_scenario(table(*do, active=active, classic=True, **{str(active): f"bear {words}"}))


def test_who_must_attack_and_has_nobody_next_to_it_marches_towards_the_source() -> None:
    bear = called("2/2").state.objects[BEAR]
    assert (bear.territory, bear.controller, bear.tapped, bear.sick) == (D, E, False, True)


def test_a_forced_march_counts_as_an_attack_for_the_creature_until_the_turn_is_over() -> None:
    assert called("2/2").state.objects[BEAR].memory.attacked
    assert called("2/2", active=D).state.objects[BEAR].memory.attacked  # it did attack
    do = (cast(CALL, "bear", by=C), ALL, NEXT_TURN)
    assert not resolve_scenario(table(*do, active=E, classic=True, E="bear 2/2")).state.objects[BEAR].memory.attacked


def test_neither_a_march_nor_a_theft_counts_as_an_attack() -> None:
    marched = resolve_scenario(table(March(BEAR, E), active=F, classic=True, F="bear 2/2"))
    stolen = resolve_scenario(table(cast(THEFT, "bear", by=C), ALL, active=C, classic=True, E="bear 2/2"))
    assert [each.state.objects[BEAR].memory.attacked for each in (marched, stolen)] == [False, False]
    assert stolen.state.objects[BEAR].territory == D


@pytest.mark.parametrize("words", ["2/2 sick", "2/2 tapped", "0/3 defender Wall"])
def test_what_is_new_or_has_somebody_to_attack_is_not_moved(words: str) -> None:
    assert called(words).state.objects[BEAR].territory is None
    assert lives(called("2/2", active=D)) == {"C": 18}


def test_today_nobody_is_moved_by_force() -> None:
    do = (cast(CALL, "bear", by=B), ALL, to(Step.END_OF_COMBAT))
    outcome = resolve_scenario(table(*do, active=E, gone="A", E="bear 2/2"))
    assert (refused(outcome), seat_of_recipient(outcome.state, BEAR, E), lives(outcome)) == ({}, E, {})


def test_with_two_players_left_those_who_are_out_are_in_nobodys_reach() -> None:
    answers = asked(
        table(classic=True, gone="ACDF", B="bear 2/2"), IsInRange(B, A), IsInRange(BEAR, D), IsInRange(B, E)
    )
    assert answers == [False, False, True]


LANDS = CountOf(Matching(Filter(all_of=("Forest",), side=Side.YOU)))
THEIRS = CountOf(Matching(Filter(all_of=("Forest",), side=Side.DEFENDING_PLAYER)))
ATTACKING = IsLike(THIS, Filter(statuses=(Status.ATTACKING,)))


@pytest.mark.parametrize("classic", [True, False])
def test_a_size_counted_from_lands_is_that_of_the_controllers_or_of_the_attacked_players(*, classic: bool) -> None:
    """Never of the territory where it stands."""
    liege = creature(
        "liege",
        "0/0",
        StaticAbility(THIS, (SetPowerToughness(LANDS, LANDS),), condition=Not(ATTACKING)),
        StaticAbility(THIS, (SetPowerToughness(THEIRS, THEIRS),), condition=ATTACKING),
        by=A,
        territory=B if classic else None,
    )
    here = table(classic=classic, A="a land forest", B="b1 land forest, b2 land forest", F="f land forest")
    seen = asked(replace(here, objects=(*here.objects, liege)), CharacteristicsOf(ObjectId("liege")))[0]
    assert characteristics(seen, ObjectId("liege")).power == 1
    there = table(attacks(liege="F"), classic=classic, A="a land forest", F="f1 land forest, f2 land forest")
    home = replace(liege, territory=None)
    assert lives(resolve_scenario(replace(there, objects=(*there.objects, home)))) == {"F": 18}


def test_a_march_is_over_with_the_turn() -> None:
    scenario = table(March(BEAR, E), NEXT_TURN, active=F, classic=True, F="bear 2/2")
    assert resolve_scenario(scenario).state.objects[BEAR].memory.marched is True
    assert (
        resolve_scenario(table(March(BEAR, E), *[NEXT_TURN] * 6, active=F, classic=True, F="bear 2/2"))
        .state.objects[BEAR]
        .memory.marched
        is False
    )

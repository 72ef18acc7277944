"""The Emperor variant (CR 804, 809): attacks on neighbours, deploying, and teams that lose with their emperor."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Activate, CanAttack, LegalTargets, SpellOrAbility, WhatIsAttackable
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from tests.engine.magic.multiplayer.emperor import A, B, C, D, E, F, asked, attacks, lives, losers, table
from tests.engine.magic.tables.spells import ALL, burn, cast
from tests.engine.magic.tables.table import refused

DEPLOY = "{T}: Target teammate"


@pytest.mark.parametrize(("player", "attackable"), [(A, [F]), (B, []), (C, [D]), (D, [C]), (E, []), (F, [A])])
def test_809_3c_only_the_opponent_in_the_next_seat_can_be_attacked(
    player: PlayerId, attackable: list[PlayerId]
) -> None:
    assert asked(table(active=player), WhatIsAttackable(player)) == [attackable]


def test_809_3c_planeswalkers_and_battles_are_their_players() -> None:
    scenario = table(active=C, C="bear 2/2", D="jace walker:3", E="chandra walker:4")
    assert asked(scenario, WhatIsAttackable(ObjectId("bear"))) == [[D, "jace"]]


def test_809_3c_who_does_not_sit_next_to_it_is_the_reason_why_a_creature_cannot_attack() -> None:
    for classic, cited in ((False, ("809.3c",)), (True, ("classic attack",))):
        outcome = resolve_scenario(table(attacks(bear="D"), active=B, classic=classic, B="bear 2/2"))
        assert refused(outcome) == {0: [(RefusalKind.NOT_NEXT_TO, cited)]}
    teammate = resolve_scenario(table(attacks(bear="A"), active=B, B="bear 2/2"))
    assert refused(teammate) == {0: [(RefusalKind.NOT_ATTACKABLE, ("506.2", "506.3"))]}


def test_801_3_a_neighbour_out_of_range_cannot_be_attacked() -> None:
    scenario = table(attacks(bear="D"), active=C, C="bear 2/2")
    near = tuple(replace(each, range=0) if each.name == C else each for each in scenario.players)
    outcome = resolve_scenario(replace(scenario, players=near))
    assert refused(outcome) == {0: [(RefusalKind.OUT_OF_RANGE, ("801.3",))]}


def test_809_a_territory_means_nothing_today() -> None:
    scenario = table(active=F, F="bear 2/2 at:D")
    assert asked(scenario, WhatIsAttackable(ObjectId("bear"))) == [[A]]


def test_800_4_seats_close_up_when_a_general_is_out() -> None:
    assert asked(table(active=B, gone="C"), WhatIsAttackable(B)) == [[D]]


def test_506_2a_a_combat_has_one_defending_player() -> None:
    both = attacks(bear="D", ogre="F")
    outcome = resolve_scenario(table(both, active=B, gone="AC", B="bear 2/2, ogre 3/3"))
    assert refused(outcome) == {0: [(RefusalKind.ONE_DEFENDING_PLAYER, ("506.2a", "507.1"))]}


@pytest.mark.parametrize(("bear", "cub", "legal"), [("F", "F", True), ("D", "D", True), ("F", None, False)])
def test_506_2a_508_1d_requirements_are_weighed_for_one_defending_player_at_a_time(
    bear: str, cub: str | None, legal: bool
) -> None:
    declared = attacks(**{"bear": bear, **({} if cub is None else {"cub": cub})})
    creatures, taunts = "bear 2/2, cub 1/1", ("d enchantment attack-me", "f enchantment attack-me")
    outcome = resolve_scenario(table(declared, active=B, gone="AC", B=creatures, D=taunts[0], F=taunts[1]))
    assert outcome.actions[0].legal is legal


def test_804_2_a_teammate_in_range_gains_control_of_a_deployed_creature() -> None:
    deployed = Activate(ObjectId("bear"), DEPLOY, F, (E,))
    outcome = resolve_scenario(table(deployed, ALL, active=F, F="bear 2/2"))
    bear = outcome.state.objects[ObjectId("bear")]
    assert (bear.controller, bear.owner, bear.tapped) == (E, F, True)


def test_804_2_teammates_out_of_range_are_no_targets() -> None:
    deploy = SpellOrAbility(source=ObjectId("bear"), ability=DEPLOY)
    assert asked(table(active=F, F="bear 2/2"), LegalTargets(deploy)) == [[E]]


@pytest.mark.parametrize(("words", "kind"), [("tapped", RefusalKind.TAPPED), ("sick", RefusalKind.SUMMONING_SICK)])
def test_804_2_deploying_takes_an_untapped_creature_that_is_ready(words: str, kind: RefusalKind) -> None:
    outcome = resolve_scenario(table(Activate(ObjectId("bear"), DEPLOY, F, (E,)), active=F, F=f"bear 2/2 {words}"))
    assert [reason for reason, _ in refused(outcome)[0]] == [kind]


def test_804_2_deploying_is_done_as_a_sorcery() -> None:
    outcome = resolve_scenario(table(Activate(ObjectId("bear"), DEPLOY, F, (E,)), active=A, F="bear 2/2"))
    assert refused(outcome) == {0: [(RefusalKind.SORCERY_TIMING, ("602.5d",))]}


def test_302_6_who_gains_control_can_not_attack_with_it_at_once() -> None:
    scenario = table(Activate(ObjectId("bear"), DEPLOY, F, (E,)), ALL, active=F, F="bear 2/2")
    assert asked(scenario, CanAttack(ObjectId("bear"), A)) == [False]


def test_809_5b_a_team_loses_with_its_emperor() -> None:
    outcome = resolve_scenario(table(cast(burn(20), "E", by=D), ALL, active=D))
    assert (losers(outcome), outcome.state.winner) == ("DEF", "ABC")


def test_809_5b_a_team_goes_on_without_a_general() -> None:
    outcome = resolve_scenario(table(cast(burn(20), "D", by=C), ALL, active=C))
    assert (losers(outcome), outcome.state.winner, lives(outcome)) == ("D", None, {"D": 0})

"""CR 506 and 511: the combat phase, what can be attacked, and removal from combat."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.events import AttackerDeclared, CombatEnded, PlayerLost, RemovedFromCombat
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    assigned,
    attack,
    block,
    cited,
    combat,
    duel,
    events,
    fight,
    gone,
    lives,
    refused,
    rules_by_moment,
    steps,
    to,
)
from tests.engine.magic.tables.words import ALICE


def test_506_1_a_combat_runs_through_its_five_steps() -> None:
    assert steps(combat("2/2", "1/1")) == [
        "beginning of combat",
        "declare attackers",
        "declare blockers",
        "combat damage",
        "end of combat",
    ]


@pytest.mark.parametrize("quick", ["first-strike", "double-strike"])
def test_506_1_first_or_double_strike_on_either_side_makes_two_damage_steps(quick: str) -> None:
    two = ["combat damage 1", "combat damage 2"]
    assert steps(combat(f"2/2 {quick}", "3/3"))[3:5] == two
    assert steps(combat("2/2", f"3/3 {quick}"))[3:5] == two


@pytest.mark.parametrize(
    ("objects", "at"),
    [("", "Bob"), ("jace walker:3", "jace"), ("siege battle:4 siege protector:Bob", "siege")],
)
def test_506_2_the_defending_player_their_planeswalkers_and_the_battles_they_protect_can_be_attacked(
    objects: str, at: str
) -> None:
    bob = objects if at != "siege" else ""
    alice = f"bear 2/2, {objects}" if at == "siege" else "bear 2/2"
    assert refused(fight(alice, bob, attack(f"bear>{at}"))) == {}


@pytest.mark.parametrize(
    ("alice", "bob", "at"),
    [
        ("bear 2/2", "", "Alice"),
        ("bear 2/2, jace walker:3", "", "jace"),
        ("bear 2/2", "siege battle:4 siege protector:Alice", "siege"),
        ("bear 2/2", "ox 1/4", "ox"),
        ("bear 2/2", "jace walker:3 zone:graveyard", "jace"),
        ("bear 2/2", "jace walker:3 phased_out", "jace"),
    ],
)
def test_506_2_nothing_else_can_be_attacked(alice: str, bob: str, at: str) -> None:
    outcome = fight(alice, bob, attack(f"bear>{at}"))
    assert refused(outcome) == {0: [(RefusalKind.NOT_ATTACKABLE, ("506.2", "506.3"))]}


def test_506_4_a_creature_that_dies_in_the_first_damage_step_is_removed_from_combat() -> None:
    outcome = combat("2/2", "2/2 first-strike")
    assert events(outcome, RemovedFromCombat) == [RemovedFromCombat(next(iter(outcome.state.objects)))]
    assert cited(outcome, RemovedFromCombat) == [("506.4",)]
    assert assigned(outcome) == [{"b1>attacker:2"}, set()]


def test_506_4c_who_attacked_a_planeswalker_that_left_goes_on_attacking_and_deals_no_damage() -> None:
    outcome = fight("wasp 3/3 first-strike, bear 2/2", "jace walker:3", attack("wasp>jace", "bear>jace"))
    assert assigned(outcome) == [{"wasp>jace:3"}, set()]
    assert (gone(outcome), lives(outcome)) == ({"jace"}, (20, 20))
    assert {"510.1b", "506.4c"} in rules_by_moment(outcome)


def test_506_4c_who_attacked_a_planeswalker_that_left_still_fights_its_blockers() -> None:
    outcome = fight(
        "wasp 3/3 first-strike, bear 2/2", "jace walker:3, cub 2/2", attack("wasp>jace", "bear>jace"), block("cub>bear")
    )
    assert assigned(outcome) == [{"wasp>jace:3"}, {"bear>cub:2", "cub>bear:2"}]
    assert gone(outcome) == {"jace", "bear", "cub"}


def test_506_4d_an_attacked_creature_planeswalker_can_block_and_both_leaves_at_once() -> None:
    outcome = fight(
        "bear 2/2, wolf 3/3", "gideon 4/4 walker:4", attack("bear>gideon", "wolf>Bob"), block("gideon>wolf")
    )
    assert assigned(outcome) == [{"bear>gideon:2", "wolf>gideon:3", "gideon>wolf:4"}]
    assert gone(outcome) == {"gideon", "wolf"}


def test_506_3_a_planeswalker_attacked_by_three_leaves_with_its_one_loyalty() -> None:
    outcome = fight("a 1/1, b 1/1, c 1/1", "jace walker:1", attack("a>jace", "b>jace", "c>jace"))
    assert assigned(outcome) == [{"a>jace:1", "b>jace:1", "c>jace:1"}]
    assert (gone(outcome), lives(outcome)) == ({"jace"}, (20, 20))


def test_506_2_a_siege_can_be_attacked_by_its_own_controller_and_its_protector_blocks() -> None:
    outcome = fight("bear 2/2, siege battle:4 siege protector:Bob", "cub 2/2", attack("bear>siege"), block("cub>bear"))
    assert refused(outcome) == {}
    assert assigned(outcome) == [{"bear>cub:2", "cub>bear:2"}]


def test_511_3_all_leave_combat_as_the_end_of_combat_step_ends() -> None:
    outcome = fight("bear 2/2", "", attack("bear"), to(Step.POSTCOMBAT_MAIN))
    assert (cited(outcome, CombatEnded), outcome.state.combat) == ([("511.3",)], None)


def test_104_4a_both_players_at_zero_life_is_a_draw() -> None:
    outcome = fight("", "", to(Step.END), lives=(0, 0))
    assert (outcome.state.drawn, outcome.state.winner) == (True, None)
    assert rules_by_moment(outcome) == [{"704.5a"}, {"104.4a"}]


def test_104_2a_the_last_player_in_the_game_wins_and_no_second_damage_step_follows() -> None:
    outcome = fight("wasp 2/2 double-strike", "", attack("wasp"), lives=(20, 2))
    assert (outcome.state.winner, lives(outcome)) == (ALICE, (20, 0))
    assert steps(outcome)[-1] == "combat damage 1"


def test_104_1_nothing_is_declared_in_a_game_that_has_ended() -> None:
    outcome = fight("bear 2/2", "", attack("bear"), block(), lives=(20, 0))
    assert refused(outcome) == {
        0: [(RefusalKind.GAME_OVER, ("104.1",))],
        1: [(RefusalKind.GAME_OVER, ("104.1",))],
    }


def test_104_1_nobody_attacks_after_the_game_ended_on_the_way_to_the_declaration() -> None:
    scenario = duel("bear 2/2", "", attack("bear"), step=Step.UPKEEP)
    alice, bob = scenario.players
    outcome = resolve_scenario(replace(scenario, players=(replace(alice, library_known=True), bob)))
    assert [each.player for each in events(outcome, PlayerLost)] == [ALICE]
    assert refused(outcome) == {0: [(RefusalKind.GAME_OVER, ("104.1",))]}
    assert events(outcome, AttackerDeclared) == []

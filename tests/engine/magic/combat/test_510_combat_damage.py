"""CR 510: assigning and dealing combat damage, in one step or two; trample's part in it is 702.19's."""

from dataclasses import replace

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import PlayerSetup
from bot.engine.magic.events import DamageAssigned, DamageDealt, NoDamageAssigned, StepBegan
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    assign,
    assigned,
    attack,
    block,
    cited,
    combat,
    dealt,
    duel,
    events,
    fight,
    gone,
    life_changes,
    lives,
    refused,
    rules_by_moment,
    steps,
    to,
)
from tests.engine.magic.tables.words import ALICE, BOB, CAROL


def test_510_1a_a_creature_assigns_damage_equal_to_its_power() -> None:
    assert assigned(combat("3/1", "2/5")) == [{"attacker>b1:3", "b1>attacker:2"}]


@pytest.mark.parametrize("size", ["0/3", "-2/3"])
def test_510_1a_with_power_zero_or_less_it_assigns_none(size: str) -> None:
    outcome = combat(size, size)
    assert (assigned(outcome), len(events(outcome, NoDamageAssigned))) == ([set()], 2)
    assert cited(outcome, NoDamageAssigned) == [("510.1a",), ("510.1a",)]


def test_510_1a_a_defender_without_power_stops_the_attack_and_deals_nothing() -> None:
    outcome = combat("3/3", "0/1 defender")
    assert (assigned(outcome), gone(outcome), lives(outcome)) == ([{"attacker>b1:3"}], {"b1"}, (20, 20))


def test_510_1b_an_unblocked_creature_assigns_to_what_it_attacks() -> None:
    outcome = fight(
        "a 1/1, b 2/2, c 3/3, siege battle:4 siege protector:Bob",
        "jace walker:4",
        attack("a>Bob", "b>jace", "c>siege"),
    )
    assert assigned(outcome) == [{"a>Bob:1", "b>jace:2", "c>siege:3"}]
    assert cited(outcome, DamageAssigned) == [("510.1b",)] * 3


def test_510_1c_a_blocked_creature_assigns_to_the_one_creature_blocking_it() -> None:
    outcome = combat("5/5", "1/1")
    assert (assigned(outcome), lives(outcome)) == ([{"attacker>b1:5", "b1>attacker:1"}], (20, 20))
    assert cited(outcome, DamageAssigned) == [("510.1c",), ("510.1d",)]


@pytest.mark.parametrize("division", ["b1:4", "b1:3 b2:1", "b1:2 b2:2", "b1:1 b2:3", "b2:4"])
def test_510_1c_the_attacker_divides_freely_among_several_blockers(division: str) -> None:
    outcome = combat("4/9", "2/3", "1/1", then=[assign("attacker", division)])
    assert refused(outcome) == {}
    expected = {f"attacker>{share}" for share in division.split()}
    assert assigned(outcome) == [expected | {"b1>attacker:2", "b2>attacker:1"}]


ILLEGAL = {
    "b1:3": (RefusalKind.WRONG_TOTAL, ("510.1a",)),
    "b1:3 b2:2": (RefusalKind.WRONG_TOTAL, ("510.1a",)),
    "b1:5 b2:-1": (RefusalKind.WRONG_TOTAL, ("510.1a",)),
    "b1:4 b2:0": (RefusalKind.WRONG_TOTAL, ("510.1a",)),
    "": (RefusalKind.WRONG_TOTAL, ("510.1a",)),
    "b1:3 Bob:1": (RefusalKind.NOT_A_RECIPIENT, ("510.1c",)),
    "b1:3 attacker:1": (RefusalKind.NOT_A_RECIPIENT, ("510.1c",)),
}


@pytest.mark.parametrize("division", ILLEGAL)
def test_510_1c_an_illegal_division_is_refused_and_the_default_holds(division: str) -> None:
    outcome = combat("4/9", "2/3", "1/1", then=[assign("attacker", division)])
    assert refused(outcome) == {2: [ILLEGAL[division]]}
    assert assigned(outcome)[0] >= {"attacker>b1:3", "attacker>b2:1"}


def test_510_1b_an_unblocked_creature_assigns_to_nothing_else() -> None:
    outcome = fight("bear 2/2", "jace walker:3", attack("bear>jace"), assign("bear", "Bob:2"))
    assert refused(outcome) == {1: [(RefusalKind.NOT_A_RECIPIENT, ("510.1b",))]}
    assert assigned(outcome) == [{"bear>jace:2"}]


def test_510_1d_a_blocker_of_several_divides_freely() -> None:
    outcome = fight(
        "a 2/2, b 2/2", "ox 3/9 blocks-two", attack("a", "b"), block("ox>a+b"), assign("ox", "a:1 b:2", by=BOB)
    )
    assert refused(outcome) == {}
    assert assigned(outcome) == [{"a>ox:2", "b>ox:2", "ox>a:1", "ox>b:2"}]


def test_510_1d_a_blocker_never_assigns_to_the_player() -> None:
    outcome = combat("2/2", "5/5 trample", then=[assign("b1", "attacker:2 Alice:3")])
    assert refused(outcome) == {2: [(RefusalKind.NOT_A_RECIPIENT, ("510.1d",))]}
    assert lives(outcome) == (20, 20)


def test_510_1_each_player_divides_for_their_own_creatures() -> None:
    bob = combat("4/9", "2/3", "1/1", then=[assign("attacker", "b1:2 b2:2", by=BOB)])
    assert refused(bob) == {2: [(RefusalKind.WRONG_DIVIDER, ("510.1c",))]}
    alice = fight(
        "a 2/2, b 2/2", "ox 3/9 blocks-two", attack("a", "b"), block("ox>a+b"), assign("ox", "a:1 b:2", by=ALICE)
    )
    assert refused(alice) == {2: [(RefusalKind.WRONG_DIVIDER, ("510.1d",))]}


def test_733_1_an_illegal_division_gives_way_to_the_next_for_that_creature() -> None:
    outcome = combat("4/9", "2/3", "1/1", then=[assign("attacker", "b1:9"), assign("attacker", "b1:2 b2:2")])
    assert refused(outcome) == {2: [(RefusalKind.WRONG_TOTAL, ("510.1a",))]}
    assert assigned(outcome)[0] >= {"attacker>b1:2", "attacker>b2:2"}


def test_510_1_a_division_for_who_assigns_nothing_is_refused() -> None:
    outcome = fight(
        "bear 2/2, wall 0/4, cub 1/1", "", attack("bear", "wall"), assign("wall", "Bob:2"), assign("cub", "Bob:1")
    )
    assert {action: [kind for kind, _ in found] for action, found in refused(outcome).items()} == {
        1: [RefusalKind.NOT_ASSIGNING],
        2: [RefusalKind.NOT_ASSIGNING],
    }


def test_510_1_after_the_damage_a_division_comes_too_late() -> None:
    outcome = combat("4/9", "2/3", "1/1", then=[to(Step.COMBAT_DAMAGE), assign("attacker", "b1:2 b2:2")])
    assert refused(outcome) == {3: [(RefusalKind.NOT_ASSIGNING, ("510.1", "510.4"))]}


def test_510_2_all_damage_is_dealt_at_once_and_both_die() -> None:
    outcome = combat("2/2", "2/2")
    assert gone(outcome) == {"attacker", "b1"}
    assert len({entry.moment for entry in outcome.trace if isinstance(entry.event, DamageDealt)}) == 1
    assert {"510.2", "120.2a", "120.3e"} in rules_by_moment(outcome)


def test_506_4b_a_creature_that_attacked_and_is_tapped_deals_its_damage() -> None:
    outcome = fight("bear 2/2", "", attack("bear"))
    assert (lives(outcome), next(iter(outcome.state.objects.values())).tapped) == ((20, 18), True)


# Two steps.


def test_510_4_first_strike_deals_first_and_the_dead_deal_nothing() -> None:
    outcome = combat("2/2 first-strike", "2/2")
    assert (assigned(outcome), gone(outcome)) == ([{"attacker>b1:2"}, set()], {"b1"})
    assert [each.part for each in events(outcome, StepBegan) if each.step is Step.COMBAT_DAMAGE] == [1, 2]


def test_510_4_a_blocker_with_first_strike_kills_before_the_attacker_deals_damage() -> None:
    outcome = combat("5/2", "2/2 first-strike")
    assert (assigned(outcome), gone(outcome)) == ([{"b1>attacker:2"}, set()], {"attacker"})


def test_510_4_who_has_first_strike_deals_no_damage_in_the_second_step() -> None:
    outcome = combat("1/5 first-strike", "2/4")
    assert assigned(outcome) == [{"attacker>b1:1"}, {"b1>attacker:2"}]


def test_510_4_double_strike_deals_damage_in_both_steps() -> None:
    outcome = combat("2/5 double-strike", "2/4")
    assert assigned(outcome) == [{"attacker>b1:2"}, {"attacker>b1:2", "b1>attacker:2"}]
    assert gone(outcome) == {"b1"}


def test_510_4_first_and_double_strike_together_are_double_strike() -> None:
    assert lives(fight("wasp 2/2 first-strike double-strike", "", attack("wasp"))) == (20, 16)


def test_510_4_creatures_without_either_wait_when_anybody_has_it() -> None:
    outcome = fight("wasp 1/1 first-strike, bear 2/2", "", attack("wasp", "bear"))
    assert assigned(outcome) == [{"wasp>Bob:1"}, {"bear>Bob:2"}]


def test_510_4_without_trample_a_double_striker_whose_blocker_died_deals_nothing_more() -> None:
    outcome = combat("3/3 double-strike", "2/2")
    assert (assigned(outcome), lives(outcome)) == ([{"attacker>b1:3"}, set()], (20, 20))
    assert ("510.1c",) in cited(outcome, NoDamageAssigned)


def test_510_4_a_first_striker_off_the_board_still_leaves_a_second_step() -> None:
    outcome = combat("2/2 first-strike", "3/1 first-strike")
    assert steps(outcome)[-3:-1] == ["combat damage 1", "combat damage 2"]
    assert gone(outcome) == {"attacker", "b1"}


def test_510_4_a_division_given_in_advance_serves_the_second_step() -> None:
    outcome = combat(
        "3/9 double-strike",
        "1/9",
        "1/9",
        then=[assign("attacker", "b1:3"), assign("attacker", "b1:1 b2:2")],
    )
    assert refused(outcome) == {}
    assert dealt(outcome) == [
        {"attacker>b1:3"},
        {"attacker>b1:1", "attacker>b2:2", "b1>attacker:1", "b2>attacker:1"},
    ]


def test_510_4_a_division_between_the_steps_serves_the_second() -> None:
    outcome = combat("3/9 double-strike", "1/9", "1/9", then=[to(Step.COMBAT_DAMAGE), assign("attacker", "b1:1 b2:2")])
    assert refused(outcome) == {}
    assert assigned(outcome)[1] >= {"attacker>b1:1", "attacker>b2:2"}


def test_510_4_an_illegal_division_for_the_first_step_gives_way_and_the_second_keeps_its_own() -> None:
    outcome = combat(
        "3/9 double-strike",
        "1/9",
        "1/9",
        then=[assign("attacker", "b1:4"), assign("attacker", "b1:3"), assign("attacker", "b2:3")],
    )
    assert list(refused(outcome)) == [2]
    assert assigned(outcome)[0] == {"attacker>b1:3"}
    assert assigned(outcome)[1] >= {"attacker>b2:3"}


def test_510_4_lifelink_of_the_first_step_saves_its_controller_before_the_second() -> None:
    outcome = fight("cat 3/3 first-strike lifelink, bear 2/2", "ogre 4/4, wolf 3/3", attack("cat>Bob"), lives=(1, 20))
    assert life_changes(outcome) == [("Bob", -3), ("Alice", 3)]


def test_510_3_the_step_of_a_first_striker_stands_still_before_the_second() -> None:
    outcome = combat("2/2 first-strike", "2/2", then=[to(Step.COMBAT_DAMAGE)])
    assert steps(outcome)[3:] == ["combat damage 1", "combat damage 2", "end of combat"]


def test_510_1e_the_defaults_of_others_serve_a_division_that_relies_on_deathtouch() -> None:
    outcome = fight(
        "beast 5/5 trample, snake 2/2 deathtouch",
        "p 1/4 blocks-two, q 1/4 blocks-two",
        attack("beast", "snake"),
        block("p>beast+snake", "q>beast+snake"),
        assign("beast", "Bob:5"),
    )
    assert refused(outcome) == {}
    assert assigned(outcome)[0] >= {"beast>Bob:5", "snake>p:1", "snake>q:1"}


def test_510_1e_the_defaults_of_others_serve_a_division_where_only_one_sharing_out_does() -> None:
    outcome = fight(
        "beast 9/9 trample, bear 3/3, wolf 3/3",
        "p 1/3 blocks-any, q 1/3 blocks-any",
        attack("beast", "bear", "wolf"),
        block("p>beast+bear+wolf", "q>beast+bear"),
        assign("beast", "Bob:9"),
    )
    assert refused(outcome) == {}
    assert assigned(outcome)[0] >= {"beast>Bob:9", "bear>q:3", "wolf>p:3"}


def test_800_4e_no_damage_is_assigned_to_a_player_who_has_lost() -> None:
    scenario = duel("quick 3/3 first-strike, slow 2/2", "", attack("quick>Bob", "slow>Bob"), lives=(20, 3))
    outcome = resolve_scenario(replace(scenario, players=(*scenario.players, PlayerSetup(CAROL))))
    assert assigned(outcome) == [{"quick>Bob:3"}, set()]

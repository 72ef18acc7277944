"""CR 119-120: what damage does to what is dealt it."""

import pytest

from bot.engine.magic.events import CountersRemoved, DamageDealt, DamageMarked, LifeGained, LifeLost
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from tests.engine.magic.tables.table import (
    NEXT_TURN,
    attack,
    block,
    cited,
    combat,
    counters,
    events,
    fight,
    gone,
    life_changes,
    lives,
    marked,
    rules_by_moment,
    to,
)
from tests.engine.magic.tables.words import BOB

JACE, GIDEON = ObjectId("jace"), ObjectId("gideon")


def test_120_3a_damage_to_a_player_is_life_lost() -> None:
    outcome = fight("bear 2/2", "", attack("bear"))
    assert (events(outcome, LifeLost), cited(outcome, LifeLost)) == ([LifeLost(BOB, 2)], [("120.3a",)])


def test_120_3c_damage_to_a_planeswalker_removes_loyalty() -> None:
    outcome = fight("bear 2/2", "jace walker:3", attack("bear>jace"))
    assert events(outcome, CountersRemoved) == [CountersRemoved(JACE, "loyalty", 2)]
    assert cited(outcome, CountersRemoved) == [("120.3c", "306.8")]
    assert (counters(outcome), lives(outcome)) == ({"jace": {"loyalty": 1}}, (20, 20))


def test_120_3c_no_more_loyalty_is_removed_than_there_is_while_all_the_damage_is_dealt() -> None:
    outcome = fight("a 2/2, b 5/5", "jace walker:3", attack("a>jace", "b>jace"))
    assert sum(each.amount for each in events(outcome, DamageDealt)) == 7
    assert sum(each.amount for each in events(outcome, CountersRemoved)) == 3
    assert gone(outcome) == {"jace"}


def test_120_3c_e_a_creature_planeswalker_gets_both_results() -> None:
    outcome = fight("bear 2/2", "gideon 4/4 walker:4", attack("bear>gideon"))
    assert events(outcome, CountersRemoved) == [CountersRemoved(GIDEON, "loyalty", 2)]
    assert events(outcome, DamageMarked) == [DamageMarked(GIDEON, 2, deathtouch=False)]
    assert (counters(outcome), marked(outcome)) == ({"gideon": {"loyalty": 2}}, {"gideon": 2})


def test_120_3e_damage_is_marked_on_a_creature() -> None:
    outcome = combat("2/5", "3/4")
    assert marked(outcome) == {"attacker": 3, "b1": 2}
    assert cited(outcome, DamageMarked) == [("120.3e",), ("120.3e",)]


def test_120_3h_damage_to_a_battle_removes_defense() -> None:
    outcome = fight("bear 2/2, siege battle:5 siege protector:Bob", "", attack("bear>siege"))
    assert counters(outcome) == {"siege": {"defense": 3}}
    assert cited(outcome, CountersRemoved) == [("120.3h", "310.6")]


def test_120_6_marked_damage_adds_up_and_stays_through_the_turn() -> None:
    assert gone(combat("1/5", "2/3 damage:2")) == {"b1"}
    assert marked(combat("1/5", "2/3 damage:1", then=[to(Step.END)])) == {"attacker": 2, "b1": 2}


def test_514_2_marked_damage_wears_off_in_the_cleanup_step() -> None:
    assert marked(combat("1/5", "2/3", then=[to(Step.CLEANUP)])) == {}


def test_514_2_phased_out_permanents_lose_their_damage_too() -> None:
    assert marked(fight("bear 2/2 damage:1 phased_out", "", to(Step.CLEANUP))) == {}


@pytest.mark.parametrize("words", ["", "lifelink", "deathtouch"])
def test_120_8_no_damage_is_no_event(words: str) -> None:
    outcome = combat(f"0/3 {words}", "0/3")
    assert (events(outcome, DamageDealt), lives(outcome), gone(outcome)) == ([], (20, 20), set())


# Lifelink (702.15).


def test_120_3f_lifelink_gains_as_much_as_was_dealt_as_a_result_of_the_damage() -> None:
    outcome = fight("cat 3/3 lifelink", "", attack("cat"))
    assert (life_changes(outcome), cited(outcome, LifeGained)) == ([("Bob", -3), ("Alice", 3)], [("120.3f", "702.15b")])


def test_702_15b_one_source_gains_once_for_all_that_it_dealt_at_once() -> None:
    outcome = combat("7/7 lifelink trample", "1/2", "1/3")
    assert life_changes(outcome) == [("Bob", -2), ("Alice", 7)]


def test_702_15e_several_sources_gain_separately() -> None:
    outcome = fight("cat 3/3 lifelink, lion 2/2 lifelink", "", attack("cat", "lion"))
    assert sorted(life_changes(outcome)) == [("Alice", 2), ("Alice", 3), ("Bob", -3), ("Bob", -2)]


def test_702_15f_a_second_lifelink_is_redundant() -> None:
    assert lives(fight("cat 3/3 lifelink self:lifelink", "", attack("cat"))) == (23, 17)


def test_702_15b_lifelink_counts_damage_beyond_what_kills_and_damage_to_planeswalkers() -> None:
    assert lives(combat("5/5 lifelink", "1/1")) == (25, 20)
    assert lives(fight("cat 5/5 lifelink", "jace walker:2", attack("cat>jace"))) == (25, 20)


def test_704_3_lifelink_gains_before_anybody_can_lose() -> None:
    outcome = fight("bear 3/3", "cat 3/3 lifelink, ox 2/2", attack("bear"), block("cat>bear"), lives=(20, 1))
    assert lives(outcome) == (20, 4)
    saved = fight(
        "cat 2/2 lifelink, bear 5/5", "ogre 3/3 lifelink", attack("cat", "bear"), block("ogre>bear"), lives=(1, 1)
    )
    assert (lives(saved), saved.state.winner) == ((3, 2), None)


def test_702_15b_lifelink_on_both_sides_of_one_fight() -> None:
    outcome = combat("3/3 lifelink", "2/2 lifelink", lives=(1, 1))
    assert (lives(outcome), gone(outcome)) == ((4, 3), {"b1"})


def test_702_15b_lifelink_does_not_save_who_is_dealt_more_than_they_gain() -> None:
    outcome = fight("a 3/3, b 3/3", "cat 2/2 lifelink", attack("a", "b"), block("cat>a"), lives=(20, 1))
    assert (lives(outcome), outcome.state.winner) == ((20, 0), "Alice")


def test_615_6_prevented_damage_gains_no_life_and_marks_nothing() -> None:
    outcome = combat("3/3 green lifelink", "2/2 protection-from-green")
    assert (lives(outcome), marked(outcome)) == ((20, 20), {"attacker": 2})


def test_120_5_damage_is_dealt_in_one_moment_and_destroys_in_a_later_one() -> None:
    moments = rules_by_moment(combat("2/2", "2/2"))
    assert moments[-3:-1] == [{"704.5g", "701.8a"}, {"506.4"}]
    assert {"510.2", "120.2a", "120.3e"} in moments


def test_120_6_damage_of_an_earlier_combat_does_not_count_in_the_next_turn() -> None:
    outcome = combat("2/2", "1/3", then=[NEXT_TURN, attack("b1>Alice"), block("attacker>b1")])
    assert gone(outcome) == set()

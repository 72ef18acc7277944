"""CR 702: keywords where they meet in combat, and the cases that are ruled wrongly most often."""

import pytest

from bot.engine.magic.asking.refusals import RefusalKind
from bot.engine.magic.asking.scenario import Assignments, DamageRange
from bot.engine.magic.events import DamageAssigned
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.ground.steps import Step
from bot.engine.magic.values.layers import characteristics
from tests.engine.magic.tables.table import (
    asked,
    assign,
    assigned,
    attack,
    block,
    cited,
    combat,
    dealt,
    divided,
    duel,
    fight,
    gone,
    lives,
    marked,
    prevented,
    refused,
    to,
)
from tests.engine.magic.tables.words import BOB

# Deathtouch (702.2).


def test_702_2c_one_is_lethal_from_deathtouch_and_tramples_over() -> None:
    outcome = combat("4/4 deathtouch trample", "5/5", "3/3")
    assert (lives(outcome), gone(outcome)) == ((20, 18), {"attacker", "b1", "b2"})
    assert cited(outcome, DamageAssigned)[0] == ("510.1c", "702.19b", "702.2c")


def test_702_2c_deathtouch_counts_for_another_attacker_s_trample() -> None:
    outcome = fight(
        "beast 5/5 trample, snake 1/1 deathtouch",
        "wall 0/9 blocks-two",
        attack("beast", "snake"),
        block("wall>beast+snake"),
        assign("beast", "Bob:5"),
    )
    assert (refused(outcome), lives(outcome), gone(outcome)) == ({}, (20, 15), {"wall"})


def test_702_2c_without_trample_deathtouch_is_divided_freely() -> None:
    outcome = combat("3/3 deathtouch", "0/9", "0/8", "0/7")
    assert gone(outcome) == {"b1", "b2", "b3"}


def test_702_2b_deathtouch_does_nothing_to_planeswalkers() -> None:
    assert gone(fight("snake 1/1 deathtouch", "jace walker:3", attack("snake>jace"))) == set()


def test_702_2_deathtouch_and_trample_against_an_indestructible_blocker() -> None:
    outcome = combat("4/4 deathtouch trample", "5/5 indestructible")
    assert (lives(outcome), gone(outcome), marked(outcome)) == ((20, 17), {"attacker"}, {"b1": 1})


def test_702_2_deathtouch_needs_one_even_where_marked_damage_leaves_more() -> None:
    outcome = combat("3/3 deathtouch trample double-strike", "1/6 damage:2", "1/4 indestructible damage:4")
    assert assigned(outcome)[0] == {"attacker>b1:1", "attacker>Bob:2"}
    assert assigned(outcome)[1] == {"attacker>Bob:3", "b2>attacker:1"}
    assert lives(outcome) == (20, 15)


def test_702_2_deathtouch_with_first_strike_kills_before_being_hit() -> None:
    outcome = combat("9/9", "1/1 first-strike deathtouch")
    assert (gone(outcome), dealt(outcome)) == ({"attacker"}, [{"b1>attacker:1"}, set()])


def test_702_16e_deathtouch_trample_into_protection_still_assigns_one() -> None:
    outcome = combat("4/4 green deathtouch trample", "5/5 protection-from-green")
    assert (lives(outcome), prevented(outcome), gone(outcome)) == ((20, 17), {"attacker>b1:1"}, {"attacker"})


def test_702_15b_lifelink_trample_deathtouch_all_together() -> None:
    outcome = combat("5/5 lifelink deathtouch trample", "6/6", "1/1")
    assert (lives(outcome), gone(outcome)) == ((25, 17), {"attacker", "b1", "b2"})


# Keywords that are had twice, or by counters and Auras.


@pytest.mark.parametrize("keyword", ["trample", "double-strike", "first-strike", "menace", "flying"])
def test_702_a_second_instance_is_redundant(keyword: str) -> None:
    once, twice = (
        combat(f"5/5 {words}", "2/2 flying", "1/1 flying") for words in (keyword, f"{keyword} self:{keyword}")
    )
    assert (assigned(once), lives(once)) == (assigned(twice), lives(twice))


@pytest.mark.parametrize("word", ["trample:1", "self:trample"])
def test_122_1b_trample_of_a_counter_or_an_effect_is_trample(word: str) -> None:
    assert lives(combat(f"5/5 {word}", "2/2")) == (20, 17)


def test_122_1a_counters_change_what_is_lethal_and_what_is_assigned() -> None:
    outcome = combat("3/3 trample +1/+1:2", "2/2 -1/-1:1")
    assert (assigned(outcome), lives(outcome)) == ([{"attacker>b1:1", "attacker>Bob:4", "b1>attacker:1"}], (20, 16))


def test_301_5_equipment_and_auras_change_the_creature_that_fights() -> None:
    outcome = fight(
        "bear 2/2, sword artifact equipment host:+2/+2 on:bear, fang aura enchant-creature host:trample on:bear",
        "cub 1/1",
        attack("bear"),
        block("cub>bear"),
    )
    assert assigned(outcome) == [{"bear>cub:1", "bear>Bob:3", "cub>bear:1"}]


def test_702_7_first_strike_of_an_equipment_makes_two_steps() -> None:
    outcome = fight(
        "bear 2/2, blade artifact equipment host:first-strike on:bear", "cub 2/2", attack("bear"), block("cub>bear")
    )
    assert (gone(outcome), assigned(outcome)) == ({"cub"}, [{"bear>cub:2"}, set()])


# A judge's evening.


def test_702_19b_a_shared_wall_with_trample_on_both_sides_and_deathtouch_on_one() -> None:
    table = duel(
        "hydra 4/4 trample, snake 2/2 trample deathtouch",
        "wall 0/7 blocks-two",
        attack("hydra", "snake"),
        block("wall>hydra+snake"),
    )
    hydra, snake = ObjectId("hydra"), ObjectId("snake")
    assert asked(table, DamageRange(hydra, BOB), DamageRange(snake, BOB)) == [
        {"min": 0, "max": 4},
        {"min": 0, "max": 2 - 1},
    ]


def test_702_19b_two_tramplers_cover_for_each_other_only_once() -> None:
    outcome = fight(
        "a 4/4 trample, b 4/4 trample",
        "wall 0/4 blocks-two",
        attack("a", "b"),
        block("wall>a+b"),
        assign("a", "Bob:4"),
        assign("b", "Bob:4"),
    )
    assert [kind for found in refused(outcome).values() for kind, _ in found] == [RefusalKind.NOT_LETHAL]
    assert lives(outcome) == (20, 16)


def test_510_4_a_double_striker_s_second_division_among_who_is_left() -> None:
    table = duel(
        "hydra 5/9 double-strike trample",
        "a 1/2, b 1/4",
        attack("hydra"),
        block("a>hydra", "b>hydra"),
        assign("hydra", "a:5"),
        to(Step.COMBAT_DAMAGE),
    )
    (divisions,) = asked(table, Assignments(ObjectId("hydra")))
    assert divided(divisions) == {"b:4 Bob:1", "b:5"}


def test_702_111b_a_menace_attacker_with_one_blocker_killed_by_another_first_striker_stays_blocked() -> None:
    outcome = fight(
        "ogre 4/4 menace, wasp 2/2 first-strike",
        "a 1/1 blocks-two, b 1/2",
        attack("ogre", "wasp"),
        block("a>ogre+wasp", "b>ogre"),
    )
    assert assigned(outcome) == [{"wasp>a:2"}, {"ogre>b:4", "b>ogre:1"}]
    assert lives(outcome) == (20, 20)


def test_702_19b_the_default_counts_the_damage_that_another_attacker_can_only_assign_to_the_shared_blocker() -> None:
    def alone_or_together(*order: str) -> tuple[int, ...]:
        return lives(
            fight("force 5/5 trample, bear 2/3", "dragon 4/4 blocks-two", attack(*order), block("dragon>force+bear"))
        )

    assert alone_or_together("bear", "force") == (20, 17)
    assert alone_or_together("force", "bear") == (20, 17)


def test_122_1a_counters_of_other_sizes_count() -> None:
    outcome = fight("bear 1/3 +2/+2:1 -0/-1:1, wolf 1/3 +1/+0:2", "", to(Step.END))
    sizes = [(characteristics(outcome.state, ObjectId(each))) for each in ("bear", "wolf")]
    assert [(each.power, each.toughness) for each in sizes] == [(3, 4), (3, 3)]


def test_702_19e_trample_over_planeswalkers_cites_its_own_exception_when_the_planeswalker_is_gone() -> None:
    outcome = fight(
        "wasp 3/3 first-strike, titan 4/4 trample-over-planeswalkers",
        "jace walker:3",
        attack("wasp>jace", "titan>jace"),
    )
    assert assigned(outcome) == [{"wasp>jace:3"}, {"titan>Bob:4"}]
    assert "702.19e" in cited(outcome, DamageAssigned)[1]

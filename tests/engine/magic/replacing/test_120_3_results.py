"""Results of damage other than marked damage and lost life (CR 120.3b, d, g), and damage that can't be prevented."""

from collections.abc import Mapping

import pytest

from bot.engine.magic.events import CountersPut, DamageDealt, DamageMarked, DamageNotPrevented, LifeLost, PlayerLost
from bot.engine.magic.ground.identifiers import ObjectId
from tests.engine.magic.tables.table import (
    attack,
    block,
    cited,
    combat,
    counters,
    dealt,
    events,
    fight,
    gone,
    life_changes,
    lives,
    marked,
    prevented,
)
from tests.engine.magic.tables.words import BOB

ATTACKER, BLOCKER = ObjectId("attacker"), ObjectId("b1")


def poison(words: str, blocked: str | None = None) -> int:
    """Bob's poison counters after the attack."""
    outcome = combat(words) if blocked is None else combat(words, blocked)
    return outcome.state.players[BOB].counters.get("poison", 0)


@pytest.mark.parametrize(("words", "rule"), [("wither", "702.80a"), ("infect", "702.90c")])
@pytest.mark.rule("702.80a", "702.90c")
def test_120_3d_wither_and_infect_put_counters_instead_of_marking_damage(words: str, rule: str) -> None:
    outcome = combat(f"2/2 {words}", "2/3")
    assert events(outcome, CountersPut) == [CountersPut(BLOCKER, "-1/-1", 2)]
    assert cited(outcome, CountersPut) == [("120.3d", rule)]
    assert (marked(outcome), counters(outcome)) == ({}, {"b1": {"-1/-1": 2}})
    assert [each.permanent for each in events(outcome, DamageMarked)] == [ATTACKER]
    assert gone(outcome) == {"attacker"}


def test_120_3d_a_creature_whose_toughness_the_counters_use_up_is_put_into_the_graveyard() -> None:
    assert gone(combat("2/5 wither", "2/2 indestructible")) == {"b1"}


def test_120_3d_both_at_once_put_the_counters_once() -> None:
    outcome = combat("2/2 wither infect", "3/3")
    assert cited(outcome, CountersPut) == [("120.3d", "702.80a", "702.90c")]
    assert events(outcome, CountersPut) == [CountersPut(BLOCKER, "-1/-1", 2)]


def test_120_3a_wither_takes_life_from_a_player() -> None:
    outcome = combat("2/2 wither")
    assert (lives(outcome), poison("2/2 wither")) == ((20, 18), 0)


@pytest.mark.rule("702.90b")
def test_120_3b_infect_gives_a_player_poison_instead_of_taking_life() -> None:
    outcome = combat("2/2 infect")
    assert (lives(outcome), poison("2/2 infect")) == ((20, 20), 2)
    assert events(outcome, CountersPut) == [CountersPut(BOB, "poison", 2)]
    assert cited(outcome, CountersPut) == [("120.3b", "702.90b")]
    assert events(outcome, LifeLost) == []


def test_704_5c_ten_of_them_lose_the_game() -> None:
    outcome = combat("10/10 infect")
    assert [each.player for each in events(outcome, PlayerLost)] == [BOB]


TOXIC: Mapping[str, int] = {
    "2/2 toxic-1": 1,
    "2/2 toxic-1 toxic-3": 4,
    "2/2 double-strike toxic-2": 4,
    "0/2 toxic-2": 0,
    "2/2 infect toxic-3": 5,
}


@pytest.mark.parametrize("words", TOXIC)
def test_120_3g_combat_damage_of_a_toxic_creature_gives_poison_besides(words: str) -> None:
    assert poison(words) == TOXIC[words]


@pytest.mark.rule("702.164c")
def test_120_3g_toxic_is_in_addition_to_the_loss_of_life_and_only_for_players() -> None:
    outcome = combat("2/2 toxic-3")
    assert life_changes(outcome) == [("Bob", -2)]
    assert cited(outcome, CountersPut) == [("120.3g", "702.164c")]
    blocked = combat("2/2 toxic-3", "1/4")
    assert (events(blocked, CountersPut), marked(blocked)["b1"]) == ([], 2)


@pytest.mark.parametrize("words", ["2/2 infect", "2/2 wither", "2/2 toxic-2"])
def test_120_3c_damage_to_a_planeswalker_removes_loyalty_whatever_deals_it(words: str) -> None:
    outcome = fight(f"bear {words}", "jace walker:3", attack("bear>jace"))
    assert (counters(outcome), lives(outcome)) == ({"jace": {"loyalty": 1}}, (20, 20))
    assert events(outcome, CountersPut) == []


def test_120_3f_lifelink_counts_damage_that_became_counters() -> None:
    assert life_changes(combat("2/2 infect lifelink")) == [("Alice", 2)]


@pytest.mark.parametrize("words", ["wither", "infect", ""])
def test_704_5h_deathtouch_kills_whatever_its_damage_results_in(words: str) -> None:
    outcome = combat(f"1/1 deathtouch {words}", "5/5")
    assert gone(outcome) == {"attacker", "b1"}
    assert DamageDealt(ATTACKER, BLOCKER, 1, combat=True, deathtouch=True) in events(outcome, DamageDealt)


# Damage that can't be prevented (CR 615.12).


@pytest.mark.parametrize("word", ["shielded", "shielded-in-combat", "protection-from-green"])
def test_615_12_damage_that_cannot_be_prevented_is_dealt_through_prevention(word: str) -> None:
    outcome = fight("bear 2/2 unpreventable green", f"cub 1/4 {word}", attack("bear"), block("cub>bear"))
    assert dealt(outcome) == [{"bear>cub:2", "cub>bear:1"}]
    assert prevented(outcome) == set()


def test_615_12_what_was_applied_in_vain_is_said() -> None:
    attacking = fight("cub 1/4 shielded", "bear 2/2 unpreventable", attack("cub"), block("bear>cub"))
    assert events(attacking, DamageNotPrevented) == [
        DamageNotPrevented(ObjectId("bear"), ObjectId("cub"), 2, by=ObjectId("cub"), why=ObjectId("bear"))
    ]
    assert cited(attacking, DamageNotPrevented) == [("615.12", "615.12a")]
    assert marked(attacking) == {"cub": 2, "bear": 1}


def test_615_12_only_combat_damage_where_the_ability_says_so() -> None:
    outcome = combat("2/2 unpreventable-in-combat", "1/4 shielded")
    assert dealt(outcome) == [{"attacker>b1:2", "b1>attacker:1"}]


def test_615_12_other_sources_are_prevented_as_ever() -> None:
    bob = "ox 1/4 shielded"
    outcome = fight("bear 2/2 unpreventable, cub 1/1", bob, attack("bear", "cub"), block("ox>cub"))
    assert prevented(outcome) == {"cub>ox:1"}

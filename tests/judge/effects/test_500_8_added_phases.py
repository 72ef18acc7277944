"""Phases that effects add to a turn (CR 500.8), and what happens for the first time each turn: played, and told."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, lives, played, thing, told

ASSAULT = card(
    "Assault",
    "Sorcery",
    "Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed "
    "by an additional main phase.",
)
REST = card("Rest", "Instant", "Untap all creatures.")
LEADER = (
    "Whenever this creature attacks for the first time each turn, untap all creatures you control. After this phase, "
    "there is an additional combat phase."
)
ATTACK: Any = {"attack": [{"who": "cub"}]}


def attack(who: str) -> Any:
    return {"attack": [{"who": who}]}


@pytest.mark.rule("500.8", "505.1a")
def test_a_combat_phase_and_a_main_phase_follow_the_main_phase() -> None:
    do = ATTACK, {"to": "postcombat main"}, cast(ASSAULT), ALL, ATTACK, {"to": "postcombat main"}
    outcome = played(*do, objects=(bear("cub"),))
    assert (legal(outcome), lives(outcome)) == ([True] * 6, (20, 16))
    added = "here will be an additional combat phase and then an additional main phase after this phase"
    assert any(added in line for line in told(outcome))
    supplementary = "ne phase de combat supplémentaire, puis une phase principale supplémentaire suivront cette phase"
    assert any(supplementary in line for line in told(outcome, "fr"))


@pytest.mark.rule("500.8")
def test_after_a_precombat_main_phase_the_usual_combat_phase_is_still_to_come() -> None:
    do = cast(ASSAULT), ALL, ATTACK, {"to": "postcombat main"}, cast(REST), ALL
    outcome = played(*do, ATTACK, {"to": "end"}, objects=(bear("cub"),))
    assert (legal(outcome)[-2:], lives(outcome), outcome["step"]) == ([True, True], (20, 16), "end")


@pytest.mark.rule("500.8")
def test_the_turn_goes_on_as_usual_afterwards() -> None:
    steps = ["beginning of combat", "end of combat", "postcombat main", "end"]
    do = cast(ASSAULT), ALL, *({"to": step} for step in (*steps[:3], *steps))
    assert played(*do)["step"] == "end"
    second = played(cast(ASSAULT), ALL, ATTACK, {"to": "end"}, ATTACK, objects=(bear("cub"),))
    assert legal(second)[-1] is False


@pytest.mark.rule("508.1")
def test_without_an_added_phase_nobody_attacks_twice() -> None:
    assert legal(played(ATTACK, ATTACK, objects=(bear("cub"),))) == [True, False]


@pytest.mark.rule("500.8", "603.2h")
def test_attacking_adds_a_combat_phase_the_first_time_alone() -> None:
    leader = thing("leader", "Creature - Angel", LEADER, power=3, toughness=4)
    do = attack("leader"), ALL, attack("leader"), ALL, attack("leader")
    outcome = played(*do, objects=(leader,))
    assert (legal(outcome), lives(outcome)) == ([True, True, True, True, False], (20, 14))


@pytest.mark.rule("614.10")
def test_the_next_combat_phase_that_is_skipped_may_be_one_that_was_added() -> None:
    fear = card("Fear", "Instant", "Target player skips their next combat phase this turn.")
    do = cast(ASSAULT), ALL, cast(fear, "Alice"), ALL, ATTACK, {"to": "end"}
    assert lives(played(*do, objects=(bear("cub"),))) == (20, 18)


@pytest.mark.rule("500.8")
def test_nothing_is_added_after_a_main_phase_in_another_phase() -> None:
    quick = {**ASSAULT, "types": ["Instant"], "text": "Untap all creatures. " + ASSAULT["text"].partition(". ")[2]}
    do = ATTACK, {"to": "end of combat"}, cast(quick), ALL, ATTACK
    assert legal(played(*do, objects=(bear("cub"),)))[-1] is False


@pytest.mark.rule("603.2h")
@pytest.mark.parametrize(("whose", "counters"), [("Alice", {"+1/+1": 1}), ("Bob", {})])
def test_becoming_a_target_counts_for_the_first_time_each_turn(whose: str, counters: dict[str, int]) -> None:
    text = (
        "Whenever this creature becomes the target of a spell or ability you control for the first time each turn, "
        "put a +1/+1 counter on it."
    )
    mouse = thing("mouse", "Creature - Mouse", text, power=1, toughness=1)
    wink = card("Wink", "Instant", "Target creature gains flying until end of turn.")
    twice = (each for name in ("One", "Two") for each in (cast({**wink, "name": name}, "mouse", by=whose), ALL))
    assert played(*twice, objects=(mouse,))["objects"]["mouse"]["counters"] == counters

"""CR 702.54: what counts as damage to an opponent this turn, and when it is looked at."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, played, told

BURN = card("burn", "Instant", "This spell deals 3 damage to any target.")
DRAIN = card("drain", "Instant", "Target player loses 3 life.")
ATTACK: Told = {"attack": [{"who": "cub"}]}
MAIN: Told = {"to": "postcombat main"}


def imp(text: str = "Bloodthirst 2") -> Told:
    return card("imp", "Creature - Imp", text, power=1, toughness=1)


@pytest.mark.rule("702.54a")
@pytest.mark.parametrize(
    ("before", "counters"),
    [
        ((cast(BURN, "Bob"), ALL), {"+1/+1": 2}),
        ((cast(BURN, "Bob", by="Bob"), ALL), {"+1/+1": 2}),
        ((ATTACK, MAIN), {"+1/+1": 2}),
        ((), {}),
        ((cast(BURN, "Alice", by="Bob"), ALL), {}),
        ((cast(BURN, "ox"), ALL), {}),
        ((cast(DRAIN, "Bob"), ALL), {}),
        ((cast(BURN, "Bob"), ALL, {"to": "next turn"}, {"to": "next turn"}, {"to": "precombat main"}), {}),
    ],
    ids=["burnt", "by himself", "in combat", "nothing", "its own player", "a creature", "life lost", "the last turn"],
)
def test_702_54a_it_has_counters_if_an_opponent_was_dealt_damage_this_turn(
    before: tuple[Told, ...], counters: dict[str, int]
) -> None:
    outcome = played(*before, cast(imp()), ALL, objects=(bear("cub"), bear("ox", by="Bob")))
    assert outcome["objects"]["imp"]["counters"] == counters


@pytest.mark.rule("702.54a", "614.1c")
def test_702_54a_it_is_looked_at_as_it_enters_and_told() -> None:
    outcome = played(cast(imp()), cast(BURN, "Bob", by="Bob"), ALL)
    assert outcome["objects"]["imp"]["counters"] == {"+1/+1": 2}
    assert "imp enters the battlefield with 2 +1/+1 counters. [608.3a, 702.54a, 614.1c]" in told(outcome)
    phrase = "imp arrive sur le champ de bataille avec 2 marqueurs +1/+1. [608.3a, 702.54a, 614.1c]"
    assert phrase in told(outcome, "fr")
    late = played(cast(imp()), ALL, cast(BURN, "Bob"), ALL)
    assert late["objects"]["imp"]["counters"] == {}


@pytest.mark.rule("702.54c")
def test_702_54c_each_instance_applies() -> None:
    outcome = played(cast(BURN, "Bob"), ALL, cast(imp("Bloodthirst 1\nBloodthirst 2")), ALL)
    assert outcome["objects"]["imp"]["counters"] == {"+1/+1": 3}

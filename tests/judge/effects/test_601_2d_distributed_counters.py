"""Counters that are distributed among targets (CR 601.2d), and doubled whatever their kind (CR 701.10e)."""

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, legal, played, thing

UPGRADE = card(
    "Upgrade", "Instant", "Distribute three +1/+1 counters among one, two, or three target creatures you control."
)
TABLE = tuple(bear(each) for each in "abcd")


def counters(outcome: Told, *names: str) -> list[int]:
    return [outcome["objects"][each]["counters"].get("+1/+1", 0) for each in names]


@pytest.mark.rule("601.2d")
def test_601_2d_each_target_gets_at_least_one() -> None:
    assert counters(played(cast(UPGRADE, "a", "b"), ALL, objects=TABLE), *"abc") == [2, 1, 0]
    divided = {"choose": "division", "pick": {"a": 1, "b": 2}}
    assert counters(played(divided, cast(UPGRADE, "a", "b"), ALL, objects=TABLE), *"abc") == [1, 2, 0]
    assert legal(played(cast(UPGRADE, *"abcd"), objects=TABLE)) == [False]


@pytest.mark.rule("608.2b")
def test_608_2b_the_share_of_a_target_that_is_gone_is_lost() -> None:
    murder = card("Murder", "Instant", "Destroy target creature.")
    outcome = played(cast(UPGRADE, "a", "b"), cast(murder, "a", by="Bob"), ALL, objects=TABLE)
    assert counters(outcome, "b", "c") == [1, 0]


@pytest.mark.rule("601.2d")
def test_601_2d_a_trigger_distributes_so_many_as_it_says() -> None:
    caller = thing(
        "Caller",
        "Creature - Elf",
        "When this creature dies, distribute X +1/+1 counters among any number of target creatures "
        "you control, where X "
        "is the number of +1/+1 counters on this creature.",
        power=1,
        toughness=1,
        counters={"+1/+1": 4},
    )
    murder = card("Murder", "Instant", "Destroy target creature.")
    outcome = played(cast(murder, "Caller"), {"choose": "target", "pick": ["a", "b"]}, ALL, objects=(caller, *TABLE))
    assert sum(counters(outcome, *"abcd")) == 4


@pytest.mark.rule("701.10e")
def test_701_10e_each_kind_of_counter_is_doubled() -> None:
    vorel = card("Vorel", "Instant", "Double the number of each kind of counter on target artifact, creature, or land.")
    outcome = played(cast(vorel, "a"), ALL, objects=(bear("a", counters={"+1/+1": 2, "charge": 3}),))
    assert outcome["objects"]["a"]["counters"] == {"+1/+1": 4, "charge": 6}

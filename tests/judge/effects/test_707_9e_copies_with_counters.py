"""Copies that enter with counters (CR 707.9e), of a type or as many as X, and copies of one thing by all others."""

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing

DOUBLE = card(
    "double",
    "Creature",
    "You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an"
    " additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a"
    " planeswalker, and it isn't legendary.",
    power=0,
    toughness=0,
)
WALKER = thing("Jora", "Legendary Planeswalker - Jora", "+1: You gain 1 life.", loyalty=3)


@pytest.mark.parametrize(
    ("original", "counters"), [(bear("cub"), {"+1/+1": 1}), (WALKER, {"loyalty": 4})], ids=["creature", "planeswalker"]
)
def test_707_9e_counters_of_the_kind_for_what_it_is(original: dict[str, object], counters: dict[str, int]) -> None:
    outcome = played(cast(DOUBLE), ALL, objects=(original,))
    assert outcome["objects"]["double"]["counters"] == counters


def test_707_9e_as_many_counters_as_x() -> None:
    ego = card(
        "ego",
        "Creature",
        "You may have this creature enter as a copy of any creature on the battlefield, except it enters with X"
        " additional +1/+1 counters on it.",
        mana_cost="{X}{G}",
        power=0,
        toughness=0,
    )
    outcome = played(cast(ego, x=3), ALL, objects=(bear("cub"),))
    assert outcome["objects"]["ego"]["power"] == 5


def test_707_2_each_other_creature_becomes_a_copy_for_a_turn() -> None:
    weave = card("weave", "Instant", "Each other creature becomes a copy of target creature until end of turn.")
    table = (thing("ogre", "Creature", power=5, toughness=5), bear("cub", by="Bob", counters={"+1/+1": 1}))
    outcome = played(cast(weave, "cub"), ALL, objects=table)
    assert [outcome["objects"][name]["power"] for name in ("ogre", "cub")] == [2, 3]
    later = played(cast(weave, "cub"), ALL, {"to": "next turn"}, objects=table)
    assert later["objects"]["ogre"]["power"] == 5

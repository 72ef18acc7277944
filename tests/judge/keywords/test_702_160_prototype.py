"""CR 702.160, 718: cards that are cast prototyped."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, card, cast, legal, played, told

GOLEM = card(
    "golem", "Artifact Creature - Golem", "Prototype {1}{R} — 3/2\nTrample", mana_cost="{7}", power=6, toughness=4
)
PROTOTYPED = cast(GOLEM, **{"with": "prototype"})


def value_of(*do: Told, **rest: Any) -> tuple[Any, ...]:
    golem = played(*do, **rest)["objects"]["golem"]
    return golem["power"], golem["toughness"], golem["colors"], "trample" in golem["keywords"]


@pytest.mark.rule("702.160a", "718.3b")
def test_718_3b_prototyped_it_has_another_cost_color_and_size_and_the_same_abilities() -> None:
    assert value_of(PROTOTYPED, ALL) == (3, 2, ["R"], True)
    assert value_of(cast(GOLEM), ALL) == (6, 4, [], True)


@pytest.mark.rule("718.3")
def test_718_3_it_costs_what_the_prototype_costs() -> None:
    for mana, casts in (({"R": 2}, True), ({"U": 2}, False)):
        players = [{"name": "Alice", "mana": mana}, {"name": "Bob"}]
        assert legal(played(PROTOTYPED, players=players)) == [casts]


@pytest.mark.rule("718.4", "400.7")
def test_718_4_elsewhere_and_as_a_new_object_it_is_what_it_is_by_itself() -> None:
    bounce = cast(card("bounce", "Instant", "Return target creature to its owner's hand."), "golem")
    assert value_of(PROTOTYPED, ALL, bounce, ALL, {"cast": "golem"}, ALL)[:2] == (6, 4)
    assert value_of(PROTOTYPED, ALL, bounce, ALL)[:3] == (6, 4, [])


@pytest.mark.rule("718.3d", "707.2")
def test_718_3d_a_copy_of_a_prototyped_permanent_has_its_values() -> None:
    clone = card("clone", "Creature", "You may have this creature enter as a copy of any creature on the battlefield.")
    outcome = played(PROTOTYPED, ALL, cast(clone), ALL)
    assert (outcome["objects"]["clone"]["power"], outcome["objects"]["clone"]["colors"]) == (3, ["R"])


@pytest.mark.rule("718.3")
def test_718_3_it_is_told_in_both_languages() -> None:
    outcome = played(PROTOTYPED, ALL)
    assert "Alice casts golem for its prototype cost. [601.2i, 702.160a, 718.3]" in told(outcome)
    assert "Alice lance golem pour son coût de prototype. [601.2i, 702.160a, 718.3]" in told(outcome, "fr")

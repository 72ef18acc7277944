"""CR 702.151, 702.161: creatures that are Equipment for a while, and Vehicles that are creatures in their own turn."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, legal, played, thing, told, why

SLING = thing(
    "sling",
    "Artifact Creature - Equipment Monkey",
    "Equipped creature gets +1/+1.\nReconfigure {2}",
    power=1,
    toughness=1,
)
ATTACH: tuple[Told, ...] = ({"activate": "sling", "ability": 1, "targets": ["b"]}, ALL)
DETACH: tuple[Told, ...] = ({"activate": "sling", "ability": 2}, ALL)


def reconfigured(*do: Told, **rest: Any) -> Told:
    return played(*do, objects=(SLING, bear("b"), bear("x", "Bob")), **rest)


@pytest.mark.rule("702.151a", "702.151b", "301.5c")
def test_702_151b_attached_it_is_no_creature_and_detached_it_is_one_again() -> None:
    attached, detached = reconfigured(*ATTACH), reconfigured(*ATTACH, *DETACH)
    assert [each["objects"]["sling"]["types"] for each in (attached, detached)] == [
        ["Artifact"],
        ["Artifact", "Creature"],
    ]
    assert [each["objects"]["sling"]["attached_to"] for each in (attached, detached)] == ["b", None]
    assert [each["objects"]["b"]["power"] for each in (attached, detached)] == [3, 2]


@pytest.mark.rule("702.151a")
def test_702_151a_to_another_creature_that_you_control_and_off_only_where_it_is_on() -> None:
    assert legal(reconfigured(*DETACH))[0] is False
    for host in ("sling", "x"):
        assert legal(reconfigured({"activate": "sling", "ability": 1, "targets": [host]}))[0] is False


@pytest.mark.rule("702.151a", "602.5d")
def test_702_151a_only_as_a_sorcery() -> None:
    assert why(reconfigured({**ATTACH[0], "by": "Alice"}, step="upkeep")) == [("602.5d",)]


@pytest.mark.rule("702.151b")
def test_702_151b_it_is_a_creature_again_where_its_host_is_gone() -> None:
    bolt = {
        "cast": {"name": "bolt", "types": ["Instant"], "text": "Destroy target creature."},
        "by": "Bob",
        "targets": ["b"],
    }
    outcome = reconfigured(*ATTACH, bolt, ALL)
    assert (outcome["objects"]["sling"]["zone"], outcome["objects"]["sling"]["power"]) == ("battlefield", 1)


@pytest.mark.rule("702.151a")
def test_702_151a_it_is_told_in_both_languages() -> None:
    outcome = reconfigured(*ATTACH, *DETACH)
    assert "sling comes off b and stays. [702.151a, 701.3d]" in told(outcome)
    assert "sling se détache de b et reste sur le champ de bataille. [702.151a, 701.3d]" in told(outcome, "fr")


@pytest.mark.rule("702.161a")
def test_702_161a_a_vehicle_with_living_metal_is_a_creature_in_its_controllers_turn() -> None:
    van = thing("van", "Artifact - Vehicle", "Living metal", power=3, toughness=3)
    mine, theirs = played(objects=(van,)), played({"to": "next turn"}, objects=(van,))
    assert [each["objects"]["van"]["types"] for each in (mine, theirs)] == [["Artifact", "Creature"], ["Artifact"]]

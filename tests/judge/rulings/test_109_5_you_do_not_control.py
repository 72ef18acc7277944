"""What "you don't control" means where a player has teammates (CR 102.3, 109.5): everybody's but yours."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, legal, played

TEAMS: Any = [{"name": name, "team": team} for name, team in zip("ABCD", "1122", strict=True)]
BEARS = tuple(bear(f"bear{who}", who) for who in "ABCD")


def played_by_a(text: str, *targets: str) -> dict[str, Any]:
    spell = card("Test", "Sorcery", text)
    return played(cast(spell, *targets, by="A"), ALL, objects=BEARS, players=TEAMS, variant="two-headed-giant")


@pytest.mark.rule("102.3", "109.5")
@pytest.mark.parametrize(
    ("whose", "dead"),
    [
        ("you don't control", ["bearB", "bearC", "bearD"]),
        ("your opponents control", ["bearC", "bearD"]),
        ("you control", ["bearA"]),
    ],
)
def test_109_5_what_you_do_not_control_is_your_teammates_too(whose: str, dead: list[str]) -> None:
    outcome = played_by_a(f"Destroy all creatures {whose}.")
    zones = {each: told["zone"] for each, told in outcome["objects"].items() if each.startswith("bear")}
    assert [each for each, zone in zones.items() if zone == "graveyard"] == dead


@pytest.mark.rule("109.5", "115.4")
@pytest.mark.parametrize(
    ("whose", "targets"),
    [("you don't control", [False, True, True, True]), ("an opponent controls", [False, False, True, True])],
)
def test_109_5_a_teammates_creature_is_a_target_that_you_do_not_control(whose: str, targets: list[bool]) -> None:
    text = f"Destroy target creature {whose}."
    assert [legal(played_by_a(text, f"bear{who}"))[0] for who in "ABCD"] == targets

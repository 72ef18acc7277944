"""CR 101.2, 115.1: abilities without a keyword that say what can't be the target, and of what."""

import pytest

from tests.judge.playing import Told, bear, card, cast, legal, played, thing, told

SHOCK = card("Shock", "Instant", "Shock deals 2 damage to any target.", colors=["R"], mana_cost="{R}")
PINGER = thing("pinger", "Creature", "{T}: This creature deals 1 damage to any target.", by="Bob", colors=["R"])
OWN = {**PINGER, "id": "own", "controller": "Alice"}


def guarded(text: str) -> Told:
    return thing("guard", "Creature", text, power=1, toughness=9, colors=["G"])


def targets_guard(guard: Told, *more: Told) -> list[object]:
    """Whether a red spell of Bob's, one of Alice's, a red ability of Bob's, one of Alice's can target it."""
    asked: list[Told] = [{"ask": "can target", "what": "guard", "card": SHOCK, "by": by} for by in ("Bob", "Alice")]
    asked += [{"ask": "can target", "what": "guard", "object": each, "ability": 1} for each in ("pinger", "own")]
    outcome = played(*asked, objects=(guard, PINGER, OWN, *more))
    return [each["answer"] for each in outcome["answers"]]


@pytest.mark.rule("101.2")
@pytest.mark.parametrize(
    ("text", "can"),
    [
        (
            "This creature can't be the target of spells or abilities your opponents control.",
            [False, True, False, True],
        ),
        ("This creature can't be the target of spells.", [False, False, True, True]),
        ("This creature can't be the target of abilities your opponents control.", [True, True, False, True]),
        ("This creature can't be the target of black or red spells.", [False, False, True, True]),
        ("This creature can't be the target of blue or black spells.", [True, True, True, True]),
        ("This creature can't be the target of nongreen spells or abilities from nongreen sources.", [False] * 4),
        ("Creatures you control can't be the targets of Aura spells.", [True] * 4),
    ],
)
def test_101_2_what_cant_be_the_target_of_what(text: str, can: list[bool]) -> None:
    assert targets_guard(guarded(text)) == can


@pytest.mark.rule("109.5")
def test_109_5_your_opponents_are_those_of_who_controls_the_aura() -> None:
    text = "Enchant creature\nEnchanted creature can't be the target of spells or abilities your opponents control."
    cover = thing("cover", "Enchantment - Aura", text, by="Bob", attached_to="guard")
    assert targets_guard(guarded(""), cover) == [True, False, True, False]


@pytest.mark.rule("608.2b")
def test_608_2b_a_target_that_came_to_be_forbidden_is_illegal_and_has_no_keyword() -> None:
    text = (
        "Enchant creature\nFlash\nEnchanted creature can't be the target of spells or abilities your opponents control."
    )
    cover = card("Cover", "Enchantment - Aura", text)
    outcome = played(
        cast(SHOCK, "bear", by="Bob"), cast(cover, "bear"), {"resolve": "all"}, objects=(bear("bear"),), active="Bob"
    )
    assert (outcome["objects"]["bear"]["zone"], outcome["objects"]["bear"]["keywords"]) == ("battlefield", [])
    refused = played(cast(SHOCK, "guard", by="Bob"), objects=(guarded("This creature can't be the target of spells."),))
    assert legal(refused) == [False]
    assert any("guard can't be the target of Shock" in line for line in told(refused))

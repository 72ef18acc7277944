"""Requirements to attack for the next turn of a player alone (CR 508.1d, 611.2)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, told

Told = dict[str, Any]
NEXT_TURN = {"to": "next turn"}
TAUNT = thing(
    "walker",
    "Legendary Planeswalker - Gideon",
    "+2: During target opponent's next turn, creatures that player controls attack this planeswalker if able.",
    loyalty=4,
)
PLUS = {"activate": "walker", "ability": "+2", "targets": ["Bob"]}


def illegal(outcome: Told) -> list[int]:
    """Which of the actions were, by their places."""
    return [place for place, each in enumerate(outcome["actions"]) if not each.get("legal", True)]


def attack(*pairs: tuple[str, str]) -> Told:
    return {"attack": [{"who": who, "at": at} for who, at in pairs]}


@pytest.mark.rule("508.1d", "611.2c")
def test_508_1d_each_creature_of_the_player_has_to_attack_it_newcomers_too() -> None:
    haste = card("raider", "Creature", "Haste", power=1, toughness=1)
    outcome = played(
        *(PLUS, ALL, NEXT_TURN, {"to": "precombat main"}, cast(haste, by="Bob"), ALL),
        *(
            attack(("b", "walker")),
            attack(("b", "walker"), ("raider", "Alice")),
            attack(("b", "walker"), ("raider", "walker")),
        ),
        objects=(TAUNT, bear("b", "Bob")),
    )
    assert illegal(outcome) == [6, 7]


@pytest.mark.rule("611.2a")
def test_611_2a_it_holds_in_that_turn_alone() -> None:
    mine = played(
        PLUS, ALL, attack(), NEXT_TURN, NEXT_TURN, NEXT_TURN, attack(), objects=(TAUNT, bear("a"), bear("b", "Bob"))
    )
    assert illegal(mine) == []
    assert mine["objects"]["walker"]["loyalty"] == 4


@pytest.mark.rule("400.7")
def test_400_7_nothing_has_to_attack_what_left_and_came_back() -> None:
    flicker = card(
        "flicker", "Instant", "Exile target permanent, then return it to the battlefield under its owner's control."
    )
    outcome = played(PLUS, ALL, cast(flicker, "walker"), ALL, NEXT_TURN, attack(), objects=(TAUNT, bear("b", "Bob")))
    assert illegal(outcome) == []


def test_who_has_to_attack_what_and_when_is_told() -> None:
    outcome = played(PLUS, ALL, objects=(TAUNT, bear("b", "Bob")))
    assert told(outcome)[-1] == (
        "Ability of walker: creatures under Bob's control have to attack walker if able during Bob's next "
        "turn. [608.2c]"
    )
    assert told(outcome, "fr")[-1] == (
        "Capacité de walker\u202f: les créatures sous le contrôle de Bob doivent attaquer walker si possible pendant "
        "le prochain tour de Bob. [608.2c]"
    )


@pytest.mark.rule("508.1d")
def test_508_1d_one_creature_in_its_controllers_next_turn() -> None:
    walker = thing(
        "walker",
        "Planeswalker",
        "+2: Up to one target creature an opponent controls attacks this planeswalker during its controller's next "
        "turn if able.",
        loyalty=4,
    )
    outcome = played(
        *({"activate": "walker", "ability": "+2", "targets": ["b"]}, ALL, NEXT_TURN, attack(), attack(("b", "walker"))),
        objects=(walker, bear("b", "Bob"), bear("c", "Bob")),
    )
    assert illegal(outcome) == [3]


@pytest.mark.rule("508.1c", "611.2a")
def test_508_1c_cant_attack_or_block_until_your_next_turn() -> None:
    walker = thing(
        "walker", "Planeswalker", "+1: Up to one target creature can't attack or block until your next turn.", loyalty=4
    )
    outcome = played(
        {"activate": "walker", "ability": "+1", "targets": ["b"]},
        ALL,
        attack(("a", "Bob")),
        {"block": [{"who": "b", "blocks": ["a"]}], "by": "Bob"},
        NEXT_TURN,
        attack(("b", "Alice")),
        NEXT_TURN,
        attack(("a", "Bob")),
        {"block": [{"who": "b", "blocks": ["a"]}], "by": "Bob"},
        objects=(walker, bear("a"), bear("b", "Bob")),
    )
    assert illegal(outcome) == [3, 5]

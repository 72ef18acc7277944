"""CR 725: who is the monarch, what that brings, and how it is lost."""

from typing import Any

import pytest

from tests.judge.playing import ALL, Told, bear, card, cast, lives, played, thing, told

CROWN = card("crown", "Sorcery", "You become the monarch.")
REIGN: tuple[Told, ...] = (cast(CROWN), ALL)


def monarchs(outcome: Told) -> list[str]:
    return [name for name, each in outcome["players"].items() if each.get("monarch")]


def drawn(outcome: Told, name: str = "Alice") -> int:
    return sum(f"{name} draws a card. [725.2, 603.3b]" in line for line in told(outcome))


def reigning(*do: Told, objects: tuple[Told, ...] = (), who: int = 0) -> Told:
    players: list[Any] = [{"name": "Alice"}, {"name": "Bob"}]
    players[who]["monarch"] = True
    return played(*do, objects=objects, players=players)


@pytest.mark.rule("725.1", "725.3")
def test_725_3_only_one_player_is_the_monarch() -> None:
    other = card("coup", "Instant", "You become the monarch.")
    assert monarchs(played(*REIGN)) == ["Alice"]
    assert monarchs(played(*REIGN, cast(other, by="Bob"), ALL)) == ["Bob"]
    assert monarchs(played()) == []


@pytest.mark.rule("725.2")
def test_725_2_the_monarch_draws_in_their_end_step_and_nobody_else_does() -> None:
    assert drawn(reigning({"to": "end"}, ALL)) == 1
    assert drawn(reigning({"to": "end"}, ALL, who=1)) == 0
    assert drawn(played(*REIGN, {"to": "end"}, ALL)) == 1


@pytest.mark.rule("725.2")
@pytest.mark.parametrize("who", [0, 1])
def test_725_2_combat_damage_to_the_monarch_takes_the_crown(who: int) -> None:
    assert monarchs(reigning({"attack": [{"who": "b"}]}, ALL, objects=(bear("b"),), who=who)) == ["Alice"]
    taken = reigning({"to": "next turn"}, {"attack": [{"who": "b"}]}, ALL, objects=(bear("b", "Bob"),), who=who)
    assert monarchs(taken) == ["Bob"]


@pytest.mark.rule("725.2")
def test_725_2_other_damage_and_blocked_creatures_do_not() -> None:
    bolt = cast(card("bolt", "Instant", "bolt deals 3 damage to any target."), "Alice", by="Bob")
    assert monarchs(reigning(bolt, ALL)) == ["Alice"]


@pytest.mark.rule("725.1")
@pytest.mark.parametrize(
    ("condition", "who", "life"),
    [
        ("you're the monarch", 0, 22),
        ("you're the monarch", 1, 20),
        ("an opponent is the monarch", 0, 20),
        ("an opponent is the monarch", 1, 22),
        ("there is no monarch", 0, 20),
    ],
)
def test_725_1_conditions_ask_who_it_is(condition: str, who: int, life: int) -> None:
    text = f"At the beginning of your end step, if {condition}, you gain 2 life."
    assert lives(reigning({"to": "end"}, ALL, objects=(thing("herald", "Enchantment", text),), who=who))[0] == life


@pytest.mark.rule("725.1")
def test_725_1_without_a_monarch_there_is_none() -> None:
    text = "At the beginning of your end step, if there is no monarch, you become the monarch."
    assert monarchs(played({"to": "end"}, ALL, objects=(thing("herald", "Enchantment", text),))) == ["Alice"]


@pytest.mark.rule("725.4")
def test_725_4_as_the_monarch_leaves_the_active_player_becomes_it() -> None:
    players: list[Any] = [{"name": "Alice"}, {"name": "Bob", "monarch": True, "life": 3}, {"name": "Carol"}]
    bolt = cast(card("bolt", "Instant", "bolt deals 3 damage to any target."), "Bob")
    assert monarchs(played(bolt, ALL, players=players, variant="free-for-all")) == ["Alice"]


@pytest.mark.rule("725.1")
def test_725_1_it_is_told_in_both_languages() -> None:
    outcome = played(*REIGN)
    assert told(outcome)[0] == "Alice is the monarch."
    assert "Alice becomes the monarch. [608.2c, 725.1]" in told(outcome)
    assert told(outcome, "fr")[0] == "Alice est le monarque."

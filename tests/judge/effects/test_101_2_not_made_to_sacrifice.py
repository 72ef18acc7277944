"""Who can't be made to sacrifice or discard by what opponents control (CR 101.2, 701.9a, 701.21a)."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, told, zones

HOST = thing(
    "host",
    "Creature",
    "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
    by="Bob",
    power=5,
    toughness=5,
)
EDICT = card("edict", "Instant", "Target player sacrifices a creature of their choice.")
EACH = card("each", "Sorcery", "Each player sacrifices a creature of their choice.")
THROW = card("throw", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life.")
TABLE = (HOST, bear("his", by="Bob"), bear("mine"))


@pytest.mark.parametrize(("spell", "dead"), [(cast(EDICT, "Bob"), []), (cast(EACH), ["mine"])], ids=["one", "each"])
def test_101_2_what_an_opponent_controls_makes_nobody_sacrifice(spell: dict[str, Any], dead: list[str]) -> None:
    outcome = played(spell, ALL, objects=TABLE)
    gone = [name for name in ("host", "his", "mine") if zones(outcome, name) == ["graveyard"]]
    assert gone == dead
    assert any("sacrifices nothing" in line for line in told(outcome))
    assert any("ne sacrifie rien" in line for line in told(outcome, "fr"))


def test_101_2_what_one_controls_oneself_does() -> None:
    choice = {"choose": "sacrifice", "by": "Bob", "pick": "his"}
    assert zones(played(choice, cast(EDICT, "Bob", by="Bob"), ALL, objects=TABLE), "his") == ["graveyard"]
    assert zones(played(choice, cast(THROW, by="Bob"), ALL, objects=TABLE), "his") == ["graveyard"]


@pytest.mark.parametrize("by", ["Alice", "Bob"])
def test_101_2_nor_discard_where_it_says_so(by: str) -> None:
    keeper = thing(
        "keeper",
        "Enchantment",
        "Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents.",
        by="Bob",
    )
    rot = card("rot", "Sorcery", "Target player discards two cards.")
    players = [{"name": "Alice"}, {"name": "Bob", "hand": 2}]
    outcome = played(cast(rot, "Bob", by=by), ALL, objects=(keeper,), players=players, active=by)
    assert outcome["players"]["Bob"]["hand"] == (2 if by == "Alice" else 0)

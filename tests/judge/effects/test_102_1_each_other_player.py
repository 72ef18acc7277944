"""Whom "each other player" means (CR 102.1): others than whoever was spoken of, and else others than "you"."""

from typing import Any

import pytest

from tests.judge.playing import ALL, card, cast, played, thing

RELIC = card("relic", "Artifact")
THREE: dict[str, Any] = {"players": [{"name": n} for n in ("Alice", "Bob", "Carl")], "variant": "free-for-all"}


@pytest.mark.parametrize(
    ("whenever", "by", "expected"),
    [
        ("a player casts", "Alice", [20, 19, 19]),
        ("a player casts", "Bob", [19, 20, 19]),
        ("you cast", "Alice", [20, 19, 19]),
        ("an opponent casts", "Carl", [19, 19, 20]),
    ],
)
def test_102_1_each_other_player_than_the_one_spoken_of(whenever: str, by: str, expected: list[int]) -> None:
    watcher = thing("watcher", "Enchantment", f"Whenever {whenever} an artifact spell, each other player loses 1 life.")
    outcome = played(cast(RELIC, by=by), ALL, objects=(watcher,), active=by, **THREE)
    assert [each["life"] for each in outcome["players"].values()] == expected


def test_102_1_without_such_a_player_all_but_you() -> None:
    outcome = played(
        cast(card("rite", "Sorcery", "Each other player loses 1 life."), by="Bob"), ALL, active="Bob", **THREE
    )
    assert [each["life"] for each in outcome["players"].values()] == [19, 20, 19]

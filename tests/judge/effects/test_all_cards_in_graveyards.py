"""All cards in graveyards that a noun phrase describes, moved at once (CR 404, 109.2a): played."""

from typing import Any

import pytest

from tests.judge.playing import ALL, bear, card, cast, played, thing, zones

BURIED = {"zone": "graveyard"}
CARDS = (
    bear("cub", **BURIED),
    thing("forest", "Land - Forest", **BURIED),
    thing("orb", "Artifact", **BURIED),
    bear("grizzly", by="Bob", **BURIED),
)
NAMES = "cub", "forest", "orb", "grizzly"


def moved(text: str) -> list[str]:
    return zones(played(cast(card("Rite", "Sorcery", text)), ALL, objects=CARDS), *NAMES)


@pytest.mark.rule("109.2a")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Return all land cards from your graveyard to your hand.", ["graveyard", "hand", "graveyard", "graveyard"]),
        (
            "Return all creature and artifact cards from your graveyard to the battlefield.",
            ["battlefield", "graveyard", "battlefield", "graveyard"],
        ),
        ("Exile all creature cards from all graveyards.", ["exile", "graveyard", "graveyard", "exile"]),
        ("Shuffle all cards from your graveyard into your library.", ["library"] * 3 + ["graveyard"]),
        (
            "Return all creature cards from all graveyards to their owners' hands.",
            ["hand", "graveyard", "graveyard", "hand"],
        ),
    ],
)
def test_all_cards_like_that_move_at_once(text: str, found: list[str]) -> None:
    assert moved(text) == found


@pytest.mark.rule("110.2a")
def test_whose_control_they_enter_under_is_said() -> None:
    text = "Put all creature cards from all graveyards onto the battlefield tapped under your control."
    outcome: Any = played(cast(card("Rise", "Sorcery", text)), ALL, objects=CARDS)
    assert [outcome["objects"][each]["controller"] for each in ("cub", "grizzly")] == ["Alice", "Alice"]
    assert [outcome["objects"][each]["tapped"] for each in ("cub", "grizzly")] == [True, True]


@pytest.mark.rule("603.6c", "109.2a")
def test_what_has_died_itself_is_one_of_the_cards_in_its_owners_graveyard() -> None:
    text = "When this creature dies, return all creature cards from your graveyard to the battlefield."
    saint = thing("saint", "Creature - Human", text, power=2, toughness=2)
    end = card("End", "Instant", "Destroy target creature.")
    outcome = played(cast(end, "saint"), ALL, objects=(saint, *CARDS))
    assert zones(outcome, "saint", "cub", "grizzly") == ["battlefield", "battlefield", "graveyard"]

"""CR 608.2i, 701.27: what a permanent does by the spells of the turn before, as werewolves do."""

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import library_of
from tests.judge.playing import ALL, Told, card, played_with
from tests.judge.table import turning

QUIET = "At the beginning of each upkeep, if no spells were cast last turn, transform this creature."
BUSY = "At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature."
WOLVES = library_of(
    Catalogue(
        (
            turning(
                CardFace("Shepherd", type_line="Creature", text=QUIET, power="2", toughness="2", name_fr="Berger"),
                CardFace("Howler", type_line="Creature", text=BUSY, power="3", toughness="3", name_fr="Hurleur"),
            ),
        )
    )
)
DRAW = card("Draw", "Instant", "You gain 1 life.")
NEXT = ({"to": "next turn"}, {"to": "upkeep"}, ALL)


def spells(*casters: str) -> list[Told]:
    return [step for number, by in enumerate(casters) for step in ({"cast": DRAW, "by": by, "as": f"s{number}"}, ALL)]


def name_after(face: int, *casters: str) -> str:
    wolf = {"id": "wolf", "card": "Shepherd", "controller": "Alice", "face": face}
    outcome = played_with(WOLVES, *spells(*casters), *NEXT, objects=(wolf,))
    return str(outcome["objects"]["wolf"]["name"])


@pytest.mark.rule("608.2i")
@pytest.mark.parametrize(
    ("face", "casters", "name"),
    [
        (0, (), "Howler"),
        (0, ("Bob",), "Shepherd"),
        (1, ("Alice", "Alice"), "Shepherd"),
        (1, ("Bob", "Bob"), "Shepherd"),
        (1, ("Alice", "Bob"), "Howler"),
    ],
)
def test_608_2i_a_werewolf_transforms_by_the_spells_of_the_last_turn(
    face: int, casters: tuple[str, ...], name: str
) -> None:
    assert name_after(face, *casters) == name

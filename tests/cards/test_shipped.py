from dataclasses import replace
from pathlib import Path

import pytest

from bot.cards.errors import ShippedFactsError
from bot.cards.model import CardRecord
from bot.cards.shipped import shipped_cards
from tests.cards.shapes import LIZARD_FACE

LIZARD = """
[[card]]
name = "Copper Lizard"
name_fr = "Lézard de cuivre"
aliases = ["Cuprous Lizard"]
mana_cost = "{1}{G}"
type_line = "Creature — Lizard"
type_line_fr = "Créature : lézard"
power = "2"
toughness = "1+*"
text = \"\"\"
Trample
Haste\"\"\"
"""
HALVES = """
[[card]]
name = "Ember // Frost"
layout = "split"
oracle_id = "0000-1"
[[card.faces]]
name = "Ember"
name_fr = "Braise"
mana_cost = "{1}{R}{W}"
[[card.faces]]
name = "Frost"
colors = ["U"]
"""


def read(place: Path, *files: str) -> tuple[CardRecord, ...]:
    for number, content in enumerate(files):
        (place / f"{number}.toml").write_text(content, encoding="utf-8")
    return shipped_cards(place)


def test_a_card_of_one_face_is_its_own_face(tmp_path: Path) -> None:
    assert read(tmp_path, LIZARD) == (
        CardRecord(
            oracle_id="shipped:copper-lizard",
            name="Copper Lizard",
            layout="normal",
            faces=(
                replace(
                    LIZARD_FACE,
                    text="Trample\nHaste",
                    toughness="1+*",
                    name_fr="Lézard de cuivre",
                    type_line_fr="Créature : lézard",
                ),
            ),
            name_fr="Lézard de cuivre",
            aliases=("Cuprous Lizard",),
        ),
    )


def test_a_card_of_several_faces_joins_their_names(tmp_path: Path) -> None:
    (card,) = read(tmp_path, HALVES)
    assert (card.oracle_id, card.name_fr, card.layout) == ("0000-1", "Braise // Frost", "split")
    assert [(face.name, face.colors) for face in card.faces] == [("Ember", ("W", "R")), ("Frost", ("U",))]


def test_files_are_read_in_the_order_of_their_names(tmp_path: Path) -> None:
    assert [card.name for card in read(tmp_path, HALVES, LIZARD)] == ["Ember // Frost", "Copper Lizard"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[[card]]\nname = 'A'\ncolour = 'red'", "0.toml: A: unknown key 'colour'"),
        ("[[card]]\nname = 'A'\npower = 2", "0.toml: A: 'power' must be a string"),
        ("[[card]]\nname = 'A'\naliases = 'B'", "0.toml: A: 'aliases' must be a list"),
        ("[[card]]\nname = 'A'\naliases = [1]", "0.toml: A: 'aliases' holds something else than strings"),
        ("[[card]]\nname = 'A'\ncolors = ['red']", "0.toml: A: 'colors' holds red"),
        ("[[card]]\npower = '2'", "0.toml: card number 1: the key 'name' is missing"),
        ("[[card]]\nname = 'A'\n[[card.faces]]\nname = 'A'\nlayout = 'x'", "0.toml: A: unknown key 'layout'"),
        ("[[card]]\nname = 'A // B'\npower = '1'\n[[card.faces]]\nname = 'A'", "0.toml: A // B: 'power' belongs"),
        ("[[card]]\nname = 'A // B'\n[[card.faces]]\nname = 'A'", "0.toml: A // B: the name of a card of several"),
        ("card = [1]", "0.toml: card number 1: is not a table"),
        ("[card]\nname = 'A'", "0.toml: the whole file: holds something else"),
        ("name = 'A'", "0.toml: the whole file: holds something else"),
        ("[[card]", "0.toml: the whole file: "),
    ],
)
def test_a_fault_names_the_file_and_the_card(tmp_path: Path, content: str, problem: str) -> None:
    with pytest.raises(ShippedFactsError) as error:
        read(tmp_path, content)
    assert str(error.value).startswith(problem)


def test_two_files_may_not_tell_of_one_card(tmp_path: Path) -> None:
    with pytest.raises(ShippedFactsError, match=r"1\.toml: Copper Lizard: is told of twice"):
        read(tmp_path, LIZARD, LIZARD)


def test_the_facts_that_travel_with_the_program_can_be_read() -> None:
    cards = shipped_cards()
    assert len(cards) == len({card.oracle_id for card in cards}) > 0

"""CR 709.3: each part of a split card is cast by itself, however many there are."""

import json

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace, CardRecord
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from bot.judge.outcome_document import outcome_document
from tests.judge.playing import Told

PARTS = (
    CardFace("One", "{W}", "Instant", "You gain 1 life.", ("W",), name_fr="Un"),
    CardFace("Two", "{U}", "Sorcery", "You gain 2 life.", ("U",), name_fr="Deux"),
    CardFace("Three", "{B}", "Instant", "You gain 3 life.", ("B",), name_fr="Trois"),
    CardFace("Four", "", "Sorcery", "You gain 4 life.", ("R",), name_fr="Quatre"),
)
NAME = "One // Two // Three // Four"
CARDS = library_of(Catalogue((CardRecord("id-one", NAME, "split", PARTS, name_fr="Un // Deux // Trois // Quatre"),)))


def outcome(*do: Told, **rest: object) -> Told:
    ruling = judge_scenario(json.dumps({"do": do, **rest}), CARDS)
    assert isinstance(ruling, ScenarioRuling), ruling
    return outcome_document(ruling.outcome, {})


@pytest.mark.parametrize(("part", "life"), [("One", 21), ("Two", 22), ("Three", 23), ("Four", 20), (NAME, 21)])
def test_709_3_each_part_is_cast_by_itself(part: str, life: int) -> None:
    told = outcome({"ask": "can cast", "card": part, "by": "Alice"}, {"cast": part, "by": "Alice"}, {"resolve": "all"})
    assert (told["players"]["Alice"]["life"], told["answers"][0]["answer"]) == (life, life > 20)


def test_709_4_off_the_stack_it_is_all_of_them() -> None:
    card = {"id": "card", "card": NAME, "owner": "Alice", "zone": "graveyard"}
    seen = outcome({"to": "end"}, objects=[card])["objects"]["card"]
    assert (seen["name"], seen["colors"], seen["types"]) == (NAME, ["W", "U", "B", "R"], ["Instant", "Sorcery"])


def test_709_3_where_only_an_instant_can_be_cast_a_part_that_is_one_is() -> None:
    told = outcome({"ask": "can cast", "card": NAME, "by": "Bob"}, {"cast": NAME, "by": "Bob"}, {"resolve": "all"})
    assert (told["players"]["Bob"]["life"], told["answers"][0]["answer"]) == (21, True)

"""Cards that are cast with their back face up (CR 702.146, 702.162, 712.8c): played, and told."""

import json
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.model import CardFace
from bot.judge.answer import ScenarioRuling, judge_scenario, library_of
from bot.judge.outcome_document import outcome_document
from tests.judge.playing import ALL, legal
from tests.judge.table import turning

HUMAN = turning(
    CardFace("Test Angler", "{2}{U}", "Creature — Human", "Disturb {1}{U}", ("U",), "1", "2", name_fr="Pêcheur"),
    CardFace(
        "Test Drifter",
        "",
        "Creature — Spirit",
        "Flying\nIf Test Drifter would be put into a graveyard from anywhere, exile it instead.",
        ("U",),
        "2",
        "2",
        name_fr="Esprit",
    ),
)
ROBOT = turning(
    CardFace(
        "Test Robot",
        "{4}",
        "Artifact Creature — Robot",
        "More Than Meets the Eye {2}",
        (),
        "4",
        "4",
        name_fr="Robot",
    ),
    CardFace("Test Car", "", "Artifact — Vehicle", "Trample", (), "5", "5", name_fr="Voiture"),
)
CARDS = library_of(Catalogue((HUMAN, ROBOT)))


def played(*do: dict[str, Any], **rest: Any) -> dict[str, Any]:
    ruling = judge_scenario(json.dumps({"do": do, **rest}), CARDS)
    assert isinstance(ruling, ScenarioRuling), ruling
    return outcome_document(ruling.outcome, {})


DISTURBED = {"cast": "Test Angler", "by": "Alice", "with": "disturb", "as": "it"}


@pytest.mark.rule("702.146a", "702.146b")
def test_disturb_casts_a_card_from_the_graveyard_with_its_back_face_up() -> None:
    outcome = played(DISTURBED, ALL)
    it = outcome["objects"]["it"]
    assert (it["zone"], it["name"], it["power"]) == ("battlefield", "Test Drifter", 2)
    assert legal(played({**DISTURBED, "from": "hand"})) == [False]


@pytest.mark.rule("712.8c")
def test_what_is_cast_with_its_back_face_up_costs_what_the_front_says() -> None:
    poor = [{"name": "Alice", "mana": {"U": 2}}, {"name": "Bob"}]
    assert legal(played(DISTURBED, players=poor)) == [True]
    assert legal(played({**DISTURBED, "with": []} | {"from": "hand"}, players=poor)) == [False]


@pytest.mark.rule("702.162a")
def test_a_card_is_cast_converted_for_more_than_meets_the_eye() -> None:
    outcome = played({"cast": "Test Robot", "by": "Alice", "with": "more than meets the eye", "as": "it"}, ALL)
    it = outcome["objects"]["it"]
    assert (it["name"], it["types"]) == ("Test Car", ["Artifact"])


def test_712_11a_what_is_cast_transformed_lies_on_the_stack_with_its_back_up() -> None:
    outcome = played(DISTURBED, {"ask": "characteristics", "what": "it"})
    (told,) = (each["answer"] for each in outcome["answers"])
    assert (told["name"], told["subtypes"], told["keywords"]) == ("Test Drifter", ["Spirit"], ["flying"])


def test_712_11d_the_front_lets_it_be_cast_and_the_back_is_what_is_judged() -> None:
    for kind, allowed in (("Human", True), ("Spirit", False)):
        rule = {"name": "rule", "types": ["Enchantment"], "text": f"Players can't cast {kind} spells."}
        there = ({"id": "rule", "is": rule, "controller": "Bob"},)
        assert legal(played(DISTURBED, objects=there)) == [allowed]

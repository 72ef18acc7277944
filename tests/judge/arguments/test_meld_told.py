"""Melded permanents (CR 701.42, 712): each case is judged by the rule that it names, and its whole explanation told in
English and French; what a document and a typed line may say of them."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.zones import Zone
from bot.judge.answer import TypedRuling, judge_scenario, judge_typed
from bot.judge.language.reading.request import InteractionRequest
from bot.judge.outcome_document import outcome_document
from bot.judge.problems import Problem, ProblemKind
from tests.judge.arguments.argued_cards import explained, ruled
from tests.judge.arguments.meld_cards import HALF_KNOWN, MELD

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("meld.toml").read_text("utf-8"))["case"]
BRISELA = "Brisela, Voice of Nightmares"


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_melded_permanents_do_is_told_in_both_languages(case: dict[str, Any]) -> None:
    outcome = ruled(case["scenario"], MELD).outcome
    assert {str(each.id): each.zone.value for each in outcome.state.objects.values()} == case["zones"]
    assert explained(case["scenario"], "en", MELD) == case["en"]
    assert explained(case["scenario"], "fr", MELD) == case["fr"]


@pytest.mark.rule("712.4b")
@pytest.mark.parametrize(
    ("key", "rest"),
    [
        ("objects", [{"id": "brisela", "card": BRISELA, "controller": "Alice", "zone": "graveyard"}]),
        (
            "objects",
            [{"id": "gisela", "card": "Gisela, the Broken Blade", "owner": "Alice", "zone": "exile", "face": 1}],
        ),
        ("do", [{"cast": BRISELA, "by": "Alice"}]),
    ],
)
def test_712_4b_off_the_battlefield_nothing_is_a_combined_back_face(key: str, rest: list[dict[str, Any]]) -> None:
    found = judge_scenario(json.dumps({key: rest}), MELD)
    assert isinstance(found, Problem)
    pair = ("Gisela, the Broken Blade", "Bruna, the Fading Light")
    assert (found.kind, found.nearest) == (ProblemKind.MELDED_CARD, pair)


@pytest.mark.rule("712.4a")
def test_712_4a_in_the_outcome_both_cards_are_the_permanent() -> None:
    ruling = ruled({"objects": [{"id": "brisela", "card": BRISELA, "controller": "Alice"}]}, MELD)
    objects = outcome_document(ruling.outcome)["objects"]
    assert objects["bruna--the-fading-light"] == objects["brisela"]
    assert (objects["brisela"]["name"], objects["brisela"]["zone"]) == (BRISELA, "battlefield")


@pytest.mark.rule("111.3")
def test_701_42b_a_token_that_is_a_copy_of_a_melded_permanent_is_one_object() -> None:
    token = {"id": "token", "copy_of": BRISELA, "token": True, "controller": "Alice"}
    assert set(ruled({"objects": [token]}, MELD).outcome.state.objects) == {ObjectId("token")}


def test_701_42a_a_typed_line_may_call_the_permanent_by_its_new_name() -> None:
    request = InteractionRequest(
        "Alice activates Hanweir Battlements ability 3; resolve; Hanweir, the Writhing Township attacks Bob",
        "Alice: Hanweir Battlements, Hanweir Garrison",
    )
    ruling = judge_typed(request, "en", MELD)
    assert isinstance(ruling, TypedRuling)
    zones = {str(each.id): each.zone for each in ruling.outcome.state.objects.values() if not each.token}
    assert zones == {"hanweir-battlements": Zone.BATTLEFIELD, "hanweir-garrison": Zone.MELDED}
    assert ruling.outcome.state.players[PlayerId("Bob")].life == 7


def test_712_4b_where_the_combined_back_face_is_not_known_nothing_is_melded_and_that_is_said() -> None:
    mishra = {"id": "mishra", "card": "Mishra, Claimed by Gix", "controller": "Alice"}
    engine = {"id": "engine", "card": "Phyrexian Dragon Engine", "controller": "Alice"}
    attack = {"attack": [{"who": "mishra"}, {"who": "engine"}]}
    outcome = ruled({"objects": [mishra, engine], "do": [attack]}, HALF_KNOWN).outcome
    assert {each.zone for each in outcome.state.objects.values()} == {Zone.BATTLEFIELD}
    assert [(each.card, each.text[:10]) for each in outcome.unmodelled] == [("Mishra, Claimed by Gix", "Whenever y")]

"""Under whose control and as what permanents enter (CR 616.1b-f): each case is judged by the rule that it names, and
its whole explanation told in English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.engine.magic.ground.identifiers import ObjectId
from tests.judge.arguments.argued_cards import explained, ruled
from tests.judge.arguments.entering_cards import ENTERING

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("entering.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_how_permanents_enter_is_told_in_both_languages(case: dict[str, Any]) -> None:
    outcome = ruled(case["scenario"], ENTERING).outcome
    assert outcome.unmodelled == ()
    assert {str(each.id): each.zone.value for each in outcome.state.objects.values()} == case["zones"]
    assert explained(case["scenario"], "en", ENTERING) == case["en"]
    assert explained(case["scenario"], "fr", ENTERING) == case["fr"]


@pytest.mark.rule("616.1d")
@pytest.mark.parametrize(("around", "name"), [([], "Test Howler"), (["Test Essence"], "Test Essence")])
def test_616_1d_at_night_daybound_turns_over_what_enters_unless_it_enters_as_a_copy(
    around: list[str], name: str
) -> None:
    objects = [{"id": each, "card": each, "controller": "Bob"} for each in around]
    objects.append({"id": "first", "card": "Test Villager", "controller": "Alice"})
    night = [{"to": "next turn"}, {"to": "precombat main"}]
    cast = {"cast": "Test Villager", "as": "villager", "by": "Bob"}
    outcome = ruled({"objects": objects, "do": [*night, cast, {"resolve": "all"}]}, ENTERING).outcome
    assert outcome.state.objects[ObjectId("villager")].printed.name == name

"""Linked abilities (CR 607) and what is exiled until something happens (610.3): each case is judged by the rule that it
names, and its whole explanation told in English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.argued_cards import explained, ruled
from tests.judge.arguments.linked_cards import LIBRARY

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("linked.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(*each["rules"])) for each in CASES]
)
def test_linked_abilities_are_told_in_both_languages(case: dict[str, Any]) -> None:
    assert explained(case["scenario"], "en", LIBRARY) == case["en"]
    assert explained(case["scenario"], "fr", LIBRARY) == case["fr"]


def test_607_2a_what_a_permanent_had_exiled_before_the_scenario_is_said_to_be_unknown() -> None:
    ring = {"id": "ring", "card": "Test Ring", "controller": "Alice"}
    crush = {"cast": "Test Crush", "by": "Bob", "targets": ["ring"]}
    outcome = ruled({"objects": [ring], "do": [crush, {"resolve": "all"}]}, LIBRARY).outcome
    assert [each.text for each in outcome.unmodelled] == ["the exiled card"]

"""What players argue about in the layers (CR 613): whole explanations, from card sentences to English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.layer_cards import explained

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("layers.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_the_layers_make_of_objects_is_told_in_both_languages(case: dict[str, Any]) -> None:
    objects, do, ask = case["objects"], case.get("do", []), case["ask"]
    assert explained(objects, do, ask, "en") == case["en"]
    assert explained(objects, do, ask, "fr") == case["fr"]


def test_the_cases_have_titles_of_their_own() -> None:
    titles = [each["title"] for each in CASES]
    assert len(set(titles)) == len(titles) >= 40

"""What players argue about on the stack: whole explanations, from card sentences to English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.stack_cards import explained, ruled, told

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("stack.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_happens_on_the_stack_is_told_in_both_languages(case: dict[str, Any]) -> None:
    assert ruled(case).outcome.unmodelled == ()
    assert told(case, "en") == case["en"]
    assert told(case, "fr") == case["fr"]


def test_the_cases_have_titles_of_their_own() -> None:
    titles = [each["title"] for each in CASES]
    assert len(set(titles)) == len(titles) >= 60


def test_what_cannot_be_countered_is_a_reason_for_what_it_did() -> None:
    case = {"objects": ["Bear by:Bob"], "do": ["cast Sure at bear", "cast Counterspell at sure by Bob", "resolve all"]}
    assert [str(each) for each in explained(case, "en").why] == [
        "Sure can't be countered. [101.2]",
        "Sure deals 3 damage to Bear.",
    ]

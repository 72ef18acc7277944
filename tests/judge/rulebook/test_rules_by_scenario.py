"""Rules of the Comprehensive Rules, each shown by a scenario of made-up cards: `rules.jsonl` has the rules, what is
shown, and the scenario with what the rules say comes of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.judge.expectations import unmet_expectations
from tests.judge.playing import played

CASES: list[dict[str, Any]] = [
    json.loads(line) for line in Path(__file__).with_name("rules.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(*each["rules"])) for each in CASES]
)
def test_what_a_rule_says_is_so(case: dict[str, Any]) -> None:
    rest = {key: value for key, value in case.items() if key not in {"title", "rules", "expect", "do", "objects"}}
    outcome = played(*case["do"], objects=tuple(case.get("objects", ())), **rest)
    assert (list(unmet_expectations(case["expect"], outcome)), outcome["unmodelled"]) == ([], [])

"""Rules of the Comprehensive Rules, each shown by a scenario of made-up cards: `rules.jsonl` has the rules, the
examples of the rulebook, what is shown, and the scenario with what the rules say comes of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.judge.expectations import unmet_expectations
from tests.judge.arguments.face_cards import FACES
from tests.judge.arguments.meld_cards import MELD
from tests.judge.playing import played_with
from tests.judge.table import LIBRARY

CASES: list[dict[str, Any]] = [
    json.loads(line) for line in Path(__file__).with_name("rules.jsonl").read_text(encoding="utf-8").splitlines()
]
LIBRARIES = {"faces": FACES, "meld": MELD}
"""Where the cards of a case are that are not made up in it, by its key `cards`."""


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            each,
            id=each["title"],
            marks=(pytest.mark.rule(*each["rules"]), pytest.mark.example(*each.get("examples", ()))),
        )
        for each in CASES
    ],
)
def test_what_a_rule_says_is_so(case: dict[str, Any]) -> None:
    told = {"title", "rules", "examples", "cards", "expect", "do", "objects"}
    rest = {key: value for key, value in case.items() if key not in told}
    library = LIBRARIES.get(case.get("cards", ""), LIBRARY)
    outcome = played_with(library, *case["do"], objects=tuple(case.get("objects", ())), **rest)
    assert (list(unmet_expectations(case["expect"], outcome)), outcome["unmodelled"]) == ([], [])

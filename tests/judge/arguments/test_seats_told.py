"""What players argue about at tables with several players: whole explanations, from sentences to both languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.seats_cards import ruled, told

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("seats.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_happens_among_several_players_is_told_in_both_languages(case: dict[str, Any]) -> None:
    assert ruled(case).outcome.unmodelled == ()
    assert told(case, "en") == case["en"]
    assert told(case, "fr") == case["fr"]


def test_the_cases_have_titles_of_their_own() -> None:
    titles = [each["title"] for each in CASES]
    assert len(set(titles)) == len(titles)

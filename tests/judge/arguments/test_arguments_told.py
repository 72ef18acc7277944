"""What players argue about most (planeswalkers, legends, faces, copies, protection, state-based actions): each case is
judged by the rule that it names, and its whole explanation told in English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.argued_cards import explained

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("arguments.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_players_argue_about_is_told_in_both_languages(case: dict[str, Any]) -> None:
    assert explained(case["scenario"], "en") == case["en"]
    assert explained(case["scenario"], "fr") == case["fr"]


def test_the_cases_have_titles_of_their_own() -> None:
    titles = [each["title"] for each in CASES]
    assert len(set(titles)) == len(titles) >= 45

"""What players argue about where the rules change what a card is (texts, melded permanents, bestowed ones, cards face
down): whole explanations in English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.argued_cards import explained
from tests.judge.arguments.chapter_cards import LIBRARY

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("chapters.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_players_argue_about_in_these_chapters_is_told_in_both_languages(case: dict[str, Any]) -> None:
    assert explained(case["scenario"], "en", LIBRARY) == case["en"]
    assert explained(case["scenario"], "fr", LIBRARY) == case["fr"]


def test_the_cases_have_titles_of_their_own() -> None:
    titles = [each["title"] for each in CASES]
    assert len(set(titles)) == len(titles)

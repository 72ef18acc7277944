"""Cards of several faces, halves and frames (CR 708-712, 715, 722): each case is judged by the rule that it names, and
its whole explanation told in English and French."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.judge.arguments.argued_cards import explained, ruled
from tests.judge.arguments.face_cards import FACES

CASES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("faces.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize(
    "case", [pytest.param(each, id=each["title"], marks=pytest.mark.rule(each["rule"])) for each in CASES]
)
def test_what_cards_of_several_faces_do_is_told_in_both_languages(case: dict[str, Any]) -> None:
    outcome = ruled(case["scenario"], FACES).outcome
    assert outcome.unmodelled == ()
    assert {str(each.id): each.zone.value for each in outcome.state.objects.values()} == case["zones"]
    assert explained(case["scenario"], "en", FACES) == case["en"]
    assert explained(case["scenario"], "fr", FACES) == case["fr"]

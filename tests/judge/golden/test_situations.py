"""Situations between real cards, at the table that `situations.jsonl` describes: the answers were written down from the
rules and the cards before anybody played them."""

import json
from pathlib import Path
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.judge.answer import library_of
from tests.examples import FEWER, is_full_run
from tests.scenario_files import checker, run_case
from tests.shared import SHARED, needs_shared

pytestmark = needs_shared

SITUATIONS: list[dict[str, Any]] = [
    json.loads(line) for line in Path(__file__).with_name("situations.jsonl").read_text(encoding="utf-8").splitlines()
]


def test_each_situation_has_a_name_of_its_own() -> None:
    assert len({each["title"] for each in SITUATIONS}) == len(SITUATIONS) >= 400


def test_what_was_written_down_before_comes_of_it(full: Catalogue) -> None:
    library, mismatches = library_of(full), checker(SHARED / "tools" / "check_scenarios.py").mismatches
    tried = SITUATIONS[:: 1 if is_full_run() else FEWER]
    results = [(each["title"], *run_case(each, library, mismatches)) for each in tried]
    assert [each for each in results if each[1] != "passed"] == []

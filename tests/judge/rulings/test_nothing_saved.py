"""Every scenario file comes out the same to the byte where no work is saved."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.cards.catalogue import Catalogue
from bot.judge.answer import judge_scenario, library_of
from bot.judge.definitions import Library
from bot.judge.problems import Problem
from bot.ui.explained_outcome import outcome_explained
from bot.ui.problems import problem_line
from tests.engine.magic.tables.saving import nothing_saved
from tests.examples import FEWER, is_full_run
from tests.scenario_files import cases
from tests.shared import SHARED, needs_shared

pytestmark = needs_shared

SITUATIONS = Path(__file__).parents[1] / "golden" / "situations.jsonl"


def scenarios() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The name and the scenario of each case of ours and of the shared collections."""
    for line in SITUATIONS.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        yield told["title"], told
    for file in sorted((SHARED / "scenarios").glob("*.json")):
        yield from cases(file)


def answered(scenario: Mapping[str, Any], cards: Library) -> str:
    """All that is said of a scenario."""
    ruling = judge_scenario(json.dumps(scenario), cards)
    if isinstance(ruling, Problem):
        return problem_line(ruling, "en")
    return json.dumps(outcome_explained(ruling, cards), ensure_ascii=False)


def test_a_scenario_comes_out_the_same_where_no_work_is_saved(full: Catalogue) -> None:
    library = library_of(full)
    tried = list(scenarios())[:: 1 if is_full_run() else FEWER]
    with_saving = [answered(scenario, library) for _, scenario in tried]
    with nothing_saved():
        without = [answered(scenario, library) for _, scenario in tried]
    assert [name for (name, _), one, other in zip(tried, with_saving, without, strict=True) if one != other] == []
    assert len(tried) > 20

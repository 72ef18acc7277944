"""How the tests of the reference put a board to the engine: as a scenario document, played as it stands."""

import json
from typing import Any

from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.judge.outcome_document import outcome_document
from bot.judge.scenario_file import ScenarioFile, read_scenario
from tests.judge.table import LIBRARY

Document = dict[str, Any]


def played(document: Document) -> Document:
    """The outcome, without trying what other answers would change."""
    file = read_scenario(json.dumps(document), LIBRARY)
    assert isinstance(file, ScenarioFile)
    return outcome_document(resolve_scenario(file.scenario))

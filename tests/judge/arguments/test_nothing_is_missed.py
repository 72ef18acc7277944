"""What is left out because it could not matter did not matter: nobody triggers who was not asked, effects that are
applied without looking for dependencies have none, and equal effects that share a trial find the same.

Each golden case comes out the same when everything is looked at."""

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine.magic.triggers import abilities_by_event
from bot.engine.magic.triggers.combat_and_permanent_conditions import LISTENING_BY_CONDITION
from tests.engine.magic.tables.saving import nothing_saved
from tests.judge.arguments import argued_cards, layer_cards, stack_cards


def of_layers(case: dict[str, Any]) -> Sequence[str]:
    return layer_cards.explained(case["objects"], case.get("do", []), case["ask"], "en")


TELLERS: dict[str, Callable[[dict[str, Any]], Sequence[str]]] = {
    "arguments": lambda case: argued_cards.explained(case["scenario"], "en"),
    "layers": of_layers,
    "stack": lambda case: stack_cards.told(case, "en"),
}
CASES = [
    pytest.param(name, case, id=f"{name}: {case['title']}")
    for name in TELLERS
    for case in tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text("utf-8"))["case"]
]


@pytest.mark.parametrize(("table", "case"), CASES)
def test_a_case_comes_out_the_same_when_everything_is_looked_at(
    table: str, case: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits_for_event = {kind: bool(row.to) or row.to is None for kind, row in LISTENING_BY_CONDITION.items()}
    monkeypatch.setattr(abilities_by_event, "can_trigger_on", lambda condition, _: waits_for_event[type(condition)])
    abilities_by_event.find_listeners.cache_clear()
    with nothing_saved():
        assert TELLERS[table](case) == case["en"]

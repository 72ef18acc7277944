"""The shared scenarios of planeswalkers and protection, played with the synced texts of their cards."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.answer import library_of
from tests.scenario_files import cases, checker, run_case
from tests.shared import SHARED, needs_shared

pytestmark = needs_shared

NAMING = frozenset({"card", "cast", "play", "emblem_of", "hand", "library", "graveyard", "exile"})
"""The keys whose strings name cards."""


def renamed(value: Any, name_of: Callable[[str], str], key: str = "") -> Any:
    """The document with the cards that it names under another name; what is expected of it stays."""
    if isinstance(value, dict):
        return {name: each if name == "expect" else renamed(each, name_of, name) for name, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, name_of, key) for each in value]
    return name_of(value) if isinstance(value, str) and key in NAMING else value


def in_french(catalogue: Catalogue, name: str) -> str:
    """The French name of the face that the name is of, the name itself where there is none."""
    card = catalogue.card(name) or catalogue.card(name, "fr")
    faces = () if card is None else card.faces
    return next((face.name_fr for face in faces if face.name == name and face.name_fr), name)


@pytest.mark.parametrize("french", [False, True], ids=["as they are", "cards named in French"])
@pytest.mark.parametrize("file", ["planeswalkers", "protection"])
def test_no_scenario_is_wrong_and_certain_with_the_synced_texts(full: Catalogue, file: str, *, french: bool) -> None:
    cards = library_of(full)
    mismatches = checker(SHARED / "tools" / "check_scenarios.py").mismatches
    wrong = {}
    for name, scenario in cases(Path(SHARED / "scenarios" / f"{file}.json")):
        asked = renamed(scenario, lambda each: in_french(full, each)) if french else scenario
        result, why = run_case(json.loads(json.dumps(asked)), cards, mismatches)
        if result == "failed":
            wrong[name] = why
    assert wrong == {}

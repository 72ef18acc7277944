"""The shared scenarios: every one is a document that is read, or our limit, and never somebody's mistake."""

import json

import pytest

from bot.cards.catalogue import Catalogue
from bot.judge.answer import judge_scenario, library_of
from bot.judge.problems import Problem
from bot.language import LANGUAGES
from bot.ui.explained_outcome import told_lines
from tests.shared import SHARED, needs_shared

NOTES = {"id", "source", "topic", "note", "seed"}


@needs_shared
@pytest.mark.parametrize("file", ["trample", "protection", "planeswalkers", "emperor", "magenoir"])
def test_every_shared_scenario_is_understood(file: str) -> None:
    cards = library_of(Catalogue.open())
    scenarios = json.loads((SHARED / "scenarios" / f"{file}.json").read_text(encoding="utf-8"))
    plain = {each["id"]: {key: each[key] for key in each.keys() - NOTES} for each in scenarios}
    rulings = {name: judge_scenario(json.dumps(document), cards) for name, document in plain.items()}
    mistakes = {name: found for name, found in rulings.items() if isinstance(found, Problem) and not found.ours}
    assert mistakes == {}


@needs_shared
@pytest.mark.parametrize("file", ["trample", "protection", "planeswalkers", "emperor", "magenoir"])
def test_every_shared_scenario_that_is_played_is_explained_in_both_languages(file: str) -> None:
    cards = library_of(Catalogue.open())
    for each in json.loads((SHARED / "scenarios" / f"{file}.json").read_text(encoding="utf-8")):
        ruling = judge_scenario(json.dumps({key: each[key] for key in each.keys() - NOTES}), cards)
        if not isinstance(ruling, Problem):
            assert all(told_lines(ruling, cards, lang).answer for lang in LANGUAGES), each["id"]

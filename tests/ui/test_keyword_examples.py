"""Every keyword's example is played and explained in both languages."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.engine.magic.front.resolve_scenario import resolve_scenario
from bot.explain.explanation import Explanation, explain_outcome
from bot.judge.answer import library_of
from bot.judge.scenario_file import read_document
from bot.language import LANGUAGES, Language
from bot.reference.entries import KeywordEntry
from bot.reference.keywords import shipped_keywords
from bot.ui.commands.keyword import show_keyword
from bot.ui.desk import Desk
from bot.ui.naming import names_of
from tests.reference.typography import complaints

ENTRIES = [entry for entry in shipped_keywords() if entry.example is not None]
LIBRARY = library_of(Catalogue.open())


def example_of(entry: KeywordEntry) -> dict[str, Any]:
    return dict(entry.example or {})


def played(entry: KeywordEntry, lang: Language) -> Explanation:
    scenario = read_document(example_of(entry), LIBRARY).scenario
    return explain_outcome(resolve_scenario(scenario), names_of(scenario, LIBRARY, lang), lang, scenario.do)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_is_played_and_told(lang: Language) -> None:
    told = {entry.id: played(entry, lang) for entry in ENTRIES}
    assert [name for name, each in told.items() if not each.verdict.endswith(".")] == []
    assert [name for name, each in told.items() if len(each.lines) < 3] == []
    assert [name for name, each in told.items() if not each.rules] == []
    if lang == "fr":
        lines = [
            (name, line) for name, each in told.items() for line in (each.verdict, *(one.text for one in each.lines))
        ]
        assert {(name, line): found for name, line in lines if (found := complaints(line))} == {}


def test_an_example_leaves_no_sentence_out() -> None:
    left = {
        entry.id: resolve_scenario(read_document(example_of(entry), LIBRARY).scenario).unmodelled for entry in ENTRIES
    }
    assert {name: each for name, each in left.items() if each} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keyword_is_shown_with_its_example(desk: Desk, lang: Language) -> None:
    shown = [
        (
            entry,
            show_keyword(desk, lang, {"keyword": entry.id, "part": "example"}),
            show_keyword(desk, lang, {"keyword": entry.id, "part": "exemple"}),
        )
        for entry in ENTRIES
    ]
    assert [entry.id for entry, one, other in shown if one.sections != other.sections or len(one.sections) != 1] == []
    assert [
        (entry.id, one.verdict)
        for entry, one, _ in shown
        if one.kind != "keyword" or not one.verdict.startswith(entry.name(lang))
    ] == []
    assert [entry.id for entry, one, _ in shown if not one.sections[0].lines] == []
    assert [line for _, one, _ in shown for line in one.sections[0].lines if "do[" in line] == []

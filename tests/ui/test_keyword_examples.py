"""Every keyword's example is played and explained in both languages."""

from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.engine.magic.front.resolve_scenario import resolve
from bot.explain.explanation import Explanation, explain
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
    return explain(resolve(scenario), names_of(scenario, LIBRARY, lang), lang, scenario.do)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_an_example_is_played_and_told(entry: KeywordEntry, lang: Language) -> None:
    told = played(entry, lang)
    assert (told.verdict.endswith("."), len(told.lines) >= 3, told.rules != ()) == (True, True, True)
    if lang == "fr":
        lines = [told.verdict, *(line.text for line in told.lines)]
        assert {line: found for line in lines if (found := complaints(line))} == {}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_an_example_leaves_no_sentence_out(entry: KeywordEntry) -> None:
    assert resolve(read_document(example_of(entry), LIBRARY).scenario).unmodelled == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_the_keyword_is_shown_with_its_example(desk: Desk, entry: KeywordEntry, lang: Language) -> None:
    (example,) = show_keyword(desk, lang, {"keyword": entry.id, "part": "exemple"}).sections
    reply = show_keyword(desk, lang, {"keyword": entry.id, "part": "example"})
    assert reply.sections == (example,)
    assert (reply.kind, reply.verdict.startswith(entry.name(lang)), example.lines != ()) == ("keyword", True, True)
    assert not any("do[" in line for line in example.lines)

"""Each statement of the articles is answered: by a worked example, a rule, a keyword, or a note on what was different.

The articles on Emperor and Mage Noir have tables of their own, beside the tests that hold what they say."""

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bot.reference.citations import shipped_citations
from bot.reference.keywords import shipped_keywords
from tests.shared import SHARED, needs_shared

TESTS = Path(__file__).parents[1]
TABLES = (
    TESTS / "reference" / "article_facts.toml",
    TESTS / "engine" / "magic" / "multiplayer" / "article_facts.toml",
    TESTS / "engine" / "magenoir" / "article_facts.toml",
)
FACTS: Mapping[str, Mapping[str, list[str]]] = tomllib.loads(TABLES[0].read_text(encoding="utf-8"))
FACT = re.compile(r"^- \*\*(S\d-\d+)\*\*", re.MULTILINE)
ENTRIES = {entry.id: entry for entry in shipped_keywords()}


@cache
def worked_examples() -> frozenset[str]:
    files = (SHARED / "scenarios").glob("*.json")
    return frozenset(each["id"] for file in files for each in json.loads(file.read_text(encoding="utf-8")))


def test_a_statement_is_answered_or_says_why_not() -> None:
    kinds = {"scenarios", "rules", "entries", "history"}
    assert [fact for fact, told in FACTS.items() if not set(told) <= kinds and list(told) != ["aside"]] == []
    assert [fact for fact, told in FACTS.items() if not all(told.values())] == []


def test_the_rules_of_a_statement_are_known() -> None:
    cited = [(fact, rule) for fact, told in FACTS.items() for rule in told.get("rules", ())]
    assert [(fact, rule) for fact, rule in cited if not shipped_citations().known(rule)] == []


def test_the_entries_of_a_statement_exist_and_have_the_history_that_it_needs() -> None:
    entries = [(fact, each) for fact, told in FACTS.items() for each in told.get("entries", ())]
    history = [(fact, each) for fact, told in FACTS.items() for each in told.get("history", ())]
    assert [(fact, each) for fact, each in (*entries, *history) if each not in ENTRIES] == []
    assert [(fact, each) for fact, each in history if not ENTRIES[each].history] == []


@needs_shared
def test_the_worked_examples_of_every_statement_exist() -> None:
    named = {example for fact in FACTS.values() for example in fact.get("scenarios", ())}
    assert named - worked_examples() == set()


@needs_shared
def test_every_statement_of_the_articles_stands_in_one_table() -> None:
    mapped = [fact for table in TABLES for fact in tomllib.loads(table.read_text(encoding="utf-8"))]
    assert sorted(mapped) == sorted(FACT.findall((SHARED / "articles.md").read_text(encoding="utf-8")))

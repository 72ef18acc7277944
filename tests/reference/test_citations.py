from pathlib import Path

import pytest

from bot.reference.citations import (
    Citations,
    Moved,
    moved_citations,
    rules_by_number,
    rules_of_procedure,
    shipped_citations,
)
from bot.reference.citing import cited_in_code, cited_in_data, files_by_citation
from bot.resources import data_folder
from tests.reference.corpus import rulebook
from tests.shared import SHARED, needs_shared

ROOT = Path(__file__).parents[2]

A_RULEBOOK = [
    "Some Rules",
    "Contents",
    "1. Concepts",
    "100. General",
    "Glossary",
    "1. Concepts",
    "100. General",
    "",
    "100.1. These rules apply.",
    "Example: They apply here.",
    "100.1a Some do not.",
    "100.2 A dot is missing.",
    "100.3.A space is missing.",
    "Glossary",
    "100.4. Not a rule.",
]
ITS_RULES = {
    "1": "Concepts",
    "100": "General",
    "100.1": "These rules apply.\nExample: They apply here.",
    "100.1a": "Some do not.",
    "100.2": "A dot is missing.",
    "100.3": "A space is missing.",
}


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\r\r\n"])
def test_an_edition_is_read_whatever_its_line_ends(line_end: str) -> None:
    assert rules_by_number("\ufeff" + line_end.join(A_RULEBOOK)) == ITS_RULES


def test_a_citation_that_no_longer_holds_is_listed() -> None:
    cited = Citations("2000-01-01", {"100.1": ("apply",), "100.1a": ("some", "appl"), "100.9": ()})
    assert list(moved_citations(cited, ITS_RULES)) == [
        Moved("100.1a", ("appl",), exists=True),
        Moved("100.9", (), exists=False),
    ]


def test_a_rule_is_known_with_its_topic() -> None:
    assert shipped_citations().known("702.19b")
    assert not shipped_citations().known("702.19z")
    assert shipped_citations().topic("702.19b") == ("trample", "lethal", "excess")
    assert shipped_citations().topic("306") == ("Planeswalkers",)


def test_every_rule_has_one_to_three_topic_words() -> None:
    assert {rule: words for rule, words in shipped_citations().topics.items() if not 1 <= len(words) <= 3} == {}


def test_every_rule_that_code_or_data_cites_has_its_topic_words() -> None:
    cited = files_by_citation(ROOT / "bot", data_folder())
    missing = {rule: files for rule, files in cited.items() if not shipped_citations().known(rule)}
    assert missing == {}, "look at the text of these rules, then add them to data/rules/topics.toml"


def test_citations_are_seen_in_literals_docstrings_and_data(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('"""CR 100.1 and 7 others."""\nRULE = "100.2a"\nOTHER = "in 100.3"\n')
    (tmp_path / "data.toml").write_text('[[entry]]\nrules = ["100.4"]\nold = "number 100.5"\n')
    assert cited_in_code(tmp_path / "code.py") == {"100.1", "100.2a"}
    assert cited_in_data(tmp_path / "data.toml") == {"100.4"}
    named = tmp_path.name
    assert files_by_citation(tmp_path, tmp_path) == {
        "100.1": (f"{named}/code.py",),
        "100.2a": (f"{named}/code.py",),
        "100.4": (f"{named}/data.toml",),
    }


@needs_shared
def test_every_topic_stands_in_the_pinned_edition() -> None:
    assert list(moved_citations(shipped_citations(), rulebook(shipped_citations().edition))) == []


@needs_shared
@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("2024-08-02", 2993),
        ("2024-11-08", 3007),
        ("2025-02-07", 3022),
        ("2025-09-19", 3093),
        ("2026-02-27", 3120),
        ("2026-04-17", 3138),
    ],
)
def test_every_edition_is_read_whole(edition: str, rules: int) -> None:
    read = rulebook(edition)
    assert len([rule for rule in read if "." in rule]) == rules
    assert read["702"] == "Keyword Abilities"
    assert max(map(len, read.values())) < 8000


@needs_shared
def test_the_shared_folder_holds_no_edition_untested() -> None:
    assert len(list((SHARED / "data" / "rules").glob("comprehensive-rules-*.txt"))) == 6


def test_each_rule_of_procedure_is_one_that_is_cited() -> None:
    assert sorted(rule for rule in rules_of_procedure() if not shipped_citations().known(rule)) == []

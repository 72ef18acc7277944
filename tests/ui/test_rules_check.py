"""`rules check`: what does not hold in a text of the rules, its form for programs, and its exit status."""

import json
from pathlib import Path

import pytest

from bot.reference.citations import shipped_citations
from bot.ui.command_line import DONE, FAILED, WRONG_INPUT
from tests.shared import SHARED, needs_shared
from tests.ui.conftest import Run
from tests.ui.rulebook import BOOK, LONG

RULES = SHARED / "data" / "rules"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    file = tmp_path / "rules.txt"
    file.write_text(BOOK.format(long=LONG), encoding="utf-8")
    return file


def test_faults_are_listed_with_the_files_that_cite_them_and_counted(run: Run, small: Path) -> None:
    ran = run("rules", "check", str(small))
    assert ran.status == FAILED
    assert any(line.startswith("510.2 is not there [bot/engine/magic/") for line in ran.lines)
    assert any(line.startswith("702.19b lacks ") for line in ran.lines)
    assert ran.lines[-1].endswith("of which do not hold in the edition of 2026-04-17")
    assert "Proposals need the synced text" in ran.err


def test_programs_get_one_value(run: Run, small: Path) -> None:
    ran = run("rules", "check", "--json", str(small))
    document = json.loads(ran.out)
    assert (ran.status, document["edition"], document["pinned"]) == (FAILED, "2026-04-17", shipped_citations().edition)
    assert document["cited"] == len(shipped_citations().topics)
    fault = next(each for each in document["faults"] if each["rule"] == "702.19b")
    assert (fault["exists"], fault["proposed"], fault["likeness"]) == (True, None, 0)
    assert "data/keywords/abilities/trample.toml" in fault["files"]


def test_what_is_no_rulebook_is_wrong_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear judge,")
    for name in ("letter.txt", "nothing.txt"):
        ran = run("rules", "check", str(tmp_path / name))
        assert (ran.status, ran.out, name in ran.err) == (WRONG_INPUT, "", True)


@needs_shared
def test_the_pinned_edition_is_without_faults(run: Run) -> None:
    ran = run("rules", "check", str(RULES / f"comprehensive-rules-{shipped_citations().edition}.txt"))
    assert (ran.status, ran.err) == (DONE, "")
    assert (
        ran.out == f"{len(shipped_citations().topics)} citations, 0 of which do not hold in the edition of 2026-04-17\n"
    )

"""The page on threats names tests that there are, and files that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
TESTS = {
    name
    for file in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_each_test_that_the_page_on_threats_names_is_there() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE)
    assert (sorted(set(named) - TESTS), len(named) > 20) == ([], True)


def test_each_threat_has_a_test_or_a_script_that_shows_it() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line][1:]
    assert [row for row in rows if not re.search(r"`(?:test_\w+|\.ci/\w+)` \|$|`(?:test_\w+|\.ci/\w+)`,", row)] == []

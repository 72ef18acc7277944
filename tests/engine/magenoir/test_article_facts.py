"""Every statement of the publisher's clarification has a test that holds it, or a reason why it has none."""

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parents[1]
FACTS = tomllib.loads((HERE / "article_facts.toml").read_text(encoding="utf-8"))
STATEMENTS = 53
FILES = (
    *HERE.glob("test_*.py"),
    TESTS / "properties" / "test_magenoir_properties.py",
    TESTS / "oracle" / "magenoir" / "test_facts.py",
)


def names_of_tests() -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    return {name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)}


def test_every_statement_is_listed_once_with_tests_or_with_a_reason() -> None:
    assert list(FACTS) == [f"S4-{number:02}" for number in range(1, STATEMENTS + 1)]
    assert {fact for fact, about in FACTS.items() if bool(about.get("tests")) == bool(about.get("aside"))} == set()


def test_every_test_that_a_statement_names_exists() -> None:
    named = {test for about in FACTS.values() for test in about.get("tests", [])}
    assert named - names_of_tests() == set()
    assert len(named) > 25

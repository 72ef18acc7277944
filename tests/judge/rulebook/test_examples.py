"""The table of the rulebook's examples and the tests that play them."""

import ast
from pathlib import Path

from tests.ledger import excused_examples, rulebook_examples

FOLDER = Path(__file__).parent


def marked_examples() -> list[str]:
    """What the tests of this folder say that they play."""
    return [
        str(argument.value)
        for file in sorted(FOLDER.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.example"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    ]


def test_what_is_played_or_excused_is_an_example_of_the_rulebook() -> None:
    assert sorted({*marked_examples(), *excused_examples()} - rulebook_examples()) == []


def test_no_example_is_both_played_and_excused() -> None:
    assert sorted(set(marked_examples()) & excused_examples().keys()) == []

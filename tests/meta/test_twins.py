"""What each language tells by a function of its own although nothing but the words differs: fewer with each change."""

import ast
from pathlib import Path

import bot

EXPLAIN = Path(bot.__file__).parent / "explain"
PAIRS = (("english", "french"), ("magenoir/english", "magenoir/french"))
KEPT = 113
"""So many were there last; who removes some lowers it."""
SLACK = 6


class Wordless(ast.NodeTransformer):
    """Puts the same string in the place of every string."""

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        return ast.Constant("") if isinstance(node.value, str) else node


def shapes_in(folder: Path) -> dict[tuple[str, str], str]:
    """The functions of a folder, without their words, by file and name."""
    return {
        (path.name, node.name): ast.dump(Wordless().visit(node))
        for path in folder.glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def test_functions_that_differ_between_languages_in_words_alone_get_fewer() -> None:
    twins = []
    for first, second in PAIRS:
        one, other = shapes_in(EXPLAIN / first), shapes_in(EXPLAIN / second)
        twins += [each for each in one.keys() & other.keys() if one[each] == other[each]]
    assert KEPT - SLACK <= len(twins) <= KEPT, f"{len(twins)}: say these in words (bot/explain/worded_events.py)"

"""The grammar of card texts as one page, from the docstrings of the compiler.

`python -m tests.meta.grammar` writes it anew."""

import ast
from pathlib import Path

from tests.oracle.test_grammar import FOLDER, HEAD, MODULES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/grammar.md"
INTRODUCTION = """# Grammar of card texts

What the compiler reads, one production a paragraph, in the words of the functions that read it: `A = B` says that A is
written as B; `"words"` stand there letter by letter; `[…]` may be missing, `{ … }` may be repeated, `|` separates
alternatives; names in capitals are tables or tokens; what stands behind a comma is a remark. A name is looked up as the
function `read_name` in the file under which it stands. This page is written by `python -m tests.meta.grammar`.
"""


def productions_of(path: Path) -> list[str]:
    """Return the productions that the functions of a file state, in their order, a line each."""
    functions = (each for each in ast.parse(path.read_text("utf-8")).body if isinstance(each, ast.FunctionDef))
    stated = (ast.get_docstring(each) or "" for each in functions)
    return [" ".join(each.partition("\n\n")[0].split()).replace("`", "", 2) for each in stated if HEAD.match(each)]


def grammar_page() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION]
    for path in MODULES:
        found = productions_of(path)
        if found:
            parts.append(f"## {path.relative_to(FOLDER)}\n\n```ebnf\n" + "\n".join(found) + "\n```\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(grammar_page(), encoding="utf-8")

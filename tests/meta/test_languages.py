"""Nobody chooses by language but through a table that has all languages: a third one is answered nowhere in English."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.language import LANGUAGES
from tests.meta.conftest import PACKAGE

LANGUAGE = PACKAGE / "language.py"
SYNC_OF_FRENCH = "cards/sync/french.py"
"""It reads the file of the French printings, and leaves those that are not French."""


def is_language(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value in LANGUAGES


def choices_in(tree: ast.AST) -> Iterator[ast.expr]:
    """Comparisons with one language, and tables and lists that name the languages themselves."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others) if any(map(is_language, (left, *others))):
                yield node
            case ast.Dict(keys=keys) if any(map(is_language, keys)):
                yield node
            case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items) if all(
                any(is_language(item) and ast.literal_eval(item) == each for item in items) for each in LANGUAGES
            ):
                yield node
            case _:
                pass


def test_nobody_chooses_by_language_without_a_table_that_has_them_all(trees: Mapping[Path, ast.Module]) -> None:
    found = {
        f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}: {ast.unparse(node)}"
        for path, tree in trees.items()
        if path != LANGUAGE
        for node in choices_in(tree)
    }
    assert {each for each in found if not each.startswith(f"{SYNC_OF_FRENCH}:")} == set()


def test_a_choice_by_language_is_found_however_it_is_written() -> None:
    written = ('lang == "fr"', '"en" != lang', 'lang in ("en", "fr")', '{"en": 1, "fr": 2}', '["fr", "en"]')
    assert [len(list(choices_in(ast.parse(each)))) for each in written] == [1] * len(written)

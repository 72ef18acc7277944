"""The measures of the house that no change may spoil: names, sizes of folders, tables of keywords, languages."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.meta.conftest import PACKAGE

MOST_FILES = 40
KEYWORDS = PACKAGE / "engine" / "magic" / "keywords"
SMALL_TABLE = 2
"""So many keywords may stand together in a table outside their own folder: a third one is a property of keywords."""
OTHER_TABLES = {
    "engine/magic/combat/evasion.py: EVASIONS": "what each asks of the combat lies above the keywords",
    "engine/magic/replacing/damage_order.py: WORSE": "an order of preference, and no rule of any of them",
    "explain/english/cards.py: SETS_ASIDE": "verbs of a sentence",
    "explain/untargeted.py: AGAINST_TARGETING": "what an explanation cites beside a keyword",
    "explain/french/cards.py: SETS_ASIDE": "verbs of a sentence",
    "explain/french/refusals.py: CANT_BLOCK": "French names within whole sentences",
    "explain/french/refusals.py: PLAIN": "French names within whole sentences",
    "oracle/keywords/keyword_abilities.py: OWN_WORDS": "productions of the compiler, which lies above the keywords",
}
"""The tables that there are, each with its reason; none may join them without one."""


def is_one_word(name: str) -> bool:
    return "_" not in name.strip("_")


def test_fewer_than_one_function_in_twenty_is_named_by_one_word(trees: Mapping[Path, ast.Module]) -> None:
    names = {
        f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}: {node.name}": node.name
        for path, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    offenders = [place for place, name in names.items() if is_one_word(name)]
    assert 20 * len(offenders) < len(names), "\n".join(offenders)


def test_no_folder_but_that_of_the_keywords_has_more_files_than_a_reader_takes_in(
    trees: Mapping[Path, ast.Module],
) -> None:
    folders = {path.parent for path in trees} - {KEYWORDS}
    sizes = {folder.relative_to(PACKAGE).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}


def keyword_tables(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the name of each table of the module that names keywords, and how many it names."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            keywords = {
                each.attr
                for each in ast.walk(node.value)
                if isinstance(each, ast.Attribute) and ast.unparse(each.value).split(".")[-1] == "KeywordName"
            }
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), len(keywords)


def test_a_table_of_three_keywords_stands_with_the_keywords_or_has_its_reason(trees: Mapping[Path, ast.Module]) -> None:
    found = {
        f"{path.relative_to(PACKAGE).as_posix()}: {name}": number
        for path, tree in trees.items()
        if KEYWORDS not in path.parents
        for name, number in keyword_tables(tree)
        if number > SMALL_TABLE
    }
    assert set(found) <= set(OTHER_TABLES), found


def test_the_languages_are_defined_once(trees: Mapping[Path, ast.Module]) -> None:
    definitions = [
        path.relative_to(PACKAGE).as_posix()
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if (isinstance(node, ast.ClassDef) and node.name == "Language")
        or (isinstance(node, ast.Assign | ast.AnnAssign) and "Language" in targets_of(node))
        or (isinstance(node, ast.Subscript) and is_literal(node.value) and ast.unparse(node.slice) == "('en', 'fr')")
    ]
    assert set(definitions) == {"language.py"}


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "Literal"


def targets_of(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}

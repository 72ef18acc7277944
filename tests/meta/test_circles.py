"""Imports make no circle, those under `TYPE_CHECKING` counted, but where the rules themselves go round."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.meta.conftest import PACKAGE

Graph = Mapping[str, frozenset[str]]

CIRCLES: Mapping[tuple[str, ...], str] = {
    (
        "bot.engine.magic.words.abilities",
        "bot.engine.magic.words.effects",
        "bot.engine.magic.words.event_replacements",
    ): "CR 113, 604, 608: abilities have effects, and effects grant abilities and replace events by effects",
    (
        "bot.engine.magic.words.amounts",
        "bot.engine.magic.words.filters",
        "bot.engine.magic.words.happened_this_turn",
    ): "CR 107.3, 109.2: amounts count what is described, and targets are described by amounts",
    (
        "bot.engine.magenoir.words.abilities",
        "bot.engine.magenoir.words.effects",
    ): "paragraphs have effects, and an effect may be a paragraph that holds this turn",
}
"""The modules, and those below them, that may import each other, and why: data that is recursive by the rules."""


@pytest.fixture(scope="module")
def graph(trees: Mapping[Path, ast.Module]) -> Graph:
    """What each module of `bot` imports as it is loaded, or only for its types."""
    modules = {module_name(path): tree for path, tree in trees.items()}
    return {name: frozenset(imported_modules(tree, frozenset(modules)) - {name}) for name, tree in modules.items()}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def imported_modules(tree: ast.Module, known: frozenset[str]) -> set[str]:
    """The modules named by the imports that no function holds."""
    found: set[str] = set()
    for statement in top_statements(tree.body):
        if isinstance(statement, ast.Import):
            found.update(name.name for name in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            names = [f"{statement.module}.{name.name}" for name in statement.names]
            found.update(name if name in known else statement.module for name in names)
    return found & known


def top_statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        if isinstance(statement, ast.If):
            yield from top_statements([*statement.body, *statement.orelse])


def circle_in(graph: Graph) -> list[str]:
    """One circle of modules, each imported by the next; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def merge_modules(graph: Graph, groups: Mapping[str, str]) -> Graph:
    """The graph with each module that `groups` names taken for its group."""
    merged: dict[str, set[str]] = {}
    for name, others in graph.items():
        group = groups.get(name, name)
        merged.setdefault(group, set()).update({groups.get(other, other) for other in others} - {group})
    return {name: frozenset(others) for name, others in merged.items()}


def modules_below(graph: Graph, names: tuple[str, ...]) -> list[str]:
    return [module for module in graph if any(f"{module}.".startswith(f"{name}.") for name in names)]


def test_no_modules_import_each_other_in_a_circle_that_has_no_reason(graph: Graph) -> None:
    groups = {module: reason for names, reason in CIRCLES.items() for module in modules_below(graph, names)}
    assert circle_in(merge_modules(graph, groups)) == []


def test_each_circle_that_is_allowed_is_still_there(graph: Graph) -> None:
    for names, reason in CIRCLES.items():
        within = frozenset(modules_below(graph, names))
        assert circle_in({name: graph[name] & within for name in within}), reason


def test_no_folders_of_a_package_import_each_other_in_a_circle(graph: Graph) -> None:
    circles = {}
    for package in sorted({name.rpartition(".")[0] for name in graph} - {""}):
        within = [name for name in graph if name.startswith(f"{package}.")]
        parts = {name: ".".join(name.split(".")[: package.count(".") + 2]) for name in within}
        inner = {name: graph[name] & frozenset(within) for name in within}
        allowed = {part for names in CIRCLES for part in names}
        folders = {
            part: others - allowed if part in allowed else others
            for part, others in merge_modules(inner, parts).items()
        }
        if circle := circle_in(folders):
            circles[package] = circle
    assert circles == {}

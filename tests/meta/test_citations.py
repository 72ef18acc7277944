"""Citations are output: nothing that rules, explains or shows is decided by which rule is cited."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.meta.conftest import PACKAGE

FOLDERS = tuple(PACKAGE / each for each in ("engine", "explain", "judge", "ui"))

NUMBER = re.compile(r"\d{3}\.(\d+[a-z]?)?|classic .+")
"""A rule's number, a chapter's as the beginning of one, or the name of a rule of the older Emperor rules."""

BUILDING = frozenset({"cite_rules", "Rule", "frozenset", "set", "tuple"})
"""What makes citations of literals."""

ASKING = frozenset({
    *("startswith", "endswith", "removeprefix", "index", "count", "get", "pop"),
    *("intersection", "isdisjoint", "issubset", "issuperset", "difference"),
})  # fmt: skip
"""Methods that ask for their first argument in something, or for something in it."""


def is_number(node: ast.expr) -> bool:
    """Whether it is a literal of a rule's number, or a collection of such literals."""
    match node:
        case ast.Constant(value=str(text)):
            return NUMBER.fullmatch(text) is not None
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(map(is_number, parts))
        case ast.Starred(value=value):
            return is_number(value)
        case ast.Call(func=ast.Name(id=name), args=parts) if name in BUILDING:
            return any(map(is_number, parts))
        case ast.GeneratorExp(elt=part, generators=[ast.comprehension(iter=there)]):
            return is_number(there) or is_number(part)
        case _:
            return False


def is_citation(node: ast.expr) -> bool:
    """Whether it is what something cites: a field or a variable of that name."""
    match node:
        case ast.Attribute(attr="rules") | ast.Name(id="cited"):
            return True
        case ast.Set(elts=parts) | ast.Call(func=ast.Name(id="frozenset" | "set"), args=parts):
            return any(is_citation(each.value if isinstance(each, ast.Starred) else each) for each in parts)
        case _:
            return False


def decides(node: ast.AST) -> bool:
    """Whether it compares, looks up or searches by a rule's number, or asks what is cited."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            asked = any(isinstance(each, ast.In | ast.NotIn) for each in ops) and any(map(is_citation, others))
            return asked or any(map(is_number, (left, *others)))
        case ast.Dict(keys=keys):
            return any(each is not None and is_number(each) for each in keys)
        case ast.Set() | ast.Call(func=ast.Name(id="frozenset" | "set")):
            return is_number(node)
        case ast.MatchValue(value=value):
            return is_number(value)
        case ast.Subscript(slice=key):
            return is_number(key)
        case ast.Call(func=ast.Attribute(value=of, attr=name), args=[first, *_]) if name in ASKING:
            return any(is_number(each) or is_citation(each) for each in (of, first))
        case _:
            return False


def offenders(tree: ast.Module) -> Iterator[int]:
    """The lines that decide something by a citation."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.expr | ast.pattern))
    return (node.lineno for node in nodes if decides(node))


def test_nothing_is_decided_by_which_rule_is_cited(trees: Mapping[Path, ast.Module]) -> None:
    asked = {file: tree for file, tree in trees.items() if any(folder in file.parents for folder in FOLDERS)}
    found = [f"{file.relative_to(PACKAGE)}:{line}" for file, tree in asked.items() for line in offenders(tree)]
    assert len(asked) > 100
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'if "702.88a" in meaning: pass',
        "if rule in entry.rules: pass",
        'Rule("508.8") not in each.rules',
        'WORDS = {"704.5f": "toughness 0 or less"}',
        'CHECKS = {Rule("704.5a"): no_life}',
        'TELLING = frozenset(Rule(number) for number in ("702.19c", "702.19d"))',
        '{"702.22j", "702.22k"}.intersection(refused.rules)',
        "TELLING.intersection(entry.rules)",
        'rule.startswith(("104.", "502."))',
        'WORDS["classic elimination"]',
        'match rule:\n    case "510.1a":\n        pass',
        'each not in {*cited, "601.2i"}',
    ],
)
def test_a_decision_by_a_citation_is_found(source: str) -> None:
    assert list(offenders(ast.parse(source))) != []


@pytest.mark.parametrize(
    "source",
    [
        'game.note(event, (*cited, *cite_rules("608.2g")))',
        'RULES = {Keyword.WARD: "702.21a"}',
        'POINTS.get(step, ("506.7d",))',
        "if state.rules.territories: pass",
        'StateBasedAction(Rule("704.5f"), zero_toughness, CREATURE)',
        "return tuple(dict.fromkeys(rule for entry in entries for rule in entry.rules))",
    ],
)
def test_citing_is_no_decision(source: str) -> None:
    assert list(offenders(ast.parse(source))) == []

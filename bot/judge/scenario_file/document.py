"""The front of the scenario file: which game it is of, its caption, and what a test expects of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.magic.scenario import Scenario
from bot.judge.definitions import Library
from bot.judge.scenario_file.json_text import parse
from bot.judge.scenario_file.magenoir import read_magenoir
from bot.judge.scenario_file.magic import part, read_magic
from bot.judge.scenario_file.nodes import Node, mapping, text, word
from bot.judge.scenario_file.table import Table


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A checked document. `expect` is the part of the outcome that a test compares, as it stands there."""

    scenario: Scenario
    title: str = ""
    expect: Mapping[str, Any] | None = None


GAMES: Mapping[str, Callable[[Node, Table], Scenario]] = {"magic": read_magic, "magenoir": read_magenoir}


def read_scenario(content: str | bytes, library: Library) -> ScenarioFile:
    """Read a scenario file; raises `ScenarioError`, whose subclass `NotPlayedYet` says that the fault is ours."""
    return read_document(parse(content), library)


def read_document(document: object, library: Library) -> ScenarioFile:
    """Read a document that is JSON already."""
    node, table = Node(document), Table(library)
    mapping(node)
    game = word(*GAMES)(part(node, "game", "magic"), table)
    title = text(part(node, "title", ""), table)
    expect = mapping(node.key("expect")) if "expect" in node.value else None
    return ScenarioFile(GAMES[game](node, table), title, expect)

"""The front of the scenario file: which game it is of, its caption, and what a test expects of it."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.asking.scenario import Scenario as MageNoirScenario
from bot.engine.magic.asking.scenario import Scenario
from bot.judge.definitions import Library
from bot.judge.scenario_file.json_text import parse_json
from bot.judge.scenario_file.magenoir import read_magenoir
from bot.judge.scenario_file.magic import read_magic
from bot.judge.scenario_file.nodes import Node, part_of_document, read_text, require_object, word_reader
from bot.judge.scenario_file.table import Table


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A checked document of a game of Magic. `expect` is the part of the outcome that a test compares, as it stands
    there."""

    scenario: Scenario
    title: str = ""
    expect: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class MageNoirFile:
    """A checked document of a game of Mage Noir."""

    scenario: MageNoirScenario
    title: str = ""
    expect: Mapping[str, Any] | None = None


AnyFile: TypeAlias = ScenarioFile | MageNoirFile
MAGIC, MAGE_NOIR = "magic", "magenoir"


def read_scenario(content: str | bytes, library: Library) -> AnyFile:
    """Read a scenario file; raises `ScenarioError`, whose subclass `NotPlayedYet` says that the fault is ours."""
    return read_any_document(parse_json(content), library)


def read_any_document(document: object, library: Library) -> AnyFile:
    """Read a document of either game that is JSON already; raises `ScenarioError`."""
    node, table = Node(document), Table(library)
    if game_of(node, table) == MAGE_NOIR:
        return MageNoirFile(read_magenoir(node, table), *read_caption(node, table))
    return ScenarioFile(read_magic(node, table), *read_caption(node, table))


def read_document(document: object, library: Library) -> ScenarioFile:
    """Read a document of a game of Magic that is JSON already."""
    node, table = Node(document), Table(library)
    require_object(node)
    word_reader(MAGIC)(part_of_document(node, "game", MAGIC), table)
    return ScenarioFile(read_magic(node, table), *read_caption(node, table))


def game_of(node: Node, table: Table) -> str:
    require_object(node)
    return word_reader(MAGIC, MAGE_NOIR)(part_of_document(node, "game", MAGIC), table)


def read_caption(node: Node, table: Table) -> tuple[str, Mapping[str, Any] | None]:
    """The title, and what is expected."""
    title = read_text(part_of_document(node, "title", ""), table)
    return title, require_object(node.key("expect")) if "expect" in node.value else None

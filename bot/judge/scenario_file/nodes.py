"""JSON values with their place, and the readers of plain things: text, names, numbers, lists, words of a table.

Knows no key and no verb; a reader takes a node and the table of what exists, and returns a checked value or raises."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from bot.engine.record import record_class
from bot.judge.problems import (
    Problem,
    ProblemKind,
    ScenarioError,
    clean_name,
    nearest_words,
    problem_of,
    shown_in_message,
)
from bot.judge.scenario_file.table import Table

LARGEST_NUMBER = 1_000_000
LONGEST_NAME = 100
LONGEST_TEXT = 4_000

ValueT = TypeVar("ValueT")


@record_class
class Node:
    """A value of the document and its place in it."""

    value: Any
    where: str = ""

    def item(self, index: int) -> "Node":
        return Node(self.value[index], f"{self.where}[{index}]")

    def key(self, key: str) -> "Node":
        return Node(self.value[key], f"{self.where}.{key}" if self.where else key)


NodeReader: TypeAlias = Callable[[Node, Table], Any]
Form: TypeAlias = Mapping[str, NodeReader]
"""What an object of the document may contain: each key with the reader of its value."""


def wrong_type_error(node: Node, expected: str) -> ScenarioError:
    """Return the error for a value that is no `expected`: a word that the message knows."""
    return ScenarioError(
        Problem(ProblemKind.WRONG_TYPE, node.where, shown_in_message(str(node.value)), expected=expected)
    )


# Objects.


def require_object(node: Node) -> dict[str, Any]:
    if not isinstance(node.value, dict):
        raise wrong_type_error(node, "object")
    return node.value


def read_keys(node: Node, form: Form, table: Table, required: Collection[str] = ()) -> dict[str, Any]:
    """Read each key by its reader; unknown keys and missing ones are errors."""
    check_keys(node, form)
    for key in required:
        if key not in node.value:
            raise problem_of(ProblemKind.MISSING_KEY, node.where, key)
    return {key: form[key](node.key(key), table) for key in keys_given(node, form)}


def keys_given(node: Node, known: Iterable[str]) -> Iterator[str]:
    """Yield those of the known keys that the object has, in the order in which they are known."""
    return filter(node.value.__contains__, known)


def part_of_document(document: Node, key: str, default: object) -> Node:
    """Return the node of a key of the whole document, or one with `default` where the key is left out."""
    return document.key(key) if key in document.value else Node(default, key)


def check_keys(node: Node, known: Collection[str]) -> None:
    for key in require_object(node):
        if key not in known:
            raise problem_of(ProblemKind.UNKNOWN_KEY, node.where, key, nearest_words(key, known, 1))


# Plain values.


def read_flag(node: Node, _: Table) -> bool:
    if not isinstance(node.value, bool):
        raise wrong_type_error(node, "flag")
    return node.value


def number_reader(least: int = -LARGEST_NUMBER, most: int = LARGEST_NUMBER) -> Callable[[Node, Table], int]:
    """Return the reader of whole numbers in a range."""

    def read(node: Node, _: Table) -> int:
        if not isinstance(node.value, int) or isinstance(node.value, bool):
            raise wrong_type_error(node, "number")
        if not least <= node.value <= most:
            shown, limit = shown_in_message(str(node.value)), least if node.value < least else most
            kind = "least" if node.value < least else "most"
            raise ScenarioError(Problem(ProblemKind.OUT_OF_RANGE, node.where, shown, expected=kind, limit=limit))
        return node.value

    return read


read_natural = number_reader(0)


def read_text(node: Node, _: Table) -> str:
    """Text as a card has it; lines stay lines."""
    if not isinstance(node.value, str):
        raise wrong_type_error(node, "text")
    if len(node.value) > LONGEST_TEXT:
        raise ScenarioError(Problem(ProblemKind.TOO_LONG, node.where, shown_in_message(node.value), limit=LONGEST_TEXT))
    return "\n".join(filter(None, map(clean_name, node.value.splitlines())))


def read_name(node: Node, _: Table | None = None) -> str:
    """A name, without what does not show; one that is nothing else is an error."""
    if not isinstance(node.value, str):
        raise wrong_type_error(node, "text")
    if len(node.value) > LONGEST_NAME:
        raise ScenarioError(Problem(ProblemKind.TOO_LONG, node.where, shown_in_message(node.value), limit=LONGEST_NAME))
    if not (shown := clean_name(node.value)):
        raise problem_of(ProblemKind.NO_NAME, node.where)
    return shown


def word_reader(*known: str) -> Callable[[Node, Table], str]:
    """Return the reader of one word of a list."""

    def read(node: Node, _: Table) -> str:
        if not isinstance(node.value, str):
            raise wrong_type_error(node, "text")
        if node.value not in known:
            nearest = nearest_words(node.value, known, 1) or known
            raise problem_of(ProblemKind.UNKNOWN_WORD, node.where, node.value, nearest)
        return node.value

    return read


def read_anything(node: Node, _: Table) -> Any:
    return node.value


# Lists and tables of one kind of thing.


def list_items(node: Node, most: int) -> Iterator[Node]:
    """Yield the nodes of a list that has at most `most` members."""
    if not isinstance(node.value, list):
        raise wrong_type_error(node, "list")
    if len(node.value) > most:
        raise ScenarioError(Problem(ProblemKind.TOO_MANY, node.where, str(len(node.value)), limit=most))
    return (node.item(index) for index in range(len(node.value)))


def list_reader(
    read: Callable[[Node, Table], ValueT], most: int = 1_000
) -> Callable[[Node, Table], tuple[ValueT, ...]]:
    """Return the reader of lists of such things."""
    return lambda node, table: tuple(read(item, table) for item in list_items(node, most))


def amounts_reader(read_key: Callable[[Node, Table], ValueT]) -> Callable[[Node, Table], dict[ValueT, int]]:
    """Return the reader of `{"poison": 3}`: positive numbers by such keys, zeros left out."""

    def read(node: Node, table: Table) -> dict[ValueT, int]:
        amounts = {
            read_key(Node(key, f"{node.where}.{key}"), table): read_natural(node.key(key), table)
            for key in require_object(node)
        }
        return {key: amount for key, amount in amounts.items() if amount}

    return read

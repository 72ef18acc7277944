"""The messages of both languages say the same things with the same variables, and each is used somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.judge.language.reading.notes import NoteKind
from bot.judge.problems import ProblemKind
from bot.language import LANGUAGES, Language
from bot.resources import data_folder
from bot.ui.commands.registry import COMMANDS, MESSAGE_COMMANDS
from tests.explain.magenoir.typography import complaints_of_mage_noir
from tests.reference.typography import complaints

ROOT = Path(__file__).parents[2]
STRINGS = data_folder() / "strings"
FILES = sorted(file.name for file in (STRINGS / "en").glob("*.ftl"))

EXAMPLES = re.compile(r"^(?:option-.*-(?:description|examples)|ask-example-.*)$")
"""What these show is typed, and is no sentence."""


class Parts(Visitor):
    """The variables of a message and its plain text; arguments are left out of the text as `x`."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's own names
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        self.generic_visit(node)
        if not isinstance(node.expression, ftl.SelectExpression):
            self.text += "x"

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.visit(node.value)
        self.text += "\n"


def parts_of(message: ftl.Message) -> Parts:
    parts = Parts()
    parts.visit(message.value)
    return parts


def messages(lang: Language, file: str) -> dict[str, Parts]:
    parsed = FluentParser().parse((STRINGS / lang / file).read_text(encoding="utf-8"))
    assert [each for each in parsed.body if isinstance(each, ftl.Junk)] == []
    return {each.id.name: parts_of(each) for each in parsed.body if isinstance(each, ftl.Message)}


EVERY = {lang: {name: parts for file in FILES for name, parts in messages(lang, file).items()} for lang in LANGUAGES}


def test_both_languages_have_the_same_files() -> None:
    assert {lang: sorted(file.name for file in (STRINGS / lang).glob("*")) for lang in LANGUAGES} == dict.fromkeys(
        LANGUAGES, FILES
    )


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert [file for file in FILES if [*messages("fr", file)] != [*messages("en", file)]] == []


def test_both_languages_use_the_same_variables() -> None:
    used = {name: [EVERY[lang][name].variables for lang in LANGUAGES] for name in EVERY["en"]}
    assert {name: each for name, each in used.items() if any(variables != each[0] for variables in each)} == {}


def test_no_message_stands_in_two_files() -> None:
    names = [name for file in FILES for name in messages("en", file)]
    assert sorted(names) == sorted(set(names))


def test_a_french_message_is_french_to_the_last_space() -> None:
    lines = [
        (name, line.strip())
        for name, parts in EVERY["fr"].items()
        if not EXAMPLES.match(name)
        for line in parts.text.splitlines()
    ]
    game = {name: complaints_of_mage_noir if name.startswith("mage-") else complaints for name, _ in lines}
    assert {(name, line): found for name, line in lines if (found := game[name](line))} == {}


def test_an_english_message_quotes_with_curved_marks() -> None:
    assert {name: parts.text for name, parts in EVERY["en"].items() if '"' in parts.text} == {}


# --- which messages the code asks for


def literals(folder: Path) -> Iterator[str]:
    """Every text that stands in the code; what an f-string fills in is a star."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(each.value) if isinstance(each, ast.Constant) else "*" for each in node.values)


WRITTEN = sorted(set(literals(ROOT / "bot" / "ui")))
FIRST_WORDS = "|".join(
    sorted({name.partition("-")[0] for name in EVERY["en"]} - {"command", "option", "menu", "discord"})
)
LIKE_A_MESSAGE = re.compile(rf"(?:{FIRST_WORDS})-[a-z]+(?:-[a-z]+)*")


def named_by_the_tables() -> Iterator[str]:
    """Messages whose names are made of the commands' ids, or are the values of the judge's kinds."""
    yield from (str(kind) for kind in (*ProblemKind, *NoteKind))
    for command in COMMANDS:
        for each in filter(None, (command.id, command.group)):
            yield from (f"command-{each}", f"command-{each}-description")
        for option in command.options:
            yield from (f"option-{option.id}", f"{option.message}-description")
    yield from (f"menu-{menu.id}" for menu in MESSAGE_COMMANDS)


def named_in_the_code() -> Iterator[str]:
    """Messages whose name stands in the code, whole or with a star for what is filled in."""
    patterns = [re.compile(re.escape(text).replace(r"\*", "[a-z-]+")) for text in WRITTEN if "-" in text]
    yield from (name for name in EVERY["en"] if any(pattern.fullmatch(name) for pattern in patterns))


def test_every_message_that_the_code_names_exists() -> None:
    assert {text for text in WRITTEN if LIKE_A_MESSAGE.fullmatch(text)} - set(EVERY["en"]) == set()


def test_every_message_that_the_tables_name_exists() -> None:
    assert set(named_by_the_tables()) - set(EVERY["en"]) == set()


def test_no_message_is_left_that_nobody_asks_for() -> None:
    assert set(EVERY["en"]) - set(named_by_the_tables()) - set(named_in_the_code()) == set()

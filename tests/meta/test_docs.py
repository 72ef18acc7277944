"""What the documentation shows holds: links lead somewhere, files that it names are there, commands are understood,
scenarios are played to what they expect."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import COMMANDS, command_line_parser
from bot.cards.catalogue import Catalogue
from bot.judge.answer import judge_scenario, library_of
from bot.judge.definitions import Library
from bot.judge.expectations import unmet_expectations
from bot.judge.problems import Problem
from bot.judge.scenario_file.actions import ALL_VERBS, PICKS, VERBS
from bot.judge.scenario_file.questions import QUESTIONS
from bot.ui.explained_outcome import outcome_explained
from bot.ui.problems import problem_line

ROOT = Path(__file__).parents[2]
PAGES = {
    str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
    for file in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
}
SCENARIO_PAGE = PAGES["docs/scenario.md"]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
IN_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NAMED_PATH = re.compile(r"(?:bot|data|docs|tests|\.ci)/[\w./*{}-]*")


def blocks(language: str) -> list[Any]:
    """Every fenced block of a language, with its page for a name."""
    return [
        pytest.param(content, id=f"{page}-{number}")
        for page, text in PAGES.items()
        for number, (found, content) in enumerate(FENCED.findall(text))
        if found == language
    ]


def without_blocks(text: str) -> str:
    return FENCED.sub("", text)


@pytest.fixture(scope="module")
def cards() -> Library:
    return library_of(Catalogue.open())


# --- links and paths


def anchor(heading: str) -> str:
    """A heading as a link of the page names it."""
    plain = re.sub(r"[`*]", "", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def leads_nowhere(page: str, target: str) -> bool:
    if target.startswith(("https://", "http://")):
        return False
    path, _, fragment = target.partition("#")
    file = (ROOT / page).parent / path if path else ROOT / page
    if not file.exists():
        return True
    return bool(fragment) and fragment not in map(anchor, HEADING.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    assert [target for target in LINK.findall(PAGES[page]) if leads_nowhere(page, target)] == []


def paths_named(text: str) -> Iterator[str]:
    for code in IN_CODE.findall(without_blocks(text)):
        if NAMED_PATH.fullmatch(code):
            yield code


@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    assert [path for path in paths_named(PAGES[page]) if not any(ROOT.glob(path.rstrip("/")))] == []


# --- commands


def commands_in(block: str) -> Iterator[list[str]]:
    for arguments in re.findall(r"(?:python3?|\S+/python) -m bot([^&|\n]*)", block):
        yield shlex.split(arguments)


@pytest.mark.parametrize("block", blocks("sh"))
def test_a_pasted_command_is_understood(block: str) -> None:
    for arguments in commands_in(block):
        assert (command_line_parser().parse_args(arguments).command or "run") in COMMANDS


# --- scenarios


@pytest.mark.parametrize("block", blocks("json"))
def test_a_scenario_is_played_to_what_it_expects(block: str, cards: Library) -> None:
    document = json.loads(block)
    if "do" not in document:
        return
    ruling = judge_scenario(block, cards)
    assert not isinstance(ruling, Problem), problem_line(ruling, "en")
    assert document["expect"]
    assert list(unmet_expectations(document["expect"], outcome_explained(ruling, cards))) == []


def shown_objects(text: str) -> Iterator[dict[str, Any]]:
    """JSON objects that stand in running text."""
    flat = re.sub(r"(?<=\S)\n *(?=\S)", " ", without_blocks(text))
    for code in IN_CODE.findall(flat):
        if code.startswith('{"'):
            yield json.loads(code)


def test_every_object_that_is_shown_is_json() -> None:
    assert sum(len(list(shown_objects(text))) for text in PAGES.values()) >= 20


def test_an_action_that_is_shown_has_only_keys_that_are_read() -> None:
    magic, _, rest = SCENARIO_PAGE.partition("## Mage Noir")
    assert rest
    for action in shown_objects(magic):
        verb = next(iter(action))
        if verb in VERBS:
            assert set(action) <= set(VERBS[verb].keys), action
        elif verb == "ask":
            assert set(action) <= {"ask", *QUESTIONS[action["ask"]].keys}, action
        elif verb == "choose":
            assert action["choose"] in PICKS, action


def listed(heading: str) -> set[str]:
    """What stands in code in the tables of a chapter of the scenario page."""
    chapter = SCENARIO_PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("|")]
    return {code for row in rows for code in IN_CODE.findall(row)}


@pytest.mark.parametrize(
    ("heading", "known"), [("Actions", set(ALL_VERBS)), ("Choices", set(PICKS)), ("Questions", set(QUESTIONS))]
)
def test_every_verb_choice_and_question_is_listed(heading: str, known: set[str]) -> None:
    assert known - listed(heading) == set()

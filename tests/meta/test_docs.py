"""What the documentation shows holds: links lead somewhere, files that it names are there, commands are understood,
answers are those of today, scenarios are played to what they expect."""

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.api import opened_desk
from bot.app import COMMANDS, command_line_parser
from bot.judge.answer import judge_scenario
from bot.judge.expectations import unmet_expectations
from bot.judge.problems import Problem
from bot.judge.scenario_file.actions import ALL_VERBS, READ_PICK, VERBS
from bot.judge.scenario_file.questions import QUESTIONS
from bot.ui.ask import answer_line
from bot.ui.command_line.talking import NOT_ANSWERED
from bot.ui.commands import registry
from bot.ui.desk import Desk
from bot.ui.explained_outcome import outcome_explained
from bot.ui.problems import problem_line
from bot.ui.spoken import language_of_line
from tests.meta.pages import IN_CODE, PAGES, ROOT, answered_today, blocks, open_shipped_desk, without_blocks

SCENARIO_PAGE = PAGES["docs/scenario.md"]
COMMAND_PAGE = PAGES["docs/commands.md"]
TOLD_OF_THE_PAST = frozenset({"CHANGELOG.md"})

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED_PATH = re.compile(r"(?:bot|data|docs|tests|\.ci)/[\w./*-]*")


def cases(language: str) -> list[Any]:
    """Every block of a language, with its page for a name."""
    return [pytest.param(content, id=f"{page}-{at}") for at, (page, content) in enumerate(blocks(language))]


@pytest.fixture(scope="module")
def desk() -> Desk:
    return open_shipped_desk()


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


def test_every_page_is_reached_from_the_readme() -> None:
    reached, new = set[str](), {"README.md"}
    while new:
        reached |= new
        files = [(ROOT / page).parent / link.partition("#")[0] for page in new for link in LINK.findall(PAGES[page])]
        new = {str(file.resolve().relative_to(ROOT)) for file in files if file.suffix == ".md"} - reached
    assert set(PAGES) - reached == set()


def paths_named(text: str) -> Iterator[str]:
    for code in IN_CODE.findall(without_blocks(text)):
        if NAMED_PATH.fullmatch(code):
            yield code


@pytest.mark.parametrize("page", [page for page in PAGES if page not in TOLD_OF_THE_PAST])
def test_every_file_that_is_named_is_there(page: str) -> None:
    assert [path for path in paths_named(PAGES[page]) if not any(ROOT.glob(path.rstrip("/")))] == []


# --- the architecture


def test_the_folders_of_the_engine_stand_in_the_order_of_their_layers() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = (each["layers"] for each in contracts if each.get("containers") == ["bot.engine.magic"])
    rows = re.findall(r"^\| `bot/engine/magic/(\w+)/` \|", PAGES["docs/architecture.md"], re.MULTILINE)
    assert rows == [each for layer in layers for each in re.findall(r"\w+", layer)]


def test_each_alias_is_of_a_module() -> None:
    rows = re.findall(r"^\| `\w\w` \| `([\w.]+)` \|.*`\w\w\.(\w+)` \|$", PAGES["docs/architecture.md"], re.MULTILINE)
    assert len(rows) == 4
    assert [module for module, name in rows if not hasattr(import_module(module), name)] == []


# --- commands and answers


@pytest.mark.parametrize("block", cases("sh"))
def test_a_pasted_command_is_understood(block: str) -> None:
    for arguments in re.findall(r"python3? -m bot([^&|\n]*)", block):
        assert (command_line_parser().parse_args(shlex.split(arguments)).command or "run") in COMMANDS


@pytest.mark.parametrize("block", cases("sh"))
def test_a_pasted_question_is_answered(block: str, desk: Desk) -> None:
    for arguments in re.findall(r"python -m bot (ask[^&|\n]*)", block):
        line = " ".join(command_line_parser().parse_args(shlex.split(arguments)).text)
        assert answer_line(desk, language_of_line(line, "en"), line).kind not in NOT_ANSWERED, line


@pytest.mark.parametrize("block", [each for each in cases("sh") if "bot resolve" in each.values[0]])
def test_pasted_lines_run_in_a_shell(block: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    settings = {"PATH": path, "PYTHONPATH": str(ROOT), "ARBITRE_DATA": str(tmp_path)}
    ran = subprocess.run(  # noqa: S603  our own documentation
        ["bash", "-euc", block],  # noqa: S607  whichever shell a reader has
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("block", cases("text"))
def test_an_answer_is_shown_as_it_is_given_today(block: str, desk: Desk) -> None:
    today = answered_today(block, desk)
    if today is None:
        for line in block.splitlines():
            assert answer_line(desk, "en", line).kind not in {*NOT_ANSWERED, "help"}, line
    else:
        assert block == today, "write it anew: python -m tests.meta.pages"


@pytest.mark.parametrize("block", cases("python"))
def test_a_pasted_program_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRE_DATA", str(tmp_path))
    opened_desk.cache_clear()
    exec(compile(block, "docs", "exec"), {})  # noqa: S102  our own documentation
    opened_desk.cache_clear()


def test_every_command_is_listed_with_its_names_and_options() -> None:
    chapter = COMMAND_PAGE.partition("\n## Every command\n")[2].partition("\n## ")[0]
    rows = [IN_CODE.findall(line) for line in chapter.splitlines() if line.startswith("| `/")]
    shown = {codes[0]: set(codes[1:]) for codes in rows}
    table = {option.id for option in registry.TABLE}
    known = {
        f"/{command.name('en')}": {f"/{command.name('fr')}"}
        | {option.name("en") for option in command.options if not (command.group == "emperor" and option.id in table)}
        for command in registry.COMMANDS
    }
    assert set(shown) == set(known)
    assert {name: names - shown[name] for name, names in known.items()} == {name: set() for name in known}


# --- scenarios


@pytest.mark.parametrize("block", cases("json"))
def test_a_scenario_is_played_to_what_it_expects(block: str, desk: Desk) -> None:
    document = json.loads(block)
    if "do" not in document:
        return
    ruling = judge_scenario(block, desk.library)
    assert not isinstance(ruling, Problem), problem_line(ruling, "en")
    assert document["expect"]
    assert list(unmet_expectations(document["expect"], outcome_explained(ruling, desk.library))) == []


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
            assert action["choose"] in READ_PICK, action


def listed(heading: str) -> set[str]:
    """What stands in code in the tables of a chapter of the scenario page."""
    chapter = SCENARIO_PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in chapter.splitlines() if line.startswith("|")]
    return {code for row in rows for code in IN_CODE.findall(row)}


@pytest.mark.parametrize(("heading", "known"), [("Actions", set(ALL_VERBS)), ("Questions", set(QUESTIONS))])
def test_every_verb_and_question_is_listed(heading: str, known: set[str]) -> None:
    assert known - listed(heading) == set()

"""The README's commands and settings are those that there are, and what it shows can be pasted."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from bot.app import COMMANDS, command_line_parser
from bot.cards.catalogue import Catalogue
from bot.config import READERS
from bot.reference.keywords import shipped_keywords
from bot.ui.ask import answer_line
from bot.ui.desk import Desk

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")

BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
IN_COMMANDS = re.compile(r"^\| `python -m bot ?([^`]*)`", re.MULTILINE)
IN_SETTINGS = re.compile(r"^\| `([A-Z_]+)` \|", re.MULTILINE)
SHOWN = re.compile(r"^    > (/.*)\n    (.*)$", re.MULTILINE)


def subcommands() -> dict[str, argparse.ArgumentParser]:
    actions = [each for each in command_line_parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(actions[0].choices)


def flags(command: argparse.ArgumentParser) -> set[str]:
    return {flag for action in command._actions for flag in action.option_strings if flag.startswith("--")} - {"--help"}


def test_the_table_has_every_command_and_no_other() -> None:
    listed = [row.split()[0] if row else "run" for row in IN_COMMANDS.findall(README)]
    assert sorted(listed) == sorted(COMMANDS) == sorted(subcommands())


@pytest.mark.parametrize("row", [row for row in IN_COMMANDS.findall(README) if row])
def test_a_command_has_the_flags_that_its_row_shows(row: str) -> None:
    assert set(re.findall(r"--[a-z]+", row)) == flags(subcommands()[row.split(maxsplit=1)[0]])


@pytest.mark.parametrize("row", [row for row in IN_COMMANDS.findall(README) if row])
def test_a_command_parses_as_its_row_shows_it(row: str) -> None:
    plain = row.replace("fr\\|en", "fr").replace("[", "").replace("]", "").replace("…", "")
    assert command_line_parser().parse_args(shlex.split(plain)).command == row.split(maxsplit=1)[0]


def test_the_table_has_every_setting_and_no_other() -> None:
    assert IN_SETTINGS.findall(README) == list(READERS)


def bot_commands(block: str) -> list[list[str]]:
    """The arguments of every `python -m bot` of a block."""
    return [shlex.split(found) for found in re.findall(r"python3? -m bot([^&\n]*)", block)]


@pytest.mark.parametrize("arguments", [found for block in BLOCKS for found in bot_commands(block)])
def test_a_pasted_command_is_one_that_is_understood(arguments: list[str]) -> None:
    assert (command_line_parser().parse_args(arguments).command or "run") in COMMANDS


def test_the_extra_that_is_installed_for_tests_exists() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = {extra for block in BLOCKS for extra in re.findall(r"'\.\[(\w+)\]'", block)}
    assert extras == {"test"}
    assert [extra for extra in extras if not re.search(rf"^{extra} = \[", project, re.MULTILINE)] == []


@pytest.mark.parametrize(("typed", "verdict"), SHOWN.findall(README))
def test_what_the_readme_shows_is_what_is_answered(typed: str, verdict: str) -> None:
    reply = answer_line(Desk(Catalogue.open(), shipped_keywords()), "fr", typed)
    assert reply.verdict == verdict


def test_the_readme_shows_an_answer_and_something_to_paste() -> None:
    assert (len(SHOWN.findall(README)) >= 1, len(BLOCKS) >= 3) == (True, True)


@pytest.mark.parametrize("folder", re.findall(r"^\| `((?:bot|data)/[a-z/]*)` \|", README, re.MULTILINE))
def test_the_folders_of_the_house_exist(folder: str) -> None:
    assert (ROOT / folder).is_dir()

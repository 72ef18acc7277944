"""The README is short; the pages of the commands and the settings list what there is, and no other."""

import argparse
import re
import shlex

import pytest

from bot.app import COMMANDS, command_line_parser
from bot.config import READERS
from tests.meta.pages import PAGES, README, ROOT, without_blocks

MOST_WORDS = 1000
MOST_LINES = 150

BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
IN_COMMANDS = re.compile(r"^\| `python -m bot ?([^`]*)`", re.MULTILINE)
IN_SETTINGS = re.compile(r"^\| `([A-Z_]+)` \|", re.MULTILINE)
LISTED = IN_COMMANDS.findall(PAGES["docs/commands.md"])
TESTS = re.compile(r"<!-- tests -->\n```sh\n(.*)\n```")


def test_the_readme_is_short() -> None:
    assert len(without_blocks(README).split()) <= MOST_WORDS
    assert len(README.splitlines()) <= MOST_LINES


def subcommands() -> dict[str, argparse.ArgumentParser]:
    actions = [each for each in command_line_parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(actions[0].choices)


def flags(command: argparse.ArgumentParser) -> set[str]:
    return {flag for action in command._actions for flag in action.option_strings if flag.startswith("--")} - {"--help"}


def test_the_table_has_every_command_and_no_other() -> None:
    listed = [row.split()[0] if row else "run" for row in LISTED]
    assert sorted(listed) == sorted(COMMANDS) == sorted(subcommands())


@pytest.mark.parametrize("row", [row for row in LISTED if row])
def test_a_command_has_the_flags_that_its_row_shows(row: str) -> None:
    assert set(re.findall(r"--[a-z]+", row)) == flags(subcommands()[row.split(maxsplit=1)[0]])


@pytest.mark.parametrize("row", [row for row in LISTED if row])
def test_a_command_parses_as_its_row_shows_it(row: str) -> None:
    plain = (
        row.replace("fr\\|en", "fr").replace("dark\\|light", "dark").replace("[", "").replace("]", "").replace("…", "")
    )
    assert command_line_parser().parse_args(shlex.split(plain)).command == row.split(maxsplit=1)[0]


def test_the_table_has_every_setting_and_no_other() -> None:
    assert IN_SETTINGS.findall(PAGES["docs/settings.md"]) == list(READERS)


def test_one_command_starts_it_and_one_tests_it() -> None:
    assert [block.startswith("python3 -m venv .venv && ") for block in BLOCKS].count(True) == 2
    assert [line.endswith(".venv/bin/python -m pytest") for line in TESTS.findall(README)] == [True]


def test_the_extra_that_is_installed_for_tests_exists() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    extras = {extra for block in BLOCKS for extra in re.findall(r"'\.\[(\w+)\]'", block)}
    assert extras == {"test"}
    assert [extra for extra in extras if not re.search(rf"^{extra} = \[", project, re.MULTILINE)] == []


def test_the_version_is_that_of_the_newest_changes() -> None:
    newest = re.search(r"^## \[(.+?)\]", PAGES["CHANGELOG.md"], re.MULTILINE)
    assert newest is not None
    assert f'\nversion = "{newest[1]}"\n' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")

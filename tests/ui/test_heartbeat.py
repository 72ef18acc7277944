"""The sign of life of a running bot, as `check` reads it."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.ui.heartbeat import LONGEST_SILENCE, Heartbeat, heartbeat_file, read_heartbeat, write_heartbeat

from .conftest import Run

BEAT = Heartbeat(at=0.0, process=1, gateway="connected", waiting=2, answers=7, last_answer=None, data_date="2026-04-17")


def told(run: Run) -> tuple[int, str]:
    """The exit status of `check --running`, and its line."""
    ran = run("check", "--running")
    (line,) = ran.lines
    return ran.status, line


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = heartbeat_file(tmp_path / "new")
    write_heartbeat(file, BEAT)
    assert (read_heartbeat(file), list(file.parent.iterdir())) == (BEAT, [file])


def test_where_no_bot_runs_only_who_asks_for_one_is_told_bad(run: Run) -> None:
    assert told(run) == (1, "BAD running bot: none here -> python -m bot")
    assert (run("check").status, "ok  running bot: none here" in run("check").lines) == (0, True)


def test_a_bot_that_runs_says_how_it_does(run: Run, home: Path) -> None:
    write_heartbeat(heartbeat_file(home / "data"), replace(BEAT, at=time.monotonic()))
    found = "running bot: connected, 2 questions waiting, 7 answers, cards of 2026-04-17"
    assert told(run) == (0, f"ok  {found}")


def test_a_bot_that_discord_does_not_hear_is_well_and_says_so(run: Run, home: Path) -> None:
    write_heartbeat(heartbeat_file(home / "data"), replace(BEAT, at=time.monotonic(), gateway="away"))
    status, line = told(run)
    assert (status, line.startswith("!!  running bot: away, ")) == (0, True)


@pytest.mark.parametrize(
    ("age", "silence"),
    [(LONGEST_SILENCE + 1, f"for {LONGEST_SILENCE + 1:.0f} seconds"), (-1000.0, "since this machine started")],
)
def test_a_bot_that_hangs_is_bad(run: Run, home: Path, age: float, silence: str) -> None:
    write_heartbeat(heartbeat_file(home / "data"), replace(BEAT, at=time.monotonic() - age))
    assert told(run) == (1, f"BAD running bot: no sign of life {silence} -> start it again")


@pytest.mark.parametrize("text", ["{", "[]", '{"at": 1}'])
def test_a_damaged_sign_is_bad(run: Run, home: Path, text: str) -> None:
    file = heartbeat_file(home / "data")
    file.parent.mkdir()
    file.write_text(text)
    assert told(run)[0] == 1

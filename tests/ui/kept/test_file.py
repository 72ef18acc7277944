"""What is kept, in real files: over restarts, from older programs, beside other processes, and where it can't be."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.ui.kept.file import FILE, FORMERLY, KeptFile
from bot.ui.kept.migrations import BACKUPS_KEPT_FOR, MIGRATIONS, backup_path, migrate_file
from bot.ui.kept.reports import Report
from bot.ui.kept.requests import KeptRequests

REPORT = Report("en|judge|text=a", "it dies", '{"a": 1}', "{}", "2026-04-17", 7, None)


async def opened(folder: Path, now: float = 1_000.0) -> KeptFile:
    file = KeptFile(folder, lambda: now)
    await file.open()
    return file


def tables_of(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_the_file_of_the_program_before_is_taken_over_whole(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FORMERLY)) as former:
        former.execute("PRAGMA journal_mode = WAL")
        former.execute("CREATE TABLE requests (key TEXT PRIMARY KEY, request TEXT NOT NULL, at REAL NOT NULL)")
        former.execute("INSERT INTO requests VALUES ('a', 'fr|card', 999.0)")
        former.commit()
        file = await opened(tmp_path)
    assert await KeptRequests(file).find("a") == "fr|card"
    await file.close()
    assert names_in(tmp_path) == ["kept.before-1.sqlite", "kept.before-2.sqlite", FILE]


def test_each_step_leaves_the_file_before_it_aside(tmp_path: Path) -> None:
    path = tmp_path / FILE
    for version in range(1, len(MIGRATIONS) + 1):
        before = tables_of(path) if path.exists() else None
        migrate_file(path, MIGRATIONS[:version])
        aside = backup_path(path, version)
        assert (tables_of(aside) if aside.exists() else None) == before
    assert len(tables_of(path)) > 1


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate_file(path, MIGRATIONS)
    before = tables_of(path)
    with pytest.raises(sqlite3.Error):
        migrate_file(path, [*MIGRATIONS, "CREATE TABLE a (b); CREATE TABLE requests (key)"])
    assert tables_of(path) == before
    migrate_file(path, [*MIGRATIONS, "CREATE TABLE a (b)"])
    assert tables_of(path) == before | {"a"}


async def test_a_backup_does_not_outlive_what_was_deleted(tmp_path: Path) -> None:
    old, new = backup_path(tmp_path / FILE, 1), backup_path(tmp_path / FILE, 2)
    old.touch()
    new.touch()
    os.utime(old, (0, time.time() - BACKUPS_KEPT_FOR - 1))
    await (await opened(tmp_path)).close()
    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.parametrize("trouble", ["no folder", "no database", "of a later program"])
async def test_a_file_that_fails_costs_what_it_would_keep_and_nothing_else(
    tmp_path: Path, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    if trouble == "no folder":
        folder.write_text("a file where a folder should be")
    else:
        folder.mkdir()
    if trouble == "no database":
        (folder / FILE).write_text("no database at all " * 100)
    if trouble == "of a later program":
        migrate_file(folder / FILE, [*MIGRATIONS, "CREATE TABLE a (b)"])
    file = await opened(folder)
    requests = KeptRequests(file)
    assert (await requests.keep({"a": "x"}), await requests.keep({}), await requests.find("a")) == (False, True, None)
    assert len([each for each in caplog.records if "nothing can be kept" in each.message]) == 1
    await file.close()

"""What is kept, in real files: over restarts, from older programs, beside other processes, and where it can't be."""

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.ui.kept.file import CHANGES_IN_LOG, CHECKPOINT, FILE, FORMERLY, KeptFile
from bot.ui.kept.migrations import BACKUPS_KEPT_FOR, MIGRATIONS, backup_path, migrate_file
from bot.ui.kept.reports import Report
from bot.ui.kept.requests import KeptRequests
from bot.ui.kept.settings import KeptSettings

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


CUT_EVERY = 997
"""In bytes, and no divisor of a page: the power fails at any place of a page."""


def put_back(folder: Path, stored: bytes, log: bytes) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(stored)
    (folder / f"{FILE}-wal").write_bytes(log)


async def chosen_after_power_came_back(folder: Path, stored: bytes, log: bytes) -> list[int]:
    """Which people's choice is there where the file and its log are what the disk had, in order; the file is whole."""
    put_back(folder, stored, log)
    file = await opened(folder)
    people = [person for (person,) in await file.rows("SELECT person FROM person_settings ORDER BY person")]
    assert await file.rows("PRAGMA integrity_check") == [("ok",)]
    await file.close()
    return people


async def test_power_that_fails_in_the_middle_of_a_write_leaves_all_that_was_written_before(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    log, settings = tmp_path / f"{FILE}-wal", KeptSettings(file)
    written = []
    for person in range(4):
        await settings.choose_for_person(person, "language", "fr")
        written.append(log.stat().st_size)
    stored, whole = (tmp_path / FILE).read_bytes(), log.read_bytes()
    await file.close()
    assert written == sorted(set(written))
    for cut in range(0, len(whole) + CUT_EVERY, CUT_EVERY):
        kept = [person for person, size in enumerate(written) if size <= cut]
        for name, rest in (("short", b""), ("empty", bytes(max(0, len(whole) - cut)))):
            assert await chosen_after_power_came_back(tmp_path / f"{name}{cut}", stored, whole[:cut] + rest) == kept


async def statements_of(file: KeptFile) -> list[str]:
    """A list into which goes, in its first words, all that is carried out on the file from now on."""
    said: list[str] = []
    connection = file._file  # nobody else sees what it tells SQLite
    assert connection is not None
    await connection.set_trace_callback(lambda sql: said.append(" ".join(sql.split()[:4])))
    return said


async def test_what_people_chose_is_on_the_disk_before_it_is_confirmed(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    said = await statements_of(file)
    await KeptSettings(file).choose_for_person(1, "language", "fr")
    await KeptRequests(file).keep({"a": "what a button asks"})
    await file.close()
    assert said == [
        "PRAGMA synchronous = FULL",
        "INSERT INTO person_settings (person,",
        "PRAGMA synchronous = NORMAL",
        "INSERT INTO requests (key,",
    ]


async def test_the_log_is_moved_into_the_file_only_while_nobody_writes(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    said = await statements_of(file)
    log = tmp_path / f"{FILE}-wal"
    sizes = []
    for number in range(2 * CHANGES_IN_LOG):
        await KeptRequests(file).keep({f"key {number}": "asked"})
        sizes.append(log.stat().st_size)
    assert await file.rows("PRAGMA wal_autocheckpoint") == [(0,)]
    await file.close()
    moved = [number for number, size in enumerate(sizes, 1) if not size]
    assert (moved, said.count(CHECKPOINT)) == ([CHANGES_IN_LOG, 2 * CHANGES_IN_LOG], 2)
    assert max(sizes) < 5_000_000


async def test_what_is_closed_during_a_change_makes_it_first(tmp_path: Path) -> None:
    file = await opened(tmp_path)
    changing = asyncio.gather(*(KeptSettings(file).choose_for_person(each, "language", "fr") for each in range(5)))
    await asyncio.sleep(0)
    await file.close()
    made = await changing
    file = await opened(tmp_path)
    people = [person for (person,) in await file.rows("SELECT person FROM person_settings ORDER BY person")]
    await file.close()
    assert (people, made[0]) == ([person for person, kept in enumerate(made) if kept], True)

"""A backup of what people leave with the bot, and the way back."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.ui.kept.backup import ASIDE, BackupError, make_backup, restore_backup
from bot.ui.kept.file import FILE, KeptFile
from bot.ui.kept.migrations import MIGRATIONS, migrate_file
from bot.ui.kept.requests import KeptRequests
from tests.ui.conftest import Run

from .conftest import settings_of

LATER = len(MIGRATIONS) + 1


async def kept(data: Path, requests: Mapping[str, str]) -> None:
    """Have these requests kept in a data folder, by a bot that ends then."""
    file = KeptFile(data)
    await file.open()
    await KeptRequests(file).keep(requests)
    await file.close()


async def found(data: Path, key: str) -> str | None:
    file = KeptFile(data)
    await file.open()
    try:
        return await KeptRequests(file).find(key)
    finally:
        await file.close()


async def test_what_is_backed_up_while_the_bot_runs_comes_back(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite"
    running = KeptFile(data)
    await running.open()
    await KeptRequests(running).keep({"a": "before"})
    assert make_backup(settings_of(data), backup) == backup
    await KeptRequests(running).keep({"a": "after"})
    await running.close()
    assert restore_backup(settings_of(data), backup) == data / ASIDE
    assert (await found(data, "a"), backup.stat().st_mode & 0o777) == ("before", 0o600)


async def test_a_backup_of_the_first_shape_is_brought_to_todays(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    migrate_file(backup, MIGRATIONS[:1])
    with closing(sqlite3.connect(backup)) as file, file:
        file.execute("INSERT INTO requests VALUES ('a', 'old', 9e9)")
    assert restore_backup(settings_of(tmp_path / "data"), backup) is None
    assert await found(tmp_path / "data", "a") == "old"


async def test_a_restore_while_the_bot_runs_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite"
    await kept(data, {"a": "old"})
    make_backup(settings_of(data), backup)
    running = KeptFile(data)
    await running.open()
    await KeptRequests(running).keep({"a": "new"})
    with pytest.raises(BackupError, match="locked"):
        restore_backup(settings_of(data), backup)
    assert await KeptRequests(running).find("a") == "new"
    await running.close()


@pytest.mark.parametrize("at", [0, 4096])
async def test_what_is_damaged_gives_way_to_a_backup_and_is_left_beside_it(tmp_path: Path, at: int) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite"
    await kept(data, {str(number): "x" * 100 for number in range(500)})
    make_backup(settings_of(data), backup)
    with (data / FILE).open("r+b") as file:
        file.seek(at)
        file.write(b"\xff" * 8192)
    damaged = (data / FILE).read_bytes()
    assert restore_backup(settings_of(data), backup) == data / ASIDE
    assert (await found(data, "7"), (data / ASIDE).read_bytes()) == ("x" * 100, damaged)
    assert sorted(each.name for each in data.iterdir()) == sorted([FILE, ASIDE])


@pytest.mark.parametrize("bad", ["missing", "empty", "no database", "later"])
async def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path, bad: str) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite"
    await kept(data, {"a": "kept"})
    if bad == "empty":
        backup.write_bytes(b"")
    elif bad == "no database":
        backup.write_bytes(b"Dear judge," * 100)
    elif bad == "later":
        migrate_file(backup)
        with closing(sqlite3.connect(backup)) as file:
            file.execute(f"PRAGMA user_version = {LATER}")
    with pytest.raises(BackupError, match=r"backup\.sqlite: "):
        restore_backup(settings_of(data), backup)
    assert (await found(data, "a"), sorted(each.name for each in data.glob("*.sqlite"))) == ("kept", [FILE])


async def test_check_finds_what_is_kept_to_be_damaged(run: Run, home: Path) -> None:
    await kept(home / "data", {str(number): "x" * 100 for number in range(500)})
    well = run("check")
    with (home / "data" / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    damaged = run("check")
    line = f"ok  what people left: in {home / 'data' / FILE}"
    assert (line in well.lines, line in damaged.lines) == (True, False)
    assert [each.startswith("BAD what people left: ") for each in damaged.lines].count(True) == 1


async def test_the_commands_say_where_it_is_and_why_not(run: Run, home: Path) -> None:
    data, backup = home / "data", home / "backup.sqlite"
    nothing = run("backup", str(backup))
    await kept(data, {"a": "kept"})
    written, again, restored = run("backup", str(backup)), run("backup", str(backup)), run("restore", str(backup))
    assert [(ran.status, ran.out + ran.err) for ran in (nothing, written, again, restored)] == [
        (1, f"{data / FILE}: nothing is kept yet\n"),
        (0, f"{backup}\n"),
        (1, f"{backup}: it is there already\n"),
        (0, f"{backup} is in place; what was there is {data / ASIDE}\n"),
    ]

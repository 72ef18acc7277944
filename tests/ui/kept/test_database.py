"""What is kept in a real PostgreSQL server: its shape, its absence, and what it may not tell."""

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.config import SettingsError
from bot.ui.kept.backup import ASIDE, BackupError, make_backup, restore_backup
from bot.ui.kept.file import FILE
from bot.ui.kept.migrations import MIGRATIONS, backup_path
from bot.ui.kept.opening import store_of
from bot.ui.kept.reports import Report, Reports
from bot.ui.kept.requests import KeptRequests
from bot.ui.kept.settings import LANGUAGE, KeptSettings
from bot.ui.kept.shared import SharedRequests
from bot.ui.kept.store import KeptStore

from .conftest import Clock, settings_of
from .server import Server

LATER = (*MIGRATIONS, "CREATE TABLE later (a INTEGER PRIMARY KEY, b REAL)")
SHAPE = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"


async def bring_to(database: str, folder: Path, migrations: Sequence[str]) -> Any:
    """Bring a database to a shape and return a connection to it."""
    import asyncpg  # noqa: PLC0415 - optional

    from bot.ui.kept.database_shape import migrate_database  # noqa: PLC0415 - needs the optional driver

    connection = await asyncpg.connect(database)
    try:
        await migrate_database(connection, folder, migrations)
    except BaseException:
        await connection.close()
        raise
    return connection


async def keep_something(store: KeptStore, word: str) -> None:
    await KeptRequests(store).keep({"a": word})
    await Reports(store).keep(Report(word, "b", "", "", "", 4, None))
    await KeptSettings(store).choose_for_server(1 << 60, LANGUAGE, "fr")
    await SharedRequests(store).keep(word, 4, 1 << 60)


async def test_each_step_is_taken_once_and_what_was_there_before_is_beside_it(database: str, tmp_path: Path) -> None:
    first = await bring_to(database, tmp_path, MIGRATIONS[:1])
    await first.execute("INSERT INTO requests VALUES ('a', 'fr|card', 999.0)")
    one, other = await asyncio.gather(*(bring_to(database, tmp_path, LATER) for _ in range(2)))
    tables = [name for (name,) in await one.fetch(SHAPE)]
    assert (tables.count("later"), len(tables)) == (1, 8)
    for connection in (first, one, other):
        await connection.close()
    with closing(sqlite3.connect(backup_path(tmp_path / FILE, 2))) as file:
        assert file.execute("SELECT * FROM requests").fetchall() == [("a", "fr|card", 999.0)]


async def test_a_step_that_fails_changes_nothing(database: str, tmp_path: Path) -> None:
    import asyncpg  # noqa: PLC0415 - optional

    await (await bring_to(database, tmp_path, MIGRATIONS[:1])).close()
    with pytest.raises(asyncpg.PostgresError):
        await bring_to(database, tmp_path, [*MIGRATIONS, "CREATE TABLE a (b TEXT); CREATE TABLE requests (key TEXT)"])
    connection = await asyncpg.connect(database)
    assert [name for (name,) in await connection.fetch(SHAPE)] == ["kept_version", "requests"]
    await connection.close()


async def test_a_database_of_a_later_program_is_left_alone(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await (await bring_to(database, tmp_path, LATER)).close()
    store = store_of(settings_of(tmp_path, database))
    await store.open()
    assert not await KeptRequests(store).keep({"a": "x"})
    assert [each.message for each in caplog.records] == [
        "nothing can be kept in the database: version 3 of a later program, we know 2"
    ]
    await store.close()


async def test_a_database_that_goes_and_comes_back_costs_two_lines_and_no_wait(
    server: Server, database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    from bot.ui.kept.postgresql import TRY_AGAIN, KeptDatabase  # noqa: PLC0415 - needs the optional driver

    store = KeptDatabase(database, tmp_path, steady=clock)
    await store.open()
    requests = KeptRequests(store)
    assert await requests.keep({"a": "x"})
    caplog.set_level("INFO")
    server.stop()
    try:
        found = [await requests.keep({"b": "y"}), *(await asyncio.gather(*(requests.find("a") for _ in range(50))))]
    finally:
        server.start()
    assert (set(found), await requests.find("a")) == ({False, None}, None)
    clock.now += TRY_AGAIN
    assert (await requests.find("a"), await requests.find("b")) == ("x", None)
    said = [each.message for each in caplog.records]
    assert (said[0].startswith("nothing can be kept in the database: "), said[1:]) == (
        True,
        ["the database is there again"],
    )
    await store.close()


async def test_neither_a_password_nor_what_was_typed_stands_in_a_log(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for url in ("postgresql://me:secret@127.0.0.1:1/a", database.replace("/postgres?", "/secret?password=secret&")):
        store = store_of(settings_of(tmp_path, url))
        await store.open()
        await store.close()
    store = store_of(settings_of(tmp_path, database))
    await store.open()
    assert not await KeptRequests(store).keep({"a": "secret\0secret"})
    await store.close()
    assert ("secret" in caplog.text, len(caplog.records)) == (False, 3)


def test_what_a_file_and_a_database_hold_is_restored_into_each_other(database: str, tmp_path: Path) -> None:
    of_file, of_database = settings_of(tmp_path / "file"), settings_of(tmp_path / "database", database)

    async def keep_in_each() -> None:
        for settings, word in ((of_file, "in the file"), (of_database, "in the database")):
            store = store_of(settings)
            await store.open()
            await keep_something(store, word)
            await store.close()

    async def held() -> list[tuple[list[object], ...]]:
        found = []
        for settings in (of_file, of_database):
            store = store_of(settings)
            await store.open()
            await Reports(store).keep(Report("new", "b", "", "", "", 4, None))
            parts = "requests ORDER BY key", "reports ORDER BY id", "shared"
            rows = [await store.rows(f"SELECT request FROM {part}") for part in parts]  # noqa: S608 - our own words
            found.append(tuple([request for (request,) in each] for each in rows))
            await store.close()
        return found

    asyncio.run(keep_in_each())
    one, other = make_backup(of_file, tmp_path / "1"), make_backup(of_database, tmp_path / "2")
    assert (restore_backup(of_database, one), restore_backup(of_file, other)) == (
        tmp_path / "database" / ASIDE,
        tmp_path / "file" / ASIDE,
    )
    assert asyncio.run(held()) == [
        (["in the database"], ["in the database", "new"], ["in the database"]),
        (["in the file"], ["in the file", "new"], ["in the file"]),
    ]
    assert sorted(path.name for path in (tmp_path / "database").iterdir()) == [ASIDE]


def test_a_database_that_is_away_is_told_without_its_password(server: Server, tmp_path: Path) -> None:
    settings = settings_of(tmp_path, "postgresql://me:secret@127.0.0.1:1/a")
    with pytest.raises(BackupError) as told:
        make_backup(settings, tmp_path / "1")
    assert ("the database: " in str(told.value), "secret" in str(told.value)) == (True, False)


def test_without_the_driver_the_setting_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(SettingsError) as refused:
        store_of(settings_of(tmp_path, "postgresql://me:secret@host/a"))
    assert str(refused.value) == (
        "ARBITRE_KEPT_URL: 'postgresql://…@host/a' (expected: none, or the driver: pip install 'arbitre[postgresql]')"
    )

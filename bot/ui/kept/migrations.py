"""The shape of what is kept: numbered steps, forward only, and a backup before each.

A step that was published is never changed; a further one is appended. A file that a later program wrote is refused."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

MIGRATIONS: Sequence[str] = (
    """CREATE TABLE IF NOT EXISTS requests (key TEXT PRIMARY KEY, request TEXT NOT NULL, at REAL NOT NULL);""",
    """
    CREATE TABLE server_settings (
        server INTEGER NOT NULL, channel INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (server, channel, name)
    );
    CREATE TABLE person_settings (
        person INTEGER NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (person, name)
    );
    CREATE TABLE left_servers (server INTEGER PRIMARY KEY, at REAL NOT NULL);
    CREATE TABLE shared (
        id TEXT PRIMARY KEY, request TEXT NOT NULL, person INTEGER NOT NULL, server INTEGER, at REAL NOT NULL
    );
    CREATE INDEX shared_by_person ON shared (person);
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY, request TEXT NOT NULL, said TEXT NOT NULL, scenario TEXT NOT NULL,
        outcome TEXT NOT NULL, edition TEXT NOT NULL, person INTEGER NOT NULL, server INTEGER, at REAL NOT NULL
    );
    CREATE INDEX reports_by_person ON reports (person);
    """,
)
"""Step n leads from the file of version n - 1 to version n, which the file remembers as its `user_version`."""

NO_CHECKPOINT_BESIDE_OTHERS = "PRAGMA wal_autocheckpoint = 0"
"""Before 3.51.3, SQLite may damage a file where one process moves the log into it by itself while another one writes.
So nothing is moved by itself."""

BACKUPS_KEPT_FOR = 30 * 24 * 3600
"""In seconds: what somebody has deleted must not live on in a backup."""


class LaterFileError(sqlite3.Error):
    """The file was written by a later program."""


def migrate_file(path: Path, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring a file, which need not exist, to the newest shape; blocks.

    Each step is done whole or not at all, and not twice where two processes start. Raises `sqlite3.Error` and
    `OSError`."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute(NO_CHECKPOINT_BESIDE_OTHERS)
        if version_of_file(file) > len(migrations):
            raise LaterFileError(f"version {version_of_file(file)} of a later program, we know {len(migrations)}")
        holds_something = file.execute("SELECT 1 FROM sqlite_schema").fetchone() is not None
        for number in range(version_of_file(file) + 1, len(migrations) + 1):
            if holds_something:
                back_up(file, backup_path(path, number))
            take_step(file, number, migrations[number - 1])


def take_step(file: sqlite3.Connection, number: int, step: str) -> None:
    """Take a step, unless another process has taken it meanwhile."""
    file.execute("BEGIN IMMEDIATE")
    try:
        if version_of_file(file) < number:
            for statement in filter(None, map(str.strip, step.split(";"))):
                file.execute(statement)
            file.execute(f"PRAGMA user_version = {number}")
        file.execute("COMMIT")
    except BaseException:
        file.execute("ROLLBACK")
        raise


def version_of_file(file: sqlite3.Connection) -> int:
    (version,) = file.execute("PRAGMA user_version").fetchone()
    return int(version)


def backup_path(path: Path, number: int) -> Path:
    """Return where the file is kept as it was before a step."""
    return path.with_name(f"{path.stem}.before-{number}{path.suffix}")


def back_up(file: sqlite3.Connection, aside: Path) -> None:
    """Write the whole file as it is now to another place, over what a start that was ended left there."""
    aside.unlink(missing_ok=True)
    file.execute("VACUUM INTO ?", (str(aside),))


def remove_old_backups(path: Path) -> None:
    """Remove the backups that are too old."""
    for backup in path.parent.glob(f"{path.stem}.before-*{path.suffix}"):
        if time.time() - backup.stat().st_mtime > BACKUPS_KEPT_FOR:
            backup.unlink(missing_ok=True)

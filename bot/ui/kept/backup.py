"""`backup` and `restore`: what people leave with the bot into a file of one's own, and back; both block.

The file is of SQLite wherever the bot keeps it, so that restoring is also the way from a file to a database and back.
The cards are not in it: a sync makes them anew."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.config import Settings
from bot.masking import hide_password
from bot.ui.kept.file import FILE
from bot.ui.kept.migrations import MIGRATIONS, LaterFileError, back_up, migrate_file, version_of_file
from bot.ui.kept.opening import require_driver

ASIDE = "kept.before-restore.sqlite"
"""Where is kept what a restored backup replaces; it goes with the other backups."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file that can't be read; the upper bits of its code say more of it."""


class BackupError(Exception):
    """A backup could not be made or restored; the message says why, with the file."""


def make_backup(settings: Settings, target: Path | None) -> Path:
    """Write what is kept now, also while the bot runs, and return where: `target`, or a new file of today in the data
    folder.

    Raises `BackupError`: there is nothing, the target is there already, or it can't be written."""
    kept = settings.data / FILE
    target = target or settings.data / f"kept-{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime())}.sqlite"
    if settings.kept_url is None and not kept.exists():
        raise BackupError(f"{kept}: nothing is kept yet")
    if target.exists():
        raise BackupError(f"{target}: it is there already")
    try:
        if settings.kept_url is not None:
            back_up_database(settings.kept_url, settings.data, target)
        else:
            with closing(sqlite3.connect(f"{kept.absolute().as_uri()}?mode=ro", uri=True)) as file:
                back_up(file, target)
        target.chmod(0o600)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"{target}: {reason_of(error)}") from error
    return target


def reason_of(error: OSError | sqlite3.Error) -> str:
    """Return what failed, without the file's name that the system may repeat."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
        return f"what is kept is locked: stop the bot first ({error})"
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def back_up_database(url: str, data: Path, target: Path) -> None:
    """Write what a database holds into a file. Raises `OSError`, with a database's fault in its words."""
    require_driver(url)
    from bot.ui.kept.database_shape import write_file_of

    asyncio.run(write_file_of(url, data, target))


def restore_backup(settings: Settings, source: Path) -> Path | None:
    """Put a backup into the place of what is kept; return where that is now, None where there was none.

    The backup is left as it is; one of an earlier program is brought to today's shape. Nothing changes where it is
    damaged, is of a later program, or the bot is using the file; what it replaces may be damaged. A database may be in
    use. Raises `BackupError`."""
    data = settings.data
    kept, aside, new = data / FILE, data / ASIDE, (data / FILE).with_suffix(".new")
    try:
        check_backup(source)
        data.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as file:
            back_up(file, new)
        migrate_file(new)
        if settings.kept_url is not None:
            return fill_database(settings.kept_url, new, aside)
        replaced = set_aside(kept, aside) if kept.exists() else None
        new.replace(kept)
    except (OSError, sqlite3.Error) as error:
        new.unlink(missing_ok=True)
        raise BackupError(f"{source}: {reason_of(error)}") from error
    return replaced


def fill_database(url: str, new: Path, aside: Path) -> Path:
    """Put what a file of our shape holds into a database, and what that held aside; the file goes."""
    require_driver(url)
    from bot.ui.kept.database_shape import read_file_into

    try:
        asyncio.run(read_file_into(url, new, aside))
    finally:
        for ending in ("", "-wal", "-shm"):
            new.with_name(new.name + ending).unlink(missing_ok=True)
    return aside


def check_backup(source: Path) -> None:
    """Raise `OSError` or `sqlite3.Error` for a file that is not there, damaged, not ours, or of a later program."""
    with source.open("rb"):
        pass
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as file:
        (found,) = file.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(str(found))
        version = version_of_file(file)
        if not version:
            raise sqlite3.DatabaseError("no backup of what is kept")
        if version > len(MIGRATIONS):
            raise LaterFileError(f"version {version} of a later program, we know {len(MIGRATIONS)}")


def kept_state(settings: Settings) -> str:
    """Say where what people leave is kept. Raises `OSError` or `sqlite3.Error` where it can't be used."""
    if settings.kept_url is not None:
        require_driver(settings.kept_url)
        from bot.ui.kept.database_shape import see_database

        asyncio.run(see_database(settings.kept_url, settings.data))
        return f"in the database {hide_password(settings.kept_url)}"
    kept = settings.data / FILE
    if not kept.exists():
        return f"nothing yet in {kept}"
    check_backup(kept)
    return f"in {kept}"


def set_aside(kept: Path, aside: Path) -> Path:
    """Keep the file as it is now under another name, a damaged one with its damage, and remove it; raises where the bot
    is using it."""
    try:
        with closing(sqlite3.connect(kept, isolation_level=None, timeout=0)) as file:
            file.execute("PRAGMA locking_mode = EXCLUSIVE")
            file.execute("BEGIN EXCLUSIVE")
            file.execute("COMMIT")
            back_up(file, aside)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in DAMAGED:
            raise
        aside.unlink(missing_ok=True)
        kept.rename(aside)
    for ending in ("", "-wal", "-shm"):
        kept.with_name(kept.name + ending).unlink(missing_ok=True)
    return aside

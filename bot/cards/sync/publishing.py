"""The files around the store: a place to build it, the swap in one step, and leftovers of syncs that were killed.

Knows nothing of what the files contain."""

import os
import shutil
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.cards.checksum import is_whole, previous_store, write_checksums
from bot.cards.errors import StoreNotWrittenError

_ABANDONED = 3600
"""Seconds after which an unfinished store is taken to belong to a sync that was killed."""


@contextmanager
def building_place(target: Path, data_date: str) -> Iterator[Path]:
    """Give a path beside the target at which to build; what is still there after the block is removed.

    Raises `StoreNotWrittenError` for an error of the disk or of SQLite within the block."""
    path = target.with_name(f"{target.stem}-{data_date}-{own_machine()}-{os.getpid()}.db")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _remove_leftovers(target)
        _remove_database(path)  # a sync that was killed may have had the same process number
        try:
            yield path
        finally:
            _remove_database(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreNotWrittenError(target, error) from error


def _remove_database(path: Path) -> None:
    for left in (path, path.with_name(f"{path.name}-journal")):
        left.unlink(missing_ok=True)


def _remove_leftovers(target: Path) -> None:
    """Remove what killed syncs left behind; of another machine's, or container's, only what nobody writes any more."""
    for left in target.parent.glob(f"{target.stem}-*.db*"):
        *_, machine, number = ("", *left.name.partition(".")[0].split("-"))
        ours_and_ended = machine == own_machine() and not _is_running(number)
        if ours_and_ended or time.time() - left.stat().st_mtime > _ABANDONED:
            left.unlink(missing_ok=True)


def own_machine() -> str:
    """Return the name of this machine or container in letters and digits, since process numbers count only there."""
    return "".join(sign for sign in socket.gethostname() if sign.isalnum())


def _is_running(number: str) -> bool:
    """Whether there is a process of that number; true also where that can't be found out."""
    if sys.platform == "win32" or not number.isdecimal():
        return True
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def publish_store(path: Path, target: Path) -> None:
    """Put a finished store in its place in one step that survives a power cut, and keep the one before; where that is
    damaged, the one before it stays."""
    flush_to_disk(path)
    previous = next((each for each in (target, previous_store(target)) if is_whole(each, target)), None)
    write_checksums(path, target, previous)
    if previous == target:
        kept = path.with_name(f"{path.name}.kept")
        _link_or_copy(target, kept)
        kept.replace(previous_store(target))
    path.replace(target)
    if hasattr(os, "O_DIRECTORY"):  # Windows can't open a folder, and need not: its renames last
        flush_to_disk(target.parent, os.O_RDONLY)


def can_replace_open_store(platform: str = sys.platform) -> bool:
    """Whether a store can be replaced while somebody reads it: Windows refuses that."""
    return platform != "win32"


def _link_or_copy(source: Path, copy: Path) -> None:
    copy.unlink(missing_ok=True)
    try:
        copy.hardlink_to(source)
    except OSError:
        shutil.copy2(source, copy)  # the file system has no hard links


def flush_to_disk(path: Path, access: int = os.O_RDWR) -> None:
    """Wait until a file is on the disk; for a folder, `access` must be `os.O_RDONLY`."""
    descriptor = os.open(path, access)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

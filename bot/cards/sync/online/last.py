"""How the last sync over the network went, in a small file of its own, for `check` and for the bot's next sync.

A sync that was killed is known by having written no end."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from bot.cards.errors import SyncError
from bot.cards.sync.online.kept import write_whole
from bot.cards.sync.online.lock import is_running

NAME = "last-sync.json"

State: TypeAlias = Literal["done", "failed", "running", "interrupted"]


class LastSync(msgspec.Struct, frozen=True):
    """When a sync began and ended, in seconds since 1970; `ended` is None while it runs, `problem` empty if none.

    `failed_before` is how many before it failed or were killed since one succeeded."""

    began: float
    ended: float | None = None
    problem: str = ""
    failed_before: int = 0


def last_sync(folder: Path) -> tuple[State, LastSync] | None:
    """Return how the last sync into a folder went; None if there was none or its file can't be read."""
    try:
        last = msgspec.json.decode((folder / NAME).read_bytes(), type=LastSync)
    except (OSError, msgspec.DecodeError):
        return None
    if last.ended is not None:
        return ("failed" if last.problem else "done"), last
    return ("running" if is_running(folder) else "interrupted"), last


@contextmanager
def remember_sync(folder: Path) -> Iterator[None]:
    """Write that a sync began, and after the block how it ended."""
    began, failed_before = time.time(), failures_in_a_row(last_sync(folder))
    write_last_sync(folder, LastSync(began, failed_before=failed_before))
    try:
        yield
    except (SyncError, OSError) as error:
        write_last_sync(folder, LastSync(began, time.time(), str(error), failed_before))
        raise
    write_last_sync(folder, LastSync(began, time.time()))


def failures_in_a_row(last: tuple[State, LastSync] | None) -> int:
    """Return how many syncs failed or were killed since one succeeded; one that runs is neither."""
    if last is None or last[0] == "done":
        return 0
    state, record = last
    return record.failed_before + (state != "running")


def write_last_sync(folder: Path, last: LastSync) -> None:
    """Replace the file about the last sync."""
    write_whole(folder / NAME, msgspec.json.encode(last))

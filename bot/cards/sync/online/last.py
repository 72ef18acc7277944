"""How the last sync over the network went, in a small file of its own: for whoever asks whether all is well.

A sync that was killed could not write how it ended, and is known by that."""

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
    """Moments are in seconds since 1970; `ended` is None and `problem` empty while nobody has written them."""

    began: float
    ended: float | None = None
    problem: str = ""


def last_sync(folder: Path) -> tuple[State, LastSync] | None:
    """Return how the last sync into a folder went, None if there was none or its file can't be read."""
    try:
        last = msgspec.json.decode((folder / NAME).read_bytes(), type=LastSync)
    except (OSError, msgspec.DecodeError):
        return None
    if last.ended is not None:
        return ("failed" if last.problem else "done"), last
    return ("running" if is_running(folder) else "interrupted"), last


@contextmanager
def remember_sync(folder: Path) -> Iterator[None]:
    """Write down that a sync began, and how it ended."""
    began = time.time()
    write_last_sync(folder, LastSync(began))
    try:
        yield
    except (SyncError, OSError) as error:
        write_last_sync(folder, LastSync(began, time.time(), str(error)))
        raise
    write_last_sync(folder, LastSync(began, time.time()))


def write_last_sync(folder: Path, last: LastSync) -> None:
    """Remember a sync in place of the one before."""
    write_whole(folder / NAME, msgspec.json.encode(last))

"""One sync at a time: a lock on the folder of downloads, which the system releases even if its holder is killed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.cards.errors import SyncRunningError

NAME = "lock"


@contextmanager
def hold_sync_lock(folder: Path) -> Iterator[None]:
    """Hold the lock within the block. Raises `SyncRunningError` if another sync holds it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / NAME).open("ab") as file:
        if not _locked(file):
            raise SyncRunningError(folder)
        yield


def is_running(folder: Path) -> bool:
    """Whether a sync holds the folder now."""
    if not (folder / NAME).is_file():
        return False
    with (folder / NAME).open("ab") as file:
        return not _locked(file)


if sys.platform == "win32":

    def _locked(_file: IO[bytes]) -> bool:
        """Pretend to lock: this system has no such lock. Two syncs at once then waste work, but each swap is whole."""
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Lock until the file is closed; False if somebody else holds the lock."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

"""One sync at a time: a lock on the folder of downloads, which the system lets go of whatever kills its holder."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.cards.errors import SyncRunningError

NAME = "lock"


@contextmanager
def hold_sync_lock(folder: Path) -> Iterator[None]:
    """Hold the folder; raises `SyncRunningError` if another sync does."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / NAME).open("ab") as file:
        if not _locked(file):
            raise SyncRunningError(folder)
        yield


def is_running(folder: Path) -> bool:
    """Tell whether a sync holds the folder just now."""
    if not (folder / NAME).is_file():
        return False
    with (folder / NAME).open("ab") as file:
        return not _locked(file)


if sys.platform == "win32":

    def _locked(_file: IO[bytes]) -> bool:
        """There is no such lock: nothing but care keeps two syncs apart, and each swap is still whole."""
        return True

else:
    import fcntl

    def _locked(file: IO[bytes]) -> bool:
        """Lock until the file is closed; False if somebody else does."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

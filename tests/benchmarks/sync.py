"""What a full sync of the pool costs: the processor, and megabytes, of the store's file and of memory."""

import resource
import tempfile
from functools import cache
from pathlib import Path

from tests.benchmarks.measuring.cases import Case, Count
from tests.benchmarks.measuring.package_measured import POOL, NotHereError, find_first, synced_store
from tests.benchmarks.measuring.unit import Action


def sync_pool(_: int) -> Action:
    if not POOL.is_dir():
        raise NotHereError(POOL)
    return sync_into_temporary_folder


def sync_into_temporary_folder() -> None:
    with tempfile.TemporaryDirectory() as place:
        find_first("bot.cards.sync:sync_from_folder")(POOL, Path(place) / "cards.db")


@cache
def megabytes_resident() -> float:
    synced_store()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def megabytes_of_file() -> float:
    return synced_store().stat().st_size / 1e6


CASES = (
    Case("a full sync", sync_pool, once=True),
    Count("its file", megabytes_of_file, "MB"),
    Count("resident at most", megabytes_resident, "MB", asked=True),
)

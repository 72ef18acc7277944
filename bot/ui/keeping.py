"""How the cards of a running bot stay fresh: a sync at the first start and every night, and each new store file served
without a restart.

Knows when to sync, not how: a sync runs in a process of its own, so that its work or its crash delays no answer. A new
file is read in a thread while the old one serves, whoever put it there."""

import asyncio
import logging
import os
import sys
import time as clock
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import TypeAlias

from bot.cards.aio import metadata_of
from bot.cards.catalogue import Catalogue
from bot.cards.checksum import verify_checksum
from bot.cards.errors import CardsError, StoreError
from bot.cards.store import Version, is_other_file, version_of
from bot.cards.sync.online.last import failures_in_a_row, last_sync
from bot.cards.sync.online.syncing import downloads_folder
from bot.cards.sync.publishing import can_replace_open_store
from bot.config import Settings
from bot.engine.frozen_class import dataclass
from bot.reference.keywords import shipped_keywords
from bot.ui.desk import Desk, open_serving_desk
from bot.ui.warming import warm_answers

RETRY_AFTER = 1800.0
"""Seconds from a failed sync to the next try, so that an overloaded server is left in peace."""

PATIENCE = 3
"""After so many failures in a row each further one doubles the wait."""

LONGEST_WAIT = 24 * 3600.0
"""Seconds beyond which the wait does not grow."""

LOOK_EVERY = 30.0
"""Seconds between two checks whether the store file was replaced."""

LONGEST_SYNC = 3 * 3600.0
"""Seconds after which a sync is taken to hang and is ended."""

Syncing: TypeAlias = Callable[[], Awaitable[bool]]
"""Runs one sync and returns whether it succeeded."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PastSyncs:
    """When the cards were last synced and when a sync was last tried, in seconds since 1970; None for never.

    `failures` is how many syncs failed in a row."""

    well: float | None
    tried: float | None
    failures: int = 0


async def past_syncs(store: Path) -> PastSyncs:
    """Read the past syncs from the store and the record beside it; an unreadable store counts as never synced."""
    built = await built_at(store)
    last = await asyncio.to_thread(last_sync, downloads_folder(store))
    if built is None or last is None:
        return PastSyncs(built, last and last[1].began, failures_in_a_row(last))
    state, record = last
    well = record.ended if state == "done" else None
    tried = None if state == "done" else record.began
    return PastSyncs(max(built, well or built), tried, failures_in_a_row(last))


async def built_at(store: Path) -> float | None:
    """Return when the store was made, in seconds since 1970; None if there is none that can be read."""
    try:
        await asyncio.to_thread(verify_checksum, store, store)
        return datetime.fromisoformat((await metadata_of(store))["built_at"]).timestamp()
    except (StoreError, KeyError, ValueError):
        return None


def next_sync_due(now: float, night: time, before: PastSyncs) -> float:
    """Return when the next sync is due, in seconds since 1970.

    That is now where there is no store, else the first night after the last good sync, but never sooner than
    `wait_after` a failed one. What is dated in the future was written while the clock went wrong, and counts as now."""
    moment = now if before.well is None else night_after(min(before.well, now), night)
    if before.tried is not None and before.tried <= now:
        moment = max(moment, before.tried + wait_after(before.failures))
    return max(now, moment)


def wait_after(failures: int) -> float:
    """Return the seconds from a failed sync to the next try, when so many failed in a row."""
    doublings = min(max(0, failures - PATIENCE + 1), 16)
    return min(RETRY_AFTER * float(2**doublings), LONGEST_WAIT)


def night_after(moment: float, night: time) -> float:
    """Return the first moment after the given one at which the clock (UTC) shows `night`."""
    day = datetime.fromtimestamp(moment, UTC)
    then = datetime.combine(day.date(), night, UTC)
    return (then if then > day else then + timedelta(days=1)).timestamp()


class Keeper:
    """Keeps the served cards fresh; `serve` is called with each new desk."""

    def __init__(
        self,
        settings: Settings,
        desk: Desk,
        serve: Callable[[Desk], None],
        syncing: Syncing | None = None,
        *,
        swaps: bool = can_replace_open_store(),
    ) -> None:
        self._settings, self._swaps = settings, swaps
        self._serve = serve
        self._syncing = syncing or sync_in_child
        self._desk = desk
        store = desk.cards.store
        self._seen: Version | None = store.version if store else None

    async def run(self) -> None:
        """Sync every night, if the settings name a time, and watch the store file; runs until cancelled."""
        await asyncio.to_thread(log_edition, self._desk)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._looking())
            if self._settings.sync is not None:
                tasks.create_task(self._syncing_by_night(self._settings.sync))

    async def _syncing_by_night(self, night: time) -> None:
        while self._swaps or version_of(self._settings.store) is None:
            now = clock.time()
            await asyncio.sleep(next_sync_due(now, night, await past_syncs(self._settings.store)) - now)
            if await self._syncing():
                await self.look()
        log.warning("this system replaces no file that is open: for newer cards end the bot, sync, start it again")

    async def _looking(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Serve the store file if it is not the one seen last; one that can't be read is not served. Where it is the
        very file that serves, the cards before it do."""
        version = version_of(self._settings.store)
        if version is None or version == self._seen:
            return
        before, self._seen = self._seen, version
        try:
            desk = await asyncio.to_thread(open_warm_desk, self._settings)
        except (CardsError, OSError) as error:
            if before is None or is_other_file(before, version):
                log.warning("the new cards can't be read, the old ones serve: %s", error)
                return
            desk = await asyncio.to_thread(open_serving_desk, self._settings)
        self._serve(desk)
        log.info("%s cards as of %s serve now", desk.cards.size, desk.cards.data_date)
        log_edition(desk)
        old, self._desk = self._desk, desk
        await asyncio.to_thread(old.retire)


def log_edition(desk: Desk) -> None:
    """Say in the log where the served edition of the rules is another than the cited one, and what moved in it."""
    if desk.rulebook is not None and desk.moved_rules:
        moved = ", ".join(desk.moved_rules)
        log.warning("rules of %s: %s cited rules do not hold: %s", desk.rulebook.edition, len(desk.moved_rules), moved)


def open_warm_desk(settings: Settings) -> Desk:
    """Open a desk on the store, and build what its first question would otherwise wait for.

    Raises `StoreError` for a store that is damaged: whoever asks has another one that serves."""
    verify_checksum(settings.store, settings.store)
    desk = Desk(Catalogue.open(settings.store), shipped_keywords())
    warm_answers(desk)
    return desk


async def sync_in_child() -> bool:
    """Sync in a process of its own, with our settings; return whether it succeeded. Its output goes to the log."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sync"),
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(LONGEST_SYNC):
            await _log_lines(process)
            return await process.wait() == 0
    except TimeoutError:
        log.warning("a sync was ended after %s seconds", LONGEST_SYNC)
        return False
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _log_lines(process: asyncio.subprocess.Process) -> None:
    if process.stdout is not None:
        async for line in process.stdout:
            log.info("sync: %s", line.decode("utf-8", "replace").rstrip())

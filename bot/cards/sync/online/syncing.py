"""A whole sync over the network: locks out others, fetches, makes the store, and remembers how it went.

The downloads are kept in a folder beside the store. A file that proves unreadable is dropped there, so that the next
sync fetches it again."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from bot.cards.checksum import verify_checksum
from bot.cards.errors import SourceUnreadableError, StoreError, StoreNotWrittenError, SyncError
from bot.cards.store import Store
from bot.cards.sync.making import STAMPS, Sources, make_store, stamps_as_text
from bot.cards.sync.online.kept import Kept
from bot.cards.sync.online.last import remember_sync
from bot.cards.sync.online.lock import hold_sync_lock
from bot.cards.sync.online.network import Network
from bot.cards.sync.online.rules import fetch_rulebook
from bot.cards.sync.online.scryfall import FrenchPages, fetch_bulk_file, fetch_bulk_list
from bot.cards.sync.online.web import Counted, Web
from bot.cards.sync.report import Fetch, Progress, SyncReport, no_progress
from bot.cards.sync.rulebook import Rulebook
from bot.engine.frozen_class import dataclass

CARDS = "oracle-cards"
RULINGS = "rulings"
FRENCH = "cards-fr"
RULES = "rules"


def downloads_folder(target: Path) -> Path:
    """Return where the downloads for a store are kept."""
    return target.parent / "downloads"


@dataclass(frozen=True, slots=True)
class Synced:
    """A sync that succeeded.

    `rules_trouble` says why the rules are those of an earlier sync, None if they are current; `fresh` is False where
    nothing had changed and the store was left as it is."""

    report: SyncReport
    fresh: bool
    rules_trouble: SyncError | None = None


def sync_from_network(network: Network, target: Path, progress: Progress = no_progress) -> Synced:
    """Fetch what has changed, and put a store made of it at `target`; the one before stays as `….previous.db`.

    Raises a `SyncError`; `target` is then unchanged, and the next sync goes on where this one stopped."""
    began = time.monotonic()
    folder = downloads_folder(target)
    with _disk_trouble(target), hold_sync_lock(folder), remember_sync(folder):
        fetched = asyncio.run(_fetch_sources(network, target, progress))
        report = _make_if_changed(fetched.sources, target, progress)
    fresh = report is not None
    report = report or _standing_report(target)
    return Synced(replace(report, seconds=time.monotonic() - began), fresh, fetched.rules_trouble)


@contextmanager
def _disk_trouble(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreNotWrittenError(target, error) from error


@dataclass(frozen=True, slots=True)
class _Fetched:
    sources: Sources
    rules_trouble: SyncError | None


async def _fetch_sources(network: Network, target: Path, progress: Progress) -> _Fetched:
    """Fetch every source, small and quick ones first."""
    folder = downloads_folder(target)
    cards, rulings, french = (folder / name for name in (CARDS, RULINGS, FRENCH))
    stamps: dict[str, str] = {}
    async with Web(network) as web:
        progress("fetch list", 0, None)
        files, listed = await fetch_bulk_list(web, network.scryfall, folder), f"{network.scryfall}/bulk-data"
        entries = files.file("oracle_cards", listed), files.file("rulings", listed)
        stamps[CARDS] = await fetch_bulk_file(web, entries[0], cards, _progress_of_step(progress, "fetch cards"))
        stamps[RULINGS] = await fetch_bulk_file(web, entries[1], rulings, _progress_of_step(progress, "fetch rulings"))
        progress("fetch rules", 0, None)
        book, trouble = await _fetch_rules(web, network.rules, folder, target)
        stamps[RULES] = book.edition if book else ""
        stamps[FRENCH] = await FrenchPages(web, network.scryfall, french).fetch(
            _progress_of_step(progress, "fetch french")
        )
    data_date = stamps[CARDS][: len("2026-11-21")]
    return _Fetched(Sources(cards, french, rulings, book, data_date, stamps, True, network.unpacked), trouble)


def _progress_of_step(progress: Progress, step: Fetch) -> Counted:
    progress(step, 0, None)
    return lambda done, total: progress(step, done, total)


async def _fetch_rules(web: Web, address: str, folder: Path, target: Path) -> tuple[Rulebook | None, SyncError | None]:
    """Return the current rules; if they can't be had, those of the present store, and why.

    So a rules page that has moved does not keep the cards from being synced."""
    try:
        return await fetch_rulebook(web, address, folder), None
    except SyncError as error:
        return _standing_rules(target), error


def _standing_rules(target: Path) -> Rulebook | None:
    try:
        with Store(target) as store:
            edition = store.metadata.get("rules_edition")
            return Rulebook(edition, store.rules(), store.glossary()) if edition else None
    except StoreError:
        return None


def _make_if_changed(sources: Sources, target: Path, progress: Progress) -> SyncReport | None:
    """Make the store; None if the present one was made of the same versions of the sources."""
    if _stamps_of(target) == stamps_as_text(sources.stamps):
        return None
    try:
        return make_store(sources, target, progress)
    except SourceUnreadableError as error:
        Kept(error.path).drop()
        raise


def _stamps_of(target: Path) -> str | None:
    """Return the versions of which the store at `target` was made; None if there is none, or it is damaged."""
    try:
        verify_checksum(target, target)
        with Store(target) as store:
            store.refuse_damage()
            return store.metadata.get(STAMPS)
    except StoreError:
        return None


def _standing_report(target: Path) -> SyncReport:
    """Return what the present store holds."""
    with Store(target) as store:
        cards, french, rulings = (int(store.metadata[name]) for name in ("cards", "french", "rulings"))
        return SyncReport(cards, french, rulings, store.metadata.get("rules_edition"), 0.0)

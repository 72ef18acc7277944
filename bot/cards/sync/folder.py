"""A sync from a folder of files: read, build aside, check, swap.

Owns the order of these steps and the files around the store; a failure in any step leaves the old one serving."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.cards.errors import SourceMissingError, SourceUnreadableError, StoreNotWrittenError, StoreRefusedError
from bot.cards.sync import scryfall
from bot.cards.sync.build import Builder
from bot.cards.sync.check import problems
from bot.cards.sync.french import FrenchCard, Printing, collected
from bot.cards.sync.read import objects
from bot.cards.sync.report import EVERY, Progress, SyncReport, silent
from bot.cards.sync.rulebook import newest

CARDS = "oracle-cards.json"
FRENCH = "cards-fr.json"
RULINGS = "rulings.json"

_ABANDONED = 3600
"""Seconds after which an unfinished store belongs to a sync that was killed."""


def from_folder(folder: Path, target: Path, progress: Progress = silent) -> SyncReport:
    """Build the store out of a folder's files and put it at `target`; the store before it stays as `….previous.db`.

    Raises a `SyncError`, and then `target` is what it was."""
    began = time.monotonic()
    source = folder / CARDS
    if not source.is_file():
        raise SourceMissingError(source)
    data_date = datetime.fromtimestamp(source.stat().st_mtime, UTC).date().isoformat()
    with _aside(target, data_date) as path:
        report = _build(folder, path, data_date, progress)
        progress("check", report.cards)
        if found := problems(path, target):
            raise StoreRefusedError(found)
        publish(path, target)
    return SyncReport(report.cards, report.french, report.rulings, report.rules_edition, time.monotonic() - began)


def _build(folder: Path, path: Path, data_date: str, progress: Progress) -> SyncReport:
    book = newest(folder)
    builder = Builder(path, progress)
    try:
        builder.add_cards(objects(folder / CARDS, scryfall.Card), _french(folder / FRENCH, progress))
        if not builder.cards:
            raise SourceUnreadableError(folder / CARDS, "holds no card")
        if (folder / RULINGS).exists():
            builder.add_rulings(objects(folder / RULINGS, scryfall.Ruling))
        metadata = {"data_date": data_date, "built_at": datetime.now(UTC).isoformat(timespec="seconds")}
        if book:
            builder.add_rules(book)
            metadata["rules_edition"] = book.edition
        builder.finish(metadata)
    finally:
        builder.close()
    return SyncReport(builder.cards, builder.french, builder.rulings, book.edition if book else None, 0.0)


def _french(path: Path, progress: Progress) -> dict[str, FrenchCard]:
    if not path.exists():
        return {}
    return collected(_counted(objects(path, Printing), progress))


def _counted(printings: Iterator[Printing], progress: Progress) -> Iterator[Printing]:
    done = 0
    for done, printing in enumerate(printings, 1):
        yield printing
        if done % EVERY == 0:
            progress("french", done)
    progress("french", done)


@contextmanager
def _aside(target: Path, data_date: str) -> Iterator[Path]:
    """Give a path beside the target to build at; whatever is still there afterwards goes."""
    path = target.with_name(f"{target.stem}-{data_date}-{os.getpid()}.db")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _sweep(target)
        yield path
    except (OSError, sqlite3.Error) as error:
        raise StoreNotWrittenError(target, error) from error
    finally:
        for left in (path, path.with_name(f"{path.name}-journal")):
            left.unlink(missing_ok=True)


def _sweep(target: Path) -> None:
    """Remove what killed syncs left behind."""
    for left in target.parent.glob(f"{target.stem}-*.db*"):
        if time.time() - left.stat().st_mtime > _ABANDONED:
            left.unlink(missing_ok=True)


def previous(target: Path) -> Path:
    """Return where the store before the present one is kept; going back is a rename."""
    return target.with_name(f"{target.stem}.previous{target.suffix}")


def publish(path: Path, target: Path) -> None:
    """Put a finished store in its place in one step, and make the step last; keep the one before."""
    _synced(path, os.O_RDWR)
    if target.exists():
        kept = path.with_name(f"{path.name}.kept")
        _linked(target, kept)
        kept.replace(previous(target))
    path.replace(target)
    if hasattr(os, "O_DIRECTORY"):  # Windows opens no folders, and needs none of this
        _synced(target.parent, os.O_RDONLY)


def _linked(source: Path, copy: Path) -> None:
    copy.unlink(missing_ok=True)
    try:
        copy.hardlink_to(source)
    except OSError:
        shutil.copy2(source, copy)  # a file system without links


def _synced(path: Path, access: int) -> None:
    descriptor = os.open(path, access)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

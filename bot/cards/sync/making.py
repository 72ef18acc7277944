"""From source files to the store that serves: build aside, check, swap.

A failure in any of these steps leaves the old store serving."""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from datetime import UTC, datetime
from pathlib import Path

from bot.cards.errors import SourceUnreadableError, StoreRefusedError
from bot.cards.sync import scryfall
from bot.cards.sync.build import Builder
from bot.cards.sync.check import faults_of_store
from bot.cards.sync.french import FrenchCard, Printing, collect_french_cards
from bot.cards.sync.publishing import building_place, publish_store
from bot.cards.sync.read import UNPACKED, read_objects
from bot.cards.sync.report import EVERY, Progress, SyncReport
from bot.cards.sync.rulebook import Rulebook
from bot.engine.frozen_class import dataclass

STAMPS = "stamps"
"""The key of the store's metadata under which the versions of its sources are kept."""


@dataclass(frozen=True, slots=True)
class Sources:
    """The files of which a store is made, None for one that is missing; `data_date` is the ISO date of the cards."""

    cards: Path
    french: Path | None
    rulings: Path | None
    book: Rulebook | None
    data_date: str
    stamps: Mapping[str, str] = field(default_factory=dict)
    """A text for each source that changes with its version; empty for files of unknown origin."""
    whole: bool = False
    """Whether an empty source is an error, as in a download: Scryfall's files are never empty."""
    unpacked: int = UNPACKED
    """The most bytes that a packed file may unpack to."""

    @property
    def left_out(self) -> frozenset[str]:
        """The counts that are zero because their source was not given."""
        return frozenset(name for name in ("french", "rulings") if getattr(self, name) is None)


def make_store(sources: Sources, target: Path, progress: Progress) -> SyncReport:
    """Build the store out of the sources and put it at `target`; the store before it stays as `….previous.db`.

    Raises a `SyncError`; `target` is then unchanged."""
    began = time.monotonic()
    with building_place(target, sources.data_date) as path:
        report = _build_store(sources, path, progress)
        progress("check", report.cards, None)
        if found := faults_of_store(path, target, sources.left_out):
            raise StoreRefusedError(target, found)
        progress("swap", report.cards, None)
        publish_store(path, target)
    return SyncReport(report.cards, report.french, report.rulings, report.rules_edition, time.monotonic() - began)


def _build_store(sources: Sources, path: Path, progress: Progress) -> SyncReport:
    book = sources.book
    builder = Builder(path, progress)
    try:
        french = _read_french(sources, progress)
        with _unwritable_letters(sources.cards):
            builder.add_cards(read_objects(sources.cards, scryfall.Card, sources.unpacked), french)
        if not builder.cards:
            raise SourceUnreadableError(sources.cards, "holds no card")
        if sources.rulings:
            with _unwritable_letters(sources.rulings):
                builder.add_rulings(read_objects(sources.rulings, scryfall.Ruling, sources.unpacked))
            if sources.whole and not builder.rulings:
                raise SourceUnreadableError(sources.rulings, "holds no ruling")
        if book:
            builder.add_rules(book)
        builder.finish(_metadata_of(sources))
    finally:
        builder.close()
    return SyncReport(builder.cards, builder.french, builder.rulings, book.edition if book else None, 0.0)


@contextmanager
def _unwritable_letters(source: Path) -> Iterator[None]:
    """JSON may escape half of a letter, which no text that is written can hold."""
    try:
        yield
    except UnicodeEncodeError as error:
        raise SourceUnreadableError(source, f"{error.object[:40]!r} holds half a letter") from error


def _metadata_of(sources: Sources) -> dict[str, str]:
    metadata = {"data_date": sources.data_date, "built_at": datetime.now(UTC).isoformat(timespec="seconds")}
    if sources.book:
        metadata["rules_edition"] = sources.book.edition
    if sources.stamps:
        metadata[STAMPS] = stamps_as_text(sources.stamps)
    return metadata


def stamps_as_text(stamps: Mapping[str, str]) -> str:
    """Return the versions of the sources as the store keeps them, to be compared as one text."""
    return json.dumps(dict(stamps), sort_keys=True)


def _read_french(sources: Sources, progress: Progress) -> dict[str, FrenchCard]:
    if sources.french is None:
        return {}
    return collect_french_cards(_count_progress(read_objects(sources.french, Printing, sources.unpacked), progress))


def _count_progress(printings: Iterator[Printing], progress: Progress) -> Iterator[Printing]:
    done = 0
    for done, printing in enumerate(printings, 1):
        yield printing
        if done % EVERY == 0:
            progress("french", done, None)
    progress("french", done, None)

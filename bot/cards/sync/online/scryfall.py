"""Fetches from Scryfall's API: the list of its files, the files, and the pages of the French printings.

Knows the shapes of `/bulk-data` and `/cards/search`, and asks no more than it must: a file of the same version is not
fetched again, and a complete set of French pages is kept for a week unless the number of printings changes."""

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec
from yarl import URL

from bot.cards.errors import SourceUnreachableError, SourceUnreadableError
from bot.cards.sync.french import Printing
from bot.cards.sync.online.kept import Kept, Note, write_whole
from bot.cards.sync.online.web import Counted, Web, require_secure
from bot.cards.sync.read import read_whole

BulkType: TypeAlias = Literal["oracle_cards", "rulings"]

FRENCH = {
    "q": "lang:fr",
    "unique": "prints",
    "order": "released",
    "dir": "asc",  # oldest first: a printing that appears meanwhile is on the last page and shifts no other
    "include_extras": "true",
    "include_variations": "true",
}
MOST_PAGES = 2000
WEEK = 7 * 24 * 3600.0
DAY = 24 * 3600.0
GIVEN = 0.99
"""The share of the announced printings that must have come for the pages to count as complete."""

T = TypeVar("T")


class BulkFile(msgspec.Struct, frozen=True):
    """An entry of the list. Scryfall names the address in the first of two fields since July 2026, before in the
    second."""

    type: str
    updated_at: datetime
    jsonl_download_uri: str | None = None
    download_uri: str | None = None

    @property
    def address(self) -> str:
        return self.jsonl_download_uri or self.download_uri or ""


class BulkList(msgspec.Struct, frozen=True):
    data: tuple[BulkFile, ...]

    def file(self, kind: BulkType, found_at: str) -> BulkFile:
        """Return the entry of a type. Raises `SourceUnreachableError` if the list has none with an address."""
        for entry in self.data:
            if entry.type == kind and entry.address:
                require_secure(entry.address, found_at)
                return entry
        raise SourceUnreachableError(found_at, "list", kind)


class Page(msgspec.Struct, frozen=True):
    """A page of a search; `total_cards` counts all pages' printings."""

    object: Literal["list"]
    has_more: bool
    data: tuple[Printing, ...]
    next_page: str | None = None
    total_cards: int | None = None


class Reading(msgspec.Struct, frozen=True):
    """How far the French pages were read: `size` bytes hold `done` printings, `next` is the next page's address."""

    query: str
    began: float
    total: int | None
    done: int
    size: int
    pages: int
    next: str | None


def decode_answer(content: bytes, name: Path, shape: type[T]) -> T:
    """Read an answer. Raises `SourceUnreadableError` if it has another shape."""
    try:
        return msgspec.json.decode(content, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SourceUnreadableError(name, str(error)) from error


async def fetch_bulk_list(web: Web, scryfall: str, folder: Path) -> BulkList:
    """Return the list of Scryfall's files. Raises a `SyncError`."""
    kept = Kept(folder / "bulk-data.json")
    await web.fetch(f"{scryfall}/bulk-data", kept)
    with kept.dropped_if_unreadable():
        return decode_answer(read_whole(kept.path), kept.path, BulkList)


async def fetch_bulk_file(web: Web, entry: BulkFile, path: Path, counted: Counted) -> str:
    """Fetch a file unless this version is kept already; return the version, which begins with its ISO date."""
    kept, stamp, address = Kept(path), entry.updated_at.isoformat(), entry.address
    if (note := kept.note) is None or (note.address, note.stamp) != (address, stamp):
        await web.fetch(address, kept, stamp=stamp, counted=counted)
    return stamp


class FrenchPages:
    """Fetches the French printings page after page into one file, an object on each line."""

    def __init__(self, web: Web, scryfall: str, path: Path, clock: Callable[[], float] = time.time) -> None:
        self._web, self._clock = web, clock
        self._query = str(URL(f"{scryfall}/cards/search").with_query(FRENCH))
        self._kept = Kept(path)
        self._state = path.with_name(f"{path.name}.reading")

    async def fetch(self, counted: Counted) -> str:
        """Make the file hold all French printings, and return their version. Raises a `SyncError`."""
        reading = self._interrupted()
        if reading is None:
            first = await self._page(self._query)
            if note := self._still_good(first):
                return note.stamp
            reading = self._started(first)
        while reading.next is not None:
            counted(reading.done, reading.total)
            reading = self._after(reading, await self._next_page(reading.next))
        counted(reading.done, reading.total)
        return self._finished(reading)

    def _interrupted(self) -> Reading | None:
        """Return how far an earlier sync came within a day before it was interrupted; None if there is none to go on
        with."""
        try:
            reading = msgspec.json.decode(self._state.read_bytes(), type=Reading)
            size = self._kept.part.stat().st_size
        except (OSError, msgspec.DecodeError):  # nothing to go on with: the pages are read from the first
            return None
        fresh = reading.query == self._query and 0 <= self._clock() - reading.began < DAY
        return reading if fresh and size >= reading.size else None

    def _still_good(self, first: Page) -> Note | None:
        """Return the note of the kept printings if they are less than a week old and still as many; else None."""
        note = self._kept.note
        if note is None or note.address != self._query:
            return None
        total, _, began = note.stamp.partition("@")
        fresh = 0 <= self._clock() - float(began) < WEEK
        return note if fresh and total == str(first.total_cards) else None

    async def _next_page(self, address: str) -> Page:
        """Return a further page. If it is gone, the pages have moved, and the next sync begins with the first."""
        try:
            return await self._page(address)
        except SourceUnreachableError as error:
            if error.trouble == "status" and error.detail.startswith("4"):
                self._forget()
            raise

    async def _page(self, address: str) -> Page:
        name = self._kept.path
        page = decode_answer(await self._web.answer(address, self._web.searching, name), name, Page)
        if not page.data:
            raise SourceUnreadableError(name, "a page holds no printing")
        if page.has_more and page.next_page is None:
            raise SourceUnreadableError(name, "there is more, and no page to read it from")
        return page

    def _started(self, first: Page) -> Reading:
        self._kept.begin(Note(self._query))
        return self._after(Reading(self._query, self._clock(), first.total_cards, 0, 0, 0, self._query), first)

    def _after(self, reading: Reading, page: Page) -> Reading:
        """Write a page, then the note that it is written: a kill between the two only costs that page."""
        if reading.pages >= MOST_PAGES:
            raise SourceUnreadableError(self._kept.path, f"more than {MOST_PAGES} pages")
        lines = b"".join(msgspec.json.encode(printing) + b"\n" for printing in page.data)
        with self._kept.part.open("r+b") as part:
            part.truncate(reading.size)
            part.seek(reading.size)
            part.write(lines)
        link = page.next_page if page.has_more else None
        now = Reading(
            query=reading.query,
            began=reading.began,
            total=reading.total,
            done=reading.done + len(page.data),
            size=reading.size + len(lines),
            pages=reading.pages + 1,
            next=link and require_secure(link, self._query),
        )
        write_whole(self._state, msgspec.json.encode(now))
        return now

    def _finished(self, reading: Reading) -> str:
        if reading.total is not None and reading.done < GIVEN * reading.total:
            self._forget()
            raise SourceUnreadableError(self._kept.path, f"{reading.done} of {reading.total} printings came")
        stamp = f"{reading.total}@{int(reading.began)}"
        self._kept.finish(Note(self._query, stamp=stamp))
        self._state.unlink(missing_ok=True)
        return stamp

    def _forget(self) -> None:
        self._state.unlink(missing_ok=True)
        self._kept.drop_part()

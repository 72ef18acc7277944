"""HTTP requests that are polite and patient: paced, repeated, resumed where they broke off, and given up in good time.

Knows neither Scryfall nor cards. Files are kept as they were sent: nothing is unpacked here but small answers."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import urlsplit

import aiohttp
from yarl import URL

from bot.cards.errors import SourceUnreachableError
from bot.cards.sync.online.kept import Kept, Note
from bot.cards.sync.online.network import Network, Pace, user_agent
from bot.cards.sync.read import unpack_content

ACCEPT = "application/json;q=0.9,*/*;q=0.8"
_BLOCK = 1 << 16
_BUSY = 429
_TIMEOUT = 408

T = TypeVar("T")
Counted = Callable[[int, int | None], None]
"""Called with how many bytes have come, and how many there will be, None if the server does not say."""


class _PassingError(Exception):
    """An error that may pass: worth another try after `wait` seconds, None for the usual pause."""

    def __init__(self, error: SourceUnreachableError, wait: float | None = None) -> None:
        super().__init__(str(error))
        self.error, self.wait = error, wait


class Web:
    """The network, to be used within `async with`."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self.searching = Pace(network.searches_a_second, network)
        self.asking = Pace(network.requests_a_second, network)
        self._stack: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        network = self._network
        timeout = aiohttp.ClientTimeout(network.longest, sock_connect=network.silence, sock_read=network.silence)
        headers = {"User-Agent": user_agent(), "Accept": ACCEPT}
        self._stack = aiohttp.ClientSession(headers=headers, timeout=timeout, auto_decompress=False)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._stack is not None:
            await self._stack.close()

    async def answer(self, address: str, pace: Pace, name: Path) -> bytes:
        """Return a small body, unpacked; `name` is what errors call it. Raises a `SyncError`."""
        most = self._network.largest_answer

        async def once() -> bytes:
            async with self._get(address, {"Accept-Encoding": "gzip"}) as answer:
                _require_success(address, answer, self._network.lockout)
                body = bytearray()
                async for block in answer.content.iter_chunked(_BLOCK):
                    body += block
                    _require_size(address, len(body), most)
            return bytes(body)

        return unpack_content(await self._patiently(address, pace, once), name, most)

    async def fetch(self, address: str, kept: Kept, *, stamp: str = "", counted: Counted | None = None) -> None:
        """Make the kept file the one at the address; it is not sent again if it has not changed.

        A body that breaks off is continued, in this run or in a later one. Raises a `SyncError`."""
        fetching = _Fetching(address, kept, stamp, self._network, counted or _no_count)

        async def once() -> None:
            async with self._get(address, fetching.headers()) as answer:
                await fetching.take(answer)

        await self._patiently(address, self.asking, once)

    def _get(self, address: str, headers: dict[str, str]) -> AbstractAsyncContextManager[aiohttp.ClientResponse]:
        if self._stack is None:
            raise RuntimeError("not entered")
        url = URL(address, encoded="%" in address)
        return self._stack.get(url, headers=headers, proxy=self._network.proxy, max_redirects=5)

    async def _patiently(self, address: str, pace: Pace, once: Callable[[], Awaitable[T]]) -> T:
        """Try until it works, has failed `attempts` times, or the server asks for too long a wait."""
        attempt = 1
        while True:
            await pace.turn()
            try:
                return await _in_our_words(address, once)
            except _PassingError as passing:
                wait = self._network.pause * 2 ** (attempt - 1) if passing.wait is None else passing.wait
                if attempt == self._network.attempts or wait > self._network.patience:
                    raise passing.error from passing
                attempt += 1
                await self._network.sleep(wait)


async def _in_our_words(address: str, once: Callable[[], Awaitable[T]]) -> T:
    """Run a request, with the network's errors as `_PassingError`, or as `SourceUnreachableError` if none can pass."""
    try:
        return await once()
    except TimeoutError as error:
        raise _PassingError(SourceUnreachableError(address, "silence")) from error
    except aiohttp.ClientPayloadError as error:
        raise _PassingError(SourceUnreachableError(address, "cut")) from error
    except aiohttp.InvalidURL as error:
        raise SourceUnreachableError(address, "connection", type(error).__name__) from error
    except aiohttp.ClientError as error:
        detail = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
        raise _PassingError(SourceUnreachableError(address, "connection", detail)) from error


@dataclass(slots=True)
class _Fetching:
    """The download of one file, over as many attempts as it takes."""

    address: str
    kept: Kept
    stamp: str
    network: Network
    counted: Counted

    def headers(self) -> dict[str, str]:
        """Return the headers that ask for the rest of a part, else for a changed version, else for the file."""
        plain = {"Accept-Encoding": "identity"}
        if (part := self._part()) and (size := self.kept.part_size):
            return plain | {"Range": f"bytes={size}-", "If-Range": part.strong}
        note = self.kept.note
        return plain | (note.conditions if note and note.address == self.address else {})

    def _part(self) -> Note | None:
        """Return the note of the part if that can be continued, else None."""
        part = self.kept.part_note
        return part if part and part.address == self.address and part.strong else None

    async def take(self, answer: aiohttp.ClientResponse) -> None:
        """Write an answer's body to the disk, as the file or as the rest of its part."""
        note = Note(self.address, answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", ""), self.stamp)
        match answer.status:
            case 304:
                return
            case 206 if begins_at(answer.headers.get("Content-Range", "")) == self.kept.part_size > 0:
                await self._append(answer)
            case 206 | 416:  # the part is none of this version: the next attempt asks for the whole file
                self.kept.drop_part()
                raise _PassingError(SourceUnreachableError(self.address, "cut"), wait=0)
            case _:
                _require_success(self.address, answer, self.network.lockout)
                self.kept.begin(note)
                await self._append(answer)
        self.kept.finish(note)

    async def _append(self, answer: aiohttp.ClientResponse) -> None:
        done = self.kept.part_size
        total = None if answer.content_length is None else done + answer.content_length
        with self.kept.part.open("ab") as part:
            async for block in answer.content.iter_chunked(_BLOCK):
                done += len(block)
                if done > self.network.largest_file:
                    self.kept.drop_part()
                _require_size(self.address, done, self.network.largest_file)
                part.write(block)
                self.counted(done, total)


def begins_at(content_range: str) -> int | None:
    """Return the first byte that a `Content-Range` names, 200 of `bytes 200-1023/1024`; None if it names none."""
    unit, _, rest = content_range.partition(" ")
    first = rest.partition("-")[0]
    return int(first) if unit == "bytes" and first.isdecimal() else None


def _require_size(address: str, size: int, most: int) -> None:
    if size > most:
        raise SourceUnreachableError(address, "size", str(most))


def _require_success(address: str, answer: aiohttp.ClientResponse, lockout: float) -> None:
    require_secure(str(answer.url), address)
    if answer.status == _BUSY:
        wait = seconds_to_wait(answer.headers.get("Retry-After", ""), lockout)
        raise _PassingError(SourceUnreachableError(address, "busy", f"{wait:.0f}"), wait)
    if answer.status >= 500 or answer.status == _TIMEOUT:
        raise _PassingError(SourceUnreachableError(address, "status", str(answer.status)))
    if answer.status != 200:
        raise SourceUnreachableError(address, "status", str(answer.status))


def seconds_to_wait(retry_after: str, otherwise: float) -> float:
    """Return how long `Retry-After` asks to wait, in seconds or until a date (RFC 9110, 10.2.3); `otherwise` if it
    can't be read."""
    if retry_after.isdecimal():
        return float(retry_after)
    try:
        moment = parsedate_to_datetime(retry_after)
    except ValueError:
        return otherwise
    return max(0.0, (moment.astimezone(UTC) - datetime.now(UTC)).total_seconds())


def require_secure(link: str, found_at: str) -> str:
    """Return a link of an answer. Raises `SourceUnreachableError` if it leads from https to http, or elsewhere."""
    schemes = urlsplit(link).scheme, urlsplit(found_at).scheme
    if schemes[0] not in ("http", "https") or schemes == ("http", "https"):
        raise SourceUnreachableError(link, "insecure")
    return link


def _no_count(_done: int, _total: int | None) -> None:
    """Report nothing: the default where no progress is shown."""

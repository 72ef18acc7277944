"""Reads Scryfall's files object by object, with never more than one object and one block in memory.

Reads JSON Lines (as Scryfall writes them), an array with one object on a line, and more slowly any other array; each of
them compressed with gzip or not. Knows how such files are built, not what the objects mean."""

import gzip
import io
import json
import zlib
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, BinaryIO, TypeVar

import msgspec

from bot.cards.errors import SourceMissingError, SourceUnreadableError

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

_BLOCK = 1 << 20
_LARGEST_OBJECT = 1 << 24
_MOST_BLANK = 10_000
"""The most empty lines of a file: one of nothing else is read for half a minute."""
_SPACES = " \t\r\n"
_BOM = b"\xef\xbb\xbf"
_GZIP = b"\x1f\x8b"

UNPACKED = 2 << 30
"""The most bytes that a compressed file may have unpacked: ten times what the largest one has today."""

T = TypeVar("T")


def read_objects(path: Path, shape: type[T], most: int = UNPACKED) -> Iterator[T]:
    """Yield the objects of a file in their order; a compressed one may have at most `most` bytes unpacked.

    Raises `SourceMissingError`, and `SourceUnreadableError` for a file that is cut off, empty or of another shape."""
    with open_unpacked(path, most) as stream:
        yield from read_stream(stream, path, shape)


def read_whole(path: Path, most: int = UNPACKED) -> bytes:
    """Return a small file's content, unpacked; raises as `read_objects` does."""
    with open_unpacked(path, most) as stream:
        return stream.read()


def unpack_content(content: bytes, name: Path, most: int) -> bytes:
    """Return a content in memory, unpacked if it is compressed; `name` is what errors call it."""
    with _as_its_fault(name):
        return unpack_stream(io.BytesIO(content), name, most).read()


@contextmanager
def open_unpacked(path: Path, most: int) -> Iterator[IO[bytes]]:
    """Open a file, unpacking it if it is compressed; errors inside become `SourceUnreadableError`."""
    with _as_its_fault(path), path.open("rb") as stream:
        yield unpack_stream(stream, path, most)


@contextmanager
def _as_its_fault(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise SourceMissingError(path) from error
    except EOFError as error:
        raise SourceUnreadableError(path, "the packed file is cut before its end") from error
    except RecursionError as error:
        raise SourceUnreadableError(path, "brackets within brackets without end") from error
    except (OSError, zlib.error) as error:
        raise SourceUnreadableError(path, str(error)) from error


def unpack_stream(stream: BinaryIO, path: Path, most: int) -> IO[bytes]:
    """Return the stream, unpacked if it is compressed; `SourceUnreadableError` comes after `most` unpacked bytes."""
    packed = stream.read(len(_GZIP)) == _GZIP
    stream.seek(0)
    return io.BufferedReader(_Measured(stream, path, most), _BLOCK) if packed else stream


class _Measured(io.RawIOBase):
    """Unpacks a stream, and stops a small file from becoming a huge one."""

    def __init__(self, stream: BinaryIO, path: Path, most: int) -> None:
        self._inner = gzip.GzipFile(fileobj=stream)
        self._path, self._most, self._left = path, most, most

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "Buffer") -> int:
        view = memoryview(buffer)
        block = self._inner.read1(len(view))
        self._left -= len(block)
        if self._left < 0:
            raise SourceUnreadableError(self._path, f"unpacks to more than {self._most} bytes")
        view[: len(block)] = block
        return len(block)


def read_stream(stream: IO[bytes], path: Path, shape: type[T]) -> Iterator[T]:
    """Yield the objects of an open stream, which need not be a file; `path` is what errors call it."""
    lines = _without_flood_of_blanks(iter(partial(stream.readline, _BLOCK), b""), path)
    first = next((each for line in lines if not (each := line.removeprefix(_BOM)).isspace()), b"")
    if not first:
        raise SourceUnreadableError(path, "is empty")
    if not first.lstrip().startswith((b"[", b"{")):
        raise SourceUnreadableError(path, "holds neither a JSON array nor JSON lines")
    second = stream.readline(_BLOCK)
    if _is_object(_Line(first).text or _Line(second).text):
        yield from _by_line(chain((first, second), lines), path, shape)
    else:
        yield from _by_bracket(chain((first, second), iter(partial(stream.read, _BLOCK), b"")), path, shape)


def _without_flood_of_blanks(lines: Iterable[bytes], path: Path) -> Iterator[bytes]:
    """Yield the lines; `SourceUnreadableError` comes after `_MOST_BLANK` empty ones."""
    blank = 0
    for line in lines:
        blank += line.isspace()
        if blank > _MOST_BLANK:
            raise SourceUnreadableError(path, f"more than {_MOST_BLANK} empty lines")
        yield line


class _Line:
    """A line without the brackets and commas of the array around its object."""

    def __init__(self, line: bytes) -> None:
        text = line.strip()
        self.opens = text.startswith(b"[")
        self.closes = text.endswith(b"]")
        self.text = text.removeprefix(b"[").removesuffix(b"]").strip().rstrip(b",")


def _is_object(text: bytes) -> bool:
    """Whether a line holds one whole object, or nothing."""
    try:
        return not text or isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


def _by_line(lines: Iterable[bytes], path: Path, shape: type[T]) -> Iterator[T]:
    decoder = msgspec.json.Decoder(shape)
    opened = closed = False
    for number, raw in enumerate(lines, 1):
        line = _Line(raw)
        opened = opened or (number == 1 and line.opens)
        closed = closed or line.closes
        if line.text:
            try:
                yield decoder.decode(line.text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise SourceUnreadableError(path, f"line {number}: {error}") from error
    if opened and not closed:
        raise SourceUnreadableError(path, "the array is cut before its end")


def _by_bracket(blocks: Iterable[bytes], path: Path, shape: type[T]) -> Iterator[T]:
    """Read an array whose objects may end anywhere in a line: decode one, drop its text, go on where it ended."""
    for number, found in enumerate(_Array(blocks, path), 1):
        try:
            yield msgspec.convert(found, shape)
        except msgspec.ValidationError as error:
            raise SourceUnreadableError(path, f"object {number}: {error}") from error


class _Array:
    """The values of one JSON array, read in blocks."""

    def __init__(self, blocks: Iterable[bytes], path: Path) -> None:
        self._blocks = iter(blocks)
        self._path = path
        self._decode_bytes = getincrementaldecoder("utf-8")()
        self._buffer = ""
        self._at = 0

    def __iter__(self) -> Iterator[object]:
        self._expect("[")
        if self._next_sign() == "]":
            return
        yield self._value()
        while self._next_sign() == ",":
            self._expect(",")
            yield self._value()
        self._expect("]")

    def _expect(self, sign: str) -> None:
        if (found := self._next_sign()) != sign:
            problem = f"{sign!r} expected, {found!r} found" if found else "the array is cut before its end"
            raise SourceUnreadableError(self._path, problem)
        self._at += 1

    def _next_sign(self) -> str:
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in _SPACES:
                    return self._buffer[self._at]
                self._at += 1
            if not self._more():
                return ""

    def _value(self) -> object:
        self._next_sign()
        while True:
            began = self._at
            try:
                value, self._at = _DECODER.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                if len(self._buffer) - self._at > _LARGEST_OBJECT or not self._more():
                    raise SourceUnreadableError(self._path, str(error)) from error
            else:
                self._refuse_half_letters(self._buffer[began : self._at], value)
                return value

    def _refuse_half_letters(self, text: str, value: object) -> None:
        """Raise `SourceUnreadableError` for a lone surrogate, which no file can hold: its escape brings it here."""
        if r"\ud" in text.lower():
            try:
                json.dumps(value, ensure_ascii=False).encode()
            except UnicodeEncodeError as error:
                raise SourceUnreadableError(self._path, str(error)) from error

    def _more(self) -> bool:
        """Add the next block and drop what was read already; return whether there was one."""
        block = next(self._blocks, b"")
        try:
            text = self._decode_bytes.decode(block)
        except UnicodeDecodeError as error:
            raise SourceUnreadableError(self._path, str(error)) from error
        self._buffer, self._at = self._buffer[self._at :] + text, 0
        return bool(block)


_DECODER = json.JSONDecoder()

"""What a download leaves on the disk: the file, a note of its version as the server told it, and an unfinished part.

Knows no network. A note that can't be read counts as missing, so that the file is fetched once more."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bot.cards.errors import SourceUnreadableError
from bot.cards.sync.publishing import flush_to_disk


class Note(msgspec.Struct, frozen=True):
    """Where a file came from, and by what the server knows its version."""

    address: str
    etag: str = ""
    last_modified: str = ""
    stamp: str = ""
    """What the code that fetched the file calls this version; empty if it has no name for it."""

    @property
    def conditions(self) -> dict[str, str]:
        """The headers that ask for the file only if it has changed (RFC 9110, 13.1)."""
        pairs = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in pairs.items() if value}

    @property
    def strong(self) -> str:
        """The version for `If-Range`; empty if there is only a weak tag, which does not promise equal bytes."""
        return self.etag if self.etag and not self.etag.startswith("W/") else self.last_modified


class Kept:
    """One downloaded file, with its note and the part of a download under way."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f"{path.name}.part")
        self._notes: Mapping[Path, Path] = {each: each.with_name(f"{each.name}.note") for each in (path, self.part)}

    @property
    def note(self) -> Note | None:
        """The note of the file, None if there is no file or its note can't be read."""
        return self._read(self.path)

    @property
    def part_note(self) -> Note | None:
        return self._read(self.part)

    @property
    def part_size(self) -> int:
        """How many bytes of the part have come."""
        return self.part.stat().st_size if self.part.is_file() else 0

    def _read(self, path: Path) -> Note | None:
        try:
            return msgspec.json.decode(self._notes[path].read_bytes(), type=Note) if path.is_file() else None
        except (OSError, msgspec.DecodeError):  # without a note the file is fetched again, which mends the note
            return None

    def begin(self, note: Note) -> None:
        """Start a new, empty part."""
        self.part.unlink(missing_ok=True)
        write_whole(self._notes[self.part], msgspec.json.encode(note))
        self.part.touch()

    def finish(self, note: Note) -> None:
        """Make the finished part the file.

        The order of the steps sees to it that the note of one version never lies beside the bytes of another."""
        flush_to_disk(self.part)
        self._notes[self.path].unlink(missing_ok=True)
        self.part.replace(self.path)
        self._notes[self.part].unlink(missing_ok=True)
        write_whole(self._notes[self.path], msgspec.json.encode(note))

    def drop_part(self) -> None:
        for path in (self.part, self._notes[self.part]):
            path.unlink(missing_ok=True)

    @contextmanager
    def dropped_if_unreadable(self) -> Iterator[None]:
        """Drop the file if the block finds it unreadable, so that the next sync fetches it again; the error goes on."""
        try:
            yield
        except SourceUnreadableError:
            self.drop()
            raise

    def drop(self) -> None:
        """Remove the file and its part, so that it is fetched again."""
        for path in (self._notes[self.path], self.path):
            path.unlink(missing_ok=True)
        self.drop_part()


def write_whole(path: Path, content: bytes) -> None:
    """Write a small file whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    new.replace(path)

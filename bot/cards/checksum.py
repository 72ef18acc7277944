"""The checksum of a store, written beside it when it takes its place: what tells a damaged file from a whole one.

The file lists the store and the one before it as `sha256sum -c` reads them. It is written just before the swap, so
that either of its lines may be the store's own while the swap is under way."""

import hashlib
from pathlib import Path

from bot.cards.errors import StoreError


def checksums_file(store: Path) -> Path:
    """Return where the checksums of a store are kept."""
    return store.with_name(f"{store.name}.sha256")


def previous_store(store: Path) -> Path:
    """Return where the previous store is kept: renaming that file goes back to it."""
    return store.with_name(f"{store.stem}.previous{store.suffix}")


def checksum_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def write_checksums(new: Path, store: Path, previous: Path | None) -> None:
    """Note the checksum of `new`, which is about to take the place of `store`, and that of what then is the store
    before it."""
    lines = [f"{checksum_of(new)}  {store.name}\n"]
    if previous is not None:
        lines.append(f"{checksum_of(previous)}  {previous_store(store).name}\n")
    written = new.with_name(f"{new.name}.sha256")
    written.write_text("".join(lines), encoding="ascii")
    written.replace(checksums_file(store))


def is_whole(path: Path, store: Path) -> bool:
    """Whether there is a file at `path`, the store or the one before it, and it is as it was written."""
    try:
        verify_checksum(path, store)
    except StoreError:
        return False
    return path.exists()


def verify_checksum(path: Path, store: Path) -> None:
    """Raise `StoreError` where the file at `path`, the store or the one before it, is not as it was written.

    A store without checksums, as older versions made it, passes."""
    try:
        noted = checksums_file(store).read_text(encoding="ascii")
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(path, f"its checksums can't be read: {error}") from error
    try:
        found = checksum_of(path)
    except OSError as error:
        raise StoreError(path, str(error)) from error
    if found not in {line.partition(" ")[0] for line in noted.splitlines()}:
        raise StoreError(path, "it was damaged since it was written")

"""Reads the tables of the shipped keywords from one compiled index, because hundreds of small files are slow to read.

A wheel contains its index. In a checkout it is compiled at first use into the user's cache folder, and again when a
file has changed; if that folder can't be written to, the files are read at every start."""

import contextlib
import hashlib
import json
import os
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from bot.reference.keyword_files import INDEX, Tables, compile_index, stamp_of_files
from bot.resources import data_folder


@cache
def keyword_tables() -> Tables:
    """Return the tables of the shipped entries, read once. Raises `EntryError` if a file is no TOML."""
    folder = data_folder() / "keywords"
    shipped = _index_in(folder / INDEX)
    return shipped["tables"] if shipped else tables_through_cache(folder, cached_index(folder))


def cached_index(folder: Path) -> Path:
    """Return where the index of a folder is cached; each checkout has its own."""
    place = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
    return user_cache_path("arbitre", appauthor=False) / f"keywords-{place}.json"


def tables_through_cache(folder: Path, cache: Path) -> Tables:
    """Return the tables from the cached index, which is compiled first if it is missing or older than the files."""
    index = _index_in(cache)
    if not index or index.get("stamp") != stamp_of_files(folder):
        text = compile_index(folder)
        index = json.loads(text)
        with contextlib.suppress(
            OSError
        ):  # the cache only saves time: the tables are here, and compiled again next time
            _write_whole(cache, text)
    tables: Tables = index["tables"]
    return tables


def _index_in(file: Path) -> dict[str, Any]:
    """Return the index in a file; empty if there is none that can be read."""
    try:
        index = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return {}
    return index if isinstance(index, dict) and isinstance(index.get("tables"), dict) else {}


def _write_whole(file: Path, text: str) -> None:
    """Write a file so that whoever reads it meanwhile sees the whole old one or the whole new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=file.stem)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
            opened.write(text)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise

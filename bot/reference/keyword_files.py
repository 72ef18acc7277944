"""The files of `data/keywords` as tables: a file is an entry, its folder the entry's kind, its name the entry's id.

Uses the standard library alone, because the build of the wheel compiles the index with it. What a table must contain is
not known here."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

INDEX = "index.json"
"""The name of a wheel's index, which lies beside the folders from which it was compiled."""

KINDS: Mapping[str, str] = MappingProxyType(
    {
        "abilities": "keyword ability",
        "ability_words": "ability word",
        "actions": "keyword action",
        "card_types": "card type",
        "concepts": "concept",
        "steps": "step",
        "zones": "zone",
    }
)
"""The kind of the entries in each folder of `data/keywords`."""

Tables: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The content of each file by its path without the ending: `abilities/trample`."""


class EntryError(ValueError):
    """A file of keywords is not in the format; the message says which file and what is wrong."""


def entry_files(folder: Path) -> tuple[Path, ...]:
    """Return the files of all entries in the order of their paths. Raises `EntryError` for one in an unknown folder."""
    files = tuple(sorted(folder.rglob("*.toml")))
    for file in files:
        if file.parent.parent != folder or file.parent.name not in KINDS:
            raise EntryError(f"{file.relative_to(folder).as_posix()} lies in none of the folders {', '.join(KINDS)}")
    return files


def read_tables(folder: Path) -> Tables:
    """Return the content of all files. Raises `EntryError` for one that is no TOML."""
    return {f"{file.parent.name}/{file.stem}": _read_table(file) for file in entry_files(folder)}


def _read_table(file: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise EntryError(f"{file.parent.name}/{file.name}: {error}") from error


def stamp_of_files(folder: Path) -> str:
    """Return a text that changes when a file is added, removed or saved again; no file is opened for it."""
    states = [(file, file.stat()) for file in entry_files(folder)]
    facts = [(file.parent.name, file.name, stat.st_mtime_ns, stat.st_size) for file, stat in states]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def compile_index(folder: Path) -> str:
    """Return all files and their stamp as one JSON text, which is read in a twentieth of the time."""
    index = {"stamp": stamp_of_files(folder), "tables": read_tables(folder)}
    return json.dumps(index, ensure_ascii=False, separators=(",", ":"))

"""The cards that are shipped with the program: `data/cards/*.toml` read into card records.

Knows the format of those files and is strict about it; knows nothing of the synced store."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.cards.errors import ShippedFactsError
from bot.cards.keys import normalize_name
from bot.cards.model import CardFace, CardRecord
from bot.resources import data_folder

COLORS = "WUBRG"

_FACE_TEXTS = (
    "name", "name_fr", "mana_cost", "type_line", "type_line_fr", "text", "text_fr",
    "power", "toughness", "loyalty", "defense",
)  # fmt: skip
_FACE_KEYS: Mapping[str, type] = {**dict.fromkeys(_FACE_TEXTS, str), "colors": list}
_CARD_KEYS: Mapping[str, type] = {**_FACE_KEYS, "aliases": list, "layout": str, "oracle_id": str, "faces": list}
_OF_FACES_ALONE = frozenset(_FACE_KEYS) - {"name", "name_fr"}


def shipped_cards(folder: Path | None = None) -> tuple[CardRecord, ...]:
    """Return the cards of all fact files, in the order of the files' names.

    Raises `ShippedFactsError` for a file that is not in the format, and for a card in two files."""
    records: dict[str, CardRecord] = {}
    for file in sorted((folder or data_folder() / "cards").glob("*.toml")):
        for record in _read_fact_file(file):
            if record.name in records:
                raise ShippedFactsError(file, record.name, "is told of twice")
            records[record.name] = record
    return tuple(records.values())


def colors_of(mana_cost: str) -> tuple[str, ...]:
    """Return the colors of the mana symbols in a cost, in the order W U B R G (CR 202.2)."""
    return tuple(color for color in COLORS if color in mana_cost)


def _read_fact_file(file: Path) -> Iterator[CardRecord]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ShippedFactsError(file, "the whole file", str(error)) from error
    tables = content.pop("card", [])
    if content or not isinstance(tables, list):
        raise ShippedFactsError(file, "the whole file", "holds something else than [[card]] tables")
    for position, table in enumerate(tables, 1):
        try:
            yield _card_of_table(table)
        except ValueError as error:
            name = table.get("name") if isinstance(table, dict) else None
            raise ShippedFactsError(file, str(name or f"card number {position}"), str(error)) from error


def _card_of_table(table: dict[str, Any]) -> CardRecord:
    _check_keys(table, _CARD_KEYS)
    faces = _faces_of_table(table) if "faces" in table else (_face_of_table(table),)
    return CardRecord(
        oracle_id=table.get("oracle_id", f"shipped:{normalize_name(table['name']).replace(' ', '-')}"),
        name=table["name"],
        layout=table.get("layout", "normal"),
        faces=faces,
        name_fr=table.get("name_fr") or _joined_french(faces),
        aliases=tuple(table.get("aliases", ())),
    )


def _faces_of_table(table: dict[str, Any]) -> tuple[CardFace, ...]:
    if misplaced := table.keys() & _OF_FACES_ALONE:
        raise ValueError(f"{min(misplaced)!r} belongs to the faces")
    for face in table["faces"]:
        _check_keys(face, _FACE_KEYS)
    faces = tuple(map(_face_of_table, table["faces"]))
    if table["name"] != (joined := " // ".join(face.name for face in faces)):
        raise ValueError(f"the name of a card of several faces joins theirs: {joined}")
    return faces


def _face_of_table(table: dict[str, Any]) -> CardFace:
    texts = {key: table[key].strip() for key in _FACE_TEXTS if key in table}
    colors = tuple(table["colors"]) if "colors" in table else colors_of(texts.get("mana_cost", ""))
    return CardFace(**texts, colors=colors)


def _joined_french(faces: tuple[CardFace, ...]) -> str | None:
    """Return a card's French name, in which a face without one keeps its English name; None if no face has one."""
    if all(face.name_fr is None for face in faces):
        return None
    return " // ".join(face.name_fr or face.name for face in faces)


def _check_keys(table: Any, allowed: Mapping[str, type]) -> None:
    if not isinstance(table, dict):
        raise ValueError("is not a table")  # noqa: TRY004  the reader turns it into one kind of error
    for key, value in table.items():
        if key not in allowed:
            raise ValueError(f"unknown key {key!r}; known are {', '.join(sorted(allowed))}")
        if not isinstance(value, allowed[key]):
            problem = f"{key!r} must be a {'list' if allowed[key] is list else 'string'}"
            raise ValueError(problem)  # noqa: TRY004  as above
    if not table.get("name"):
        raise ValueError("the key 'name' is missing")
    for key in table.keys() & {"colors", "aliases"}:
        if not all(isinstance(item, str) for item in table[key]):
            raise ValueError(f"{key!r} holds something else than strings")
    if unknown := set(table.get("colors", ())) - set(COLORS):
        raise ValueError(f"'colors' holds {', '.join(sorted(unknown))}; known are {', '.join(COLORS)}")

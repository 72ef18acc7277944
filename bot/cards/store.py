"""Reads the synced card store: a query for each method, whose rows become records.

Knows the queries and the shape of the rows; neither how the file is made nor the shipped facts. The file is opened
read-only and as immutable: it is only ever replaced whole, and whoever has it open goes on reading the old one."""

import json
import sqlite3
import weakref
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias, cast

from bot.cards.errors import StoreError
from bot.cards.keys import Kind
from bot.cards.model import CardFace, CardRecord, Ruling
from bot.cards.names import Key, NamedCard
from bot.language import LANGUAGES, Language

SCHEMA = 2
"""The version of `schema.sql`, kept in the file's `user_version`."""

SELECT_CARD = """
SELECT cards.id, oracle_id, name, name_fr, layout, keywords, pairs, set_code, set_type, released_at, aliases, exact_only
FROM cards JOIN legalities ON legalities.id = cards.legalities
WHERE {}
"""
SELECT_BY_ORACLE_ID = SELECT_CARD.format("oracle_id = ?")
SELECT_BY_NAME = SELECT_CARD.format("name = ? ORDER BY exact_only, cards.id LIMIT 1")
SELECT_ALL = SELECT_CARD.format("TRUE ORDER BY cards.id")
SELECT_FACES = """
SELECT name, mana_cost, type_line, text, colors, power, toughness, loyalty, defense, name_fr, type_line_fr, text_fr,
       image
FROM faces WHERE card = ? ORDER BY position
"""
SELECT_KEYS = """
SELECT key, kind, lang, face, oracle_id, name, name_fr, exact_only
FROM name_keys JOIN cards ON cards.id = name_keys.card
WHERE key = ? ORDER BY kind, card
"""
SELECT_NEXT_KEY = "SELECT key FROM name_keys WHERE key >= ? ORDER BY key LIMIT 1"
SELECT_NAMES = "SELECT id, oracle_id, name, name_fr, exact_only FROM cards"
SELECT_OF_TYPE = """
SELECT oracle_id, position FROM faces JOIN cards ON cards.id = faces.card WHERE type_line LIKE '%' || ? || '%'
"""
SELECT_ALL_KEYS = "SELECT key, kind, lang, face, card FROM name_keys ORDER BY key"
SELECT_RULINGS = """
SELECT source, published_at, comment
FROM rulings JOIN cards ON cards.id = rulings.card
WHERE oracle_id = ? ORDER BY published_at, rulings.rowid
"""
SELECT_SCHEMA = "PRAGMA user_version"
SELECT_SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
SELECT_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"
SELECT_DAMAGE = "SELECT * FROM pragma_integrity_check(1) WHERE integrity_check != 'ok'"
TABLES = frozenset({"metadata", "legalities", "cards", "faces", "name_keys", "rulings", "rules", "glossary"})
SELECT_METADATA = "SELECT name, value FROM metadata"
SELECT_RULES = "SELECT number, text FROM rules ORDER BY position"
SELECT_RULE = "SELECT text FROM rules WHERE number = ?"
SELECT_GLOSSARY = "SELECT term, text FROM glossary ORDER BY position"

Row = tuple[Any, ...]

Version: TypeAlias = tuple[int, int, int]
"""What tells one store file from the next: its inode, its time and its size."""


def version_of(path: Path) -> Version | None:
    """Return the version of the file at a path, None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size


def is_other_file(one: Version, other: Version) -> bool:
    """Whether a file was put in the place of another, and not written over."""
    return one[0] != other[0]


def store_uri(path: Path) -> str:
    """Return SQLite's address of the file, to be opened read-only and without checks for changes."""
    return f"{path.absolute().as_uri()}?mode=ro&immutable=1"


def foreign_schema(path: Path, schema: int) -> StoreError:
    """Return the error for a file with another schema than this program reads."""
    return StoreError(path, f"its schema is {schema}, and this program reads {SCHEMA}")


def record_of(card: Row, faces: Sequence[Row]) -> CardRecord:
    """Make a record of a card's row and its faces' rows."""
    _, oracle_id, name, name_fr, layout, keywords, legalities, set_code, set_type, released_at, aliases, exact_only = (
        card
    )
    return CardRecord(
        oracle_id=oracle_id,
        name=name,
        layout=layout,
        faces=tuple(map(face_of, faces)),
        origin="synced",
        name_fr=name_fr,
        keywords=tuple(json.loads(keywords)),
        legalities=tuple((play, status) for play, status in json.loads(legalities)),
        set_code=set_code,
        set_type=set_type,
        released_at=released_at,
        aliases=tuple(json.loads(aliases)),
        exact_only=bool(exact_only),
    )


def face_of(row: Row) -> CardFace:
    """Make a face of its row."""
    name, mana_cost, type_line, text, colors, *numbers_and_french = row
    return CardFace(name, mana_cost, type_line, text, tuple(colors), *numbers_and_french)


def ruling_of(row: Row) -> Ruling:
    """Make a ruling of its row."""
    return Ruling(*row)


def _key_of(row: Row) -> Key:
    key, kind, lang, face, oracle_id, name, name_fr, exact_only = row
    card = NamedCard(oracle_id, name, name_fr, None if face < 0 else face)
    return Key(key, Kind(kind), cast("Language", lang) if lang else None, card, bool(exact_only))


MOST_RECORDS_KEPT = 64
"""A question asks for each of its cards several times."""


class Store:
    """The store for callers that wait: the command line, the console, the engine's own look-ups."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.version = version_of(path)
        try:
            # Threads may share the connection: nobody writes, and SQLite itself lets one thread in at a time.
            self._connection = sqlite3.connect(store_uri(path), uri=True, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(path, str(error)) from error
        self._records: dict[str, CardRecord] = {}
        """Those that were asked for last."""
        # A store that another one has replaced is closed when its last reader lets go of it.
        self._close = weakref.finalize(self, self._connection.close)
        try:
            self._refuse_fragment()
        except StoreError:
            self.close()
            raise

    def _refuse_fragment(self) -> None:
        """Raise `StoreError` for a file of another schema, one that was cut, and one that lacks a table.

        What is within the tables is not read."""
        ((schema,),) = self._rows(SELECT_SCHEMA)
        if schema != SCHEMA:
            raise foreign_schema(self.path, schema)
        ((size,),) = self._rows(SELECT_SIZE)
        opened = version_of(self.path) == self.version  # else it was swapped meanwhile, and its size is another's
        if opened and self.version is not None and size != self.version[2]:
            raise StoreError(self.path, f"the file should have {size} bytes")
        if missing := sorted(TABLES - {name for (name,) in self._rows(SELECT_TABLES)}):
            raise StoreError(self.path, f"it lacks {', '.join(missing)}")

    def refuse_damage(self) -> None:
        """Raise `StoreError` where SQLite finds anything in the whole file that can't be; takes half a second."""
        if rows := self._rows(SELECT_DAMAGE):
            raise StoreError(self.path, str(rows[0][0]))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._close()

    def _rows(self, query: str, *values: str | int) -> list[Row]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise StoreError(self.path, str(error)) from error

    def by_oracle_id(self, oracle_id: str) -> CardRecord | None:
        known = self._records.get(oracle_id)
        if known is None:
            known = self._record(self._rows(SELECT_BY_ORACLE_ID, oracle_id))
            if known is not None:
                if len(self._records) >= MOST_RECORDS_KEPT:
                    self._records.clear()
                self._records[oracle_id] = known
        return known

    def by_name(self, name: str) -> CardRecord | None:
        """Return the card with exactly this English name, None if there is none; a playable card before a token."""
        return self._record(self._rows(SELECT_BY_NAME, name))

    def _record(self, cards: list[Row]) -> CardRecord | None:
        return record_of(cards[0], self._rows(SELECT_FACES, cards[0][0])) if cards else None

    def records(self) -> Iterator[CardRecord]:
        """Yield every card in the order of the synced file."""
        return (record_of(card, self._rows(SELECT_FACES, card[0])) for card in self._rows(SELECT_ALL))

    def exact(self, text: str) -> list[Key]:
        """Return the keys with exactly this normalized text."""
        return list(map(_key_of, self._rows(SELECT_KEYS, text)))

    def begins_name(self, text: str) -> bool:
        """Whether any normalized key begins with this text."""
        return any(key.startswith(text) for (key,) in self._rows(SELECT_NEXT_KEY, text))

    def keys(self) -> Iterator[Key]:
        """Yield every key, sorted."""
        cards = {row[0]: (NamedCard(*row[1:4]), bool(row[4])) for row in self._rows(SELECT_NAMES)}
        for key, kind, lang, face, number in self._rows(SELECT_ALL_KEYS):
            card, exact_only = cards[number]
            meant = card if face < 0 else NamedCard(card.oracle_id, card.name, card.name_fr, face)
            yield Key(key, _KINDS[kind], _LANGUAGES[lang], meant, exact_only)

    def names(self) -> frozenset[str]:
        """Return every card's English name."""
        return frozenset(row[2] for row in self._rows(SELECT_NAMES))

    def faces_of_type(self, card_type: str) -> Iterator[tuple[str, int]]:
        """Yield each face that has the card type, as its card's oracle id and its position."""
        return ((oracle_id, face) for oracle_id, face in self._rows(SELECT_OF_TYPE, card_type))

    def rulings(self, oracle_id: str) -> tuple[Ruling, ...]:
        return tuple(map(ruling_of, self._rows(SELECT_RULINGS, oracle_id)))

    def rules(self) -> tuple[tuple[str, str], ...]:
        """Return the Comprehensive Rules in their order: pairs of number and text."""
        return tuple((row[0], row[1]) for row in self._rows(SELECT_RULES))

    def glossary(self) -> tuple[tuple[str, str], ...]:
        """Return the glossary in its order: pairs of term and text."""
        return tuple((row[0], row[1]) for row in self._rows(SELECT_GLOSSARY))

    def rule(self, number: str) -> str | None:
        """Return the text of a Comprehensive Rule, None where the store holds no rule of that number."""
        rows = self._rows(SELECT_RULE, number)
        return cast("str", rows[0][0]) if rows else None

    @cached_property
    def metadata(self) -> dict[str, str]:
        """What the sync noted: `data_date`, `built_at`, `cards`, `french`, `rulings`, and `rules_edition` if any."""
        return dict(self._rows(SELECT_METADATA))


_KINDS = tuple(Kind)
_LANGUAGES: dict[str, Language | None] = {"": None, **{each: each for each in LANGUAGES}}
"""The languages as the file has them; of each value SQLite makes another object."""

"""Fills a new card store: takes records and writes rows.

Knows neither where the objects come from (a folder, a download) nor where the finished file goes."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path

from bot.cards.headings import rules_with_headings
from bot.cards.keys import Kind, NameKey, keys_of, normalize_name
from bot.cards.model import CardFace, CardRecord
from bot.cards.store import SCHEMA
from bot.cards.sync import scryfall
from bot.cards.sync.french import FrenchCard
from bot.cards.sync.report import EVERY, Progress
from bot.cards.sync.rulebook import Rulebook

_INSERT_CARD = "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_FACE = "INSERT INTO faces VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_INSERT_KEY = "INSERT OR IGNORE INTO name_keys VALUES (?, ?, ?, ?, ?)"
_INSERT_RULING = "INSERT INTO rulings VALUES (?, ?, ?, ?)"


class Builder:
    """Writes one store file in a single transaction: until `finish`, the file holds nothing."""

    def __init__(self, path: Path, progress: Progress) -> None:
        self._progress = progress
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA journal_mode = DELETE")
        self._connection.execute("PRAGMA synchronous = OFF")  # the file is flushed once, before it takes its place
        self._connection.executescript((files("bot.cards") / "schema.sql").read_text(encoding="utf-8"))
        self._connection.execute("BEGIN")
        self._ids: dict[str, int] = {}
        self._legalities: dict[str, int] = {}
        self.french = 0
        self.rulings = 0

    @property
    def cards(self) -> int:
        return len(self._ids)

    def add_cards(self, cards: Iterable[scryfall.Card], french: Mapping[str, FrenchCard]) -> None:
        """Write each card once, with its French names and texts."""
        for card in cards:
            oracle_id = card.oracle_id or (card.card_faces[0].oracle_id if card.card_faces else None)
            printed = french.get(oracle_id) if oracle_id else None
            record = scryfall.record_of(card, printed)
            if record is not None and record.oracle_id not in self._ids:
                self._write(record, printed)
                if self.cards % EVERY == 0:
                    self._progress("cards", self.cards, None)
        self._progress("cards", self.cards, None)

    def _write(self, record: CardRecord, printed: FrenchCard | None) -> None:
        number = self._ids[record.oracle_id] = len(self._ids) + 1
        self.french += record.name_fr is not None
        self._connection.execute(
            _INSERT_CARD,
            (
                number,
                record.oracle_id,
                record.name,
                record.name_fr,
                record.layout,
                json.dumps(record.keywords),
                self._legalities_of(record),
                record.set_code,
                record.set_type,
                record.released_at,
                json.dumps(record.aliases, ensure_ascii=False),
                record.exact_only,
            ),
        )
        self._connection.executemany(
            _INSERT_FACE, (_face_row(number, position, face) for position, face in enumerate(record.faces))
        )
        self._connection.executemany(_INSERT_KEY, _key_rows(number, record, printed))

    def _legalities_of(self, record: CardRecord) -> int:
        pairs = json.dumps(record.legalities)
        if pairs not in self._legalities:
            self._legalities[pairs] = len(self._legalities) + 1
            self._connection.execute("INSERT INTO legalities VALUES (?, ?)", (self._legalities[pairs], pairs))
        return self._legalities[pairs]

    def add_rulings(self, rulings: Iterable[scryfall.Ruling]) -> None:
        """Write the rulings on the cards that were written."""
        for ruling in rulings:
            if ruling.oracle_id in self._ids:
                row = (self._ids[ruling.oracle_id], ruling.source, ruling.published_at, ruling.comment)
                self._connection.execute(_INSERT_RULING, row)
                self.rulings += 1
                if self.rulings % EVERY == 0:
                    self._progress("rulings", self.rulings, None)
        self._progress("rulings", self.rulings, None)

    def add_rules(self, book: Rulebook) -> None:
        """Write the rules and the glossary of one edition."""
        self._connection.executemany(
            "INSERT INTO rules (number, heading, text) VALUES (?, ?, ?)", rules_with_headings(book.rules)
        )
        self._connection.executemany("INSERT INTO glossary (term, text) VALUES (?, ?)", book.glossary)
        self._progress("rules", len(book.rules), None)

    def finish(self, metadata: Mapping[str, str]) -> None:
        """Write the metadata with the counts of what was written, and commit."""
        counts = {"cards": str(self.cards), "french": str(self.french), "rulings": str(self.rulings)}
        self._connection.executemany("INSERT INTO metadata VALUES (?, ?)", {**counts, **metadata}.items())
        self._connection.execute(f"PRAGMA user_version = {SCHEMA}")
        self._connection.execute("COMMIT")
        self._connection.execute("ANALYZE")

    def close(self) -> None:
        self._connection.close()


def _face_row(card: int, position: int, face: CardFace) -> tuple[int | str | None, ...]:
    return (
        card,
        position,
        face.name,
        face.mana_cost,
        face.type_line,
        face.text,
        "".join(face.colors),
        face.power,
        face.toughness,
        face.loyalty,
        face.defense,
        face.name_fr,
        face.type_line_fr,
        face.text_fr,
        face.image,
    )


def _key_rows(card: int, record: CardRecord, printed: FrenchCard | None) -> Iterator[tuple[str, int, int, str, int]]:
    french = tuple(_spelling_keys(record, printed))
    named = {key.text for key in french}
    for key in (*keys_of(record), *french):
        if key.kind is not Kind.ALIAS or key.text not in named:  # an alias that is a French name already has a key
            yield key.text, int(key.kind), card, key.lang or "", -1 if key.face is None else key.face


def _spelling_keys(record: CardRecord, printed: FrenchCard | None) -> Iterator[NameKey]:
    """Yield a key for every French name ever printed on the card, not only the newest."""
    if printed is None:
        return
    for spelling in printed.spellings:
        yield NameKey(normalize_name(spelling), Kind.NAME, "fr", None)
    if len(record.faces) > 1:
        for position, spellings in enumerate(printed.face_spellings[: len(record.faces)]):
            for spelling in spellings:
                yield NameKey(normalize_name(spelling), Kind.FACE, "fr", position)

"""The gate before the swap: what must be true of a new store for it to replace the old one.

Each check is a question in a table that yields what is wrong; none of them changes anything."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.cards.store import store_uri


class Sentinel(NamedTuple):
    """A card whose printed facts have not changed in thirty years."""

    name: str
    mana_cost: str
    type_line: str


SENTINELS = (
    Sentinel("Black Lotus", "{0}", "Artifact"),
    Sentinel("Counterspell", "{U}{U}", "Instant"),
    Sentinel("Dark Ritual", "{B}", "Instant"),
    Sentinel("Disenchant", "{1}{W}", "Instant"),
    Sentinel("Forest", "", "Basic Land — Forest"),
    Sentinel("Giant Growth", "{G}", "Instant"),
    Sentinel("Grizzly Bears", "{1}{G}", "Creature — Bear"),
    Sentinel("Hill Giant", "{3}{R}", "Creature — Giant"),
    Sentinel("Hypnotic Specter", "{1}{B}{B}", "Creature — Specter"),
    Sentinel("Island", "", "Basic Land — Island"),
    Sentinel("Lightning Bolt", "{R}", "Instant"),
    Sentinel("Llanowar Elves", "{G}", "Creature — Elf Druid"),
    Sentinel("Mountain", "", "Basic Land — Mountain"),
    Sentinel("Plains", "", "Basic Land — Plains"),
    Sentinel("Serra Angel", "{3}{W}{W}", "Creature — Angel"),
    Sentinel("Shivan Dragon", "{4}{R}{R}", "Creature — Dragon"),
    Sentinel("Sol Ring", "{1}", "Artifact"),
    Sentinel("Swamp", "", "Basic Land — Swamp"),
    Sentinel("Wrath of God", "{2}{W}{W}", "Sorcery"),
    Sentinel("Zombie Master", "{1}{B}{B}", "Creature — Zombie"),
)

WHOLE_POOL = 20_000
"""From so many cards on a file claims to hold them all, and each sentinel must be there."""

KEPT = 0.99
"""The share of the old store's cards that the new one must still hold."""

_SELECT_SENTINEL = """
SELECT faces.mana_cost, faces.type_line FROM cards JOIN faces ON faces.card = cards.id
WHERE cards.name = ? AND NOT exact_only
"""
_ATTACH_OLD = "ATTACH ? AS old"
_COUNT_LOST = "SELECT count(*) FROM old.cards WHERE oracle_id NOT IN (SELECT oracle_id FROM main.cards)"


def problems(new: Path, old: Path | None) -> tuple[str, ...]:
    """Return what speaks against putting `new` in the place of `old`; nothing if all is well."""
    connection = sqlite3.connect(store_uri(new), uri=True)
    try:
        found = [problem for check in CHECKS for problem in check(connection)]
        return (*found, *(_lost_cards(connection, old) if old and old.exists() else ()))
    except sqlite3.Error as error:
        return (str(error),)
    finally:
        connection.close()


def _integrity(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield f"integrity: {line}"
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} points at nothing in {parent}"


def _counts(connection: sqlite3.Connection) -> Iterator[str]:
    told = dict(connection.execute("SELECT name, value FROM metadata"))
    for name, query in (
        ("cards", "SELECT count(*) FROM cards"),
        ("french", "SELECT count(*) FROM cards WHERE name_fr IS NOT NULL"),
        ("rulings", "SELECT count(*) FROM rulings"),
    ):
        (count,) = connection.execute(query).fetchone()
        if str(count) != told.get(name):
            yield f"{count} {name} instead of {told.get(name)}"
    (bare,) = connection.execute(
        "SELECT count(*) FROM cards WHERE id NOT IN (SELECT card FROM faces) OR id NOT IN (SELECT card FROM name_keys)"
    ).fetchone()
    if bare:
        yield f"{bare} cards without a face or a name"


def _sentinels(connection: sqlite3.Connection) -> Iterator[str]:
    (count,) = connection.execute("SELECT count(*) FROM cards").fetchone()
    for name, mana_cost, type_line in SENTINELS:
        rows = connection.execute(_SELECT_SENTINEL, (name,)).fetchall()
        if (rows or count >= WHOLE_POOL) and rows != [(mana_cost, type_line)]:
            yield f"{name} is not what it always was"


def _lost_cards(connection: sqlite3.Connection, old: Path) -> Iterator[str]:
    try:
        connection.execute(_ATTACH_OLD, (store_uri(old),))
        (count,) = connection.execute("SELECT count(*) FROM old.cards").fetchone()
        (lost,) = connection.execute(_COUNT_LOST).fetchone()
    except sqlite3.DatabaseError:
        return  # whatever lies there is no store, and nothing can be lost with it
    if count >= WHOLE_POOL and lost > (1 - KEPT) * count:
        yield f"{lost} of {count} cards that are known now would be lost (remove {old} to start afresh)"


Check: TypeAlias = Callable[[sqlite3.Connection], Iterator[str]]
CHECKS: Sequence[Check] = (_integrity, _counts, _sentinels)

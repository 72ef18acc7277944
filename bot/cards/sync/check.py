"""What must be true of a new store before it may replace the old one.

Each check is a function that yields what is wrong; none of them changes anything."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bot.cards.errors import Fault, FaultKind
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
"""A store of at least so many cards claims to hold all of Magic's, so that each sentinel must be in it."""

KEPT = 0.99
"""The share of the old store's cards, and of its counts, that the new one must still hold."""

GROWTH = 1.05
"""By what factor the number of cards may grow in `SEASON` days; a larger leap is a fault of the source."""

SEASON = 90

COUNTS = {
    "cards": "SELECT count(*) FROM {}.cards",
    "french": "SELECT count(*) FROM {}.cards WHERE name_fr IS NOT NULL",
    "rulings": "SELECT count(*) FROM {}.rulings",
}
_SELECT_SENTINEL = """
SELECT faces.mana_cost, faces.type_line FROM cards JOIN faces ON faces.card = cards.id
WHERE cards.name = ? AND NOT exact_only
"""
_ATTACH_OLD = "ATTACH ? AS old"
_COUNT_LOST = "SELECT count(*) FROM old.cards WHERE oracle_id NOT IN (SELECT oracle_id FROM main.cards)"
_SELECT_DATE = "SELECT value FROM {}.metadata WHERE name = 'data_date'"


def faults_of_store(new: Path, old: Path | None, left_out: frozenset[str] = frozenset()) -> tuple[Fault, ...]:
    """Return what is wrong with `new`, if it is to replace `old` (None: nothing to replace); empty if all is well.

    Counts that are `left_out`, since their source was not given, may have become zero."""
    connection = sqlite3.connect(store_uri(new), uri=True)
    try:
        faults = [fault for check in CHECKS for fault in check(connection)]
        return (*faults, *(_faults_against_old(connection, old, left_out) if old and old.exists() else ()))
    except sqlite3.Error as error:
        return (_make_fault("integrity", problem=str(error)),)
    finally:
        connection.close()


def _make_fault(kind: FaultKind, **facts: str | int) -> Fault:
    return Fault(kind, tuple(facts.items()))


def _query_count(connection: sqlite3.Connection, query: str) -> int:
    (count,) = connection.execute(query).fetchone()
    return int(count)


def _integrity_faults(connection: sqlite3.Connection) -> Iterator[Fault]:
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield _make_fault("integrity", problem=line)
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        yield _make_fault("dangling", table=table, row=row, parent=parent)


def _count_faults(connection: sqlite3.Connection) -> Iterator[Fault]:
    metadata = dict(connection.execute("SELECT name, value FROM metadata"))
    for name, query in COUNTS.items():
        count = _query_count(connection, query.format("main"))
        if str(count) != metadata.get(name):
            yield _make_fault("count", table=name, count=count, told=metadata.get(name, "?"))
    bare = _query_count(
        connection,
        "SELECT count(*) FROM cards WHERE id NOT IN (SELECT card FROM faces) OR id NOT IN (SELECT card FROM name_keys)",
    )
    if bare:
        yield _make_fault("bare", count=bare)


def _sentinel_faults(connection: sqlite3.Connection) -> Iterator[Fault]:
    count = _query_count(connection, COUNTS["cards"].format("main"))
    for name, mana_cost, type_line in SENTINELS:
        rows = connection.execute(_SELECT_SENTINEL, (name,)).fetchall()
        if (rows or count >= WHOLE_POOL) and rows != [(mana_cost, type_line)]:
            yield _make_fault("sentinel", card=name)


def _faults_against_old(connection: sqlite3.Connection, old: Path, left_out: frozenset[str]) -> tuple[Fault, ...]:
    """Compare with the store that serves now, if that one claims to hold all cards."""
    try:
        connection.execute(_ATTACH_OLD, (store_uri(old),))
        if _query_count(connection, COUNTS["cards"].format("old")) < WHOLE_POOL:
            return ()
        return (*_lost_cards(connection), *_moved_counts(connection, left_out))
    except sqlite3.DatabaseError:
        return ()  # the file there is no store: replacing it loses nothing


def _lost_cards(connection: sqlite3.Connection) -> Iterator[Fault]:
    count, lost = _query_count(connection, COUNTS["cards"].format("old")), _query_count(connection, _COUNT_LOST)
    if lost > (1 - KEPT) * count:
        yield _make_fault("lost", lost=lost, count=count)


def _moved_counts(connection: sqlite3.Connection, left_out: frozenset[str]) -> Iterator[Fault]:
    """Yield counts that fell below `KEPT` of what they were, or cards that grew faster than `GROWTH` allows."""
    growth = 1 + (GROWTH - 1) * max(1.0, _days_between(connection) / SEASON)
    for name, query in COUNTS.items():
        before, now = _query_count(connection, query.format("old")), _query_count(connection, query.format("main"))
        if now < KEPT * before and name not in left_out:
            yield _make_fault("fewer", table=name, before=before, now=now)
        if name == "cards" and now > growth * before:
            yield _make_fault("more", table=name, before=before, now=now)


def _days_between(connection: sqlite3.Connection) -> int:
    dates = [connection.execute(_SELECT_DATE.format(side)).fetchone() for side in ("old", "main")]
    before, now = (date.fromisoformat(row[0]) for row in dates)
    return (now - before).days


Check: TypeAlias = Callable[[sqlite3.Connection], Iterator[Fault]]
CHECKS: Sequence[Check] = (_integrity_faults, _count_faults, _sentinel_faults)

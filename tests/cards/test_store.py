import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cards.aio import metadata_of
from bot.cards.catalogue import Catalogue
from bot.cards.checksum import checksum_of, checksums_file, is_whole, previous_store, verify_checksum
from bot.cards.errors import StoreError
from bot.cards.keys import Kind
from bot.cards.model import Ruling
from bot.cards.names import Key, NamedCard
from bot.cards.serving import open_serving_catalogue
from bot.cards.store import TABLES, Store
from bot.cards.sync import sync_from_folder
from tests.cards.shapes import card, double_card, folder_of, printing, ruling


@pytest.fixture
def path(tmp_path: Path) -> Path:
    source = folder_of(
        tmp_path / "source",
        [card("Copper Lizard"), double_card("Ember", "Frost", keywords=["Fuse"]), card("Jolt", layout="token")],
        french=[
            printing("Copper Lizard", "Lézard de cuivre", released_at="2019-01-01", printed_text="Vol"),
            printing("Copper Lizard", "Lézard cuivré", released_at="2009-01-01"),
            printing("Ember // Frost", None, card_faces=[{"printed_name": "Braise"}, {"printed_name": "Gel"}]),
        ],
        rulings=[
            ruling("Ember // Frost", "Later.", "2021-01-01"),
            ruling("Ember // Frost", "Earlier.", "2019-01-01"),
        ],
    )
    sync_from_folder(source, tmp_path / "cards.db")
    return tmp_path / "cards.db"


def test_a_record_comes_back_as_it_went_in(path: Path) -> None:
    with Store(path) as store:
        found = store.by_name("Ember // Frost")
        assert found is not None
        assert (found.name_fr, found.layout, found.keywords, found.origin) == (
            "Braise // Gel",
            "split",
            ("Fuse",),
            "synced",
        )
        assert [(face.name, face.name_fr, face.colors) for face in found.faces] == [
            ("Ember", "Braise", ("R",)),
            ("Frost", "Gel", ("R",)),
        ]
        assert found.legalities == (("modern", "legal"),)
        assert store.by_oracle_id("id-Ember // Frost") == found
        assert list(store.records())[1] == found


def test_an_unknown_card_is_none(path: Path) -> None:
    with Store(path) as store:
        assert (store.by_name("Nobody"), store.by_oracle_id("nobody"), store.exact("nobody")) == (None, None, [])


def test_every_french_spelling_is_a_key(path: Path) -> None:
    lizard = NamedCard("id-Copper Lizard", "Copper Lizard", "Lézard de cuivre")
    with Store(path) as store:
        assert [store.exact(text) for text in ("lezard de cuivre", "lezard cuivre", "copper lizard")] == [
            [Key("lezard de cuivre", Kind.NAME, "fr", lizard, exact_only=False)],
            [Key("lezard cuivre", Kind.NAME, "fr", lizard, exact_only=False)],
            [Key("copper lizard", Kind.NAME, "en", lizard, exact_only=False)],
        ]


def test_all_keys_are_the_single_ones_together(path: Path) -> None:
    with Store(path) as store:
        keys = list(store.keys())
        assert sorted(keys) == sorted(key for text in dict.fromkeys(k.text for k in keys) for key in store.exact(text))
        assert [key.text for key in keys] == sorted(key.text for key in keys)
        assert [(key.text, key.card.face) for key in keys if key.kind is Kind.FACE] == [
            ("braise", 0),
            ("ember", 0),
            ("frost", 1),
            ("gel", 1),
        ]
        assert [key.text for key in keys if key.exact_only] == ["jolt"]


def test_rulings_come_oldest_first(path: Path) -> None:
    with Store(path) as store:
        assert store.rulings("id-Ember // Frost") == (
            Ruling("wotc", "2019-01-01", "Earlier."),
            Ruling("wotc", "2021-01-01", "Later."),
        )


async def test_an_event_loop_reads_the_same_metadata_without_waiting(path: Path) -> None:
    with Store(path) as store:
        assert await metadata_of(path) == store.metadata


async def test_an_event_loop_is_told_of_a_file_that_does_not_serve(path: Path) -> None:
    with pytest.raises(StoreError, match="run a sync again"):
        await metadata_of(path.with_name("nothing.db"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 1")
    for read in (metadata_of(path), asyncio.to_thread(Store, path)):
        with pytest.raises(StoreError, match="its schema is 1"):
            await read


def test_the_store_cannot_be_written(path: Path) -> None:
    with Store(path) as store, pytest.raises(StoreError, match="readonly"):
        store._rows("DELETE FROM cards")


@pytest.mark.parametrize("content", [b"", b"rubbish" * 1000])
def test_what_is_no_store_asks_for_a_sync(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="run a sync again"):
        Store(path)


def test_a_store_cut_short_is_told_of_when_it_is_opened(path: Path) -> None:
    whole = path.read_bytes()
    for kept in (8192, len(whole) - 4096, len(whole) - 1, len(whole) + 1):
        path.write_bytes((whole + b"0")[:kept])
        with pytest.raises(StoreError, match="run a sync again"):
            Store(path)


@pytest.mark.parametrize("table", sorted(TABLES))
def test_a_store_that_lacks_a_table_is_told_of_when_it_is_opened(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DROP TABLE {table}")
        connection.execute("VACUUM")
    with pytest.raises(StoreError, match=f"it lacks {table}; run a sync again"):
        Store(path)


def test_damage_inside_a_table_is_found_by_whoever_reads_the_whole_file(path: Path) -> None:
    damage_page_of(path, "cards_by_name")
    with Store(path) as store, pytest.raises(StoreError, match="run a sync again"):
        store.refuse_damage()
    with pytest.raises(StoreError, match="it was damaged since it was written; run a sync again"):
        verify_checksum(path, path)


def test_a_store_that_an_older_version_wrote_has_no_checksum_and_serves(path: Path) -> None:
    checksums_file(path).unlink()
    verify_checksum(path, path)


def test_checksums_that_cannot_be_read_are_told_of(path: Path) -> None:
    checksums_file(path).write_bytes(b"\xff")
    with pytest.raises(StoreError, match="its checksums can't be read"):
        verify_checksum(path, path)


@pytest.fixture
def twice_synced(path: Path, tmp_path: Path) -> Path:
    """A store of a Newt, and before it one of a Copper Lizard and others."""
    sync_from_folder(folder_of(tmp_path / "newer", [card("Newt")]), path, replacing=True)
    return path


def known(catalogue: Catalogue) -> tuple[bool, bool]:
    """Whether the catalogue knows the cards of the newest store, and of the one before it."""
    return catalogue.card("Newt") is not None, catalogue.card("Copper Lizard") is not None


def test_the_checksums_are_those_of_both_stores(twice_synced: Path) -> None:
    both = (twice_synced, previous_store(twice_synced))
    assert checksums_file(twice_synced).read_text() == "".join(f"{checksum_of(each)}  {each.name}\n" for each in both)
    assert known(open_serving_catalogue(twice_synced, verified=True)) == (True, False)


@pytest.mark.parametrize("verified", [True, False])
def test_the_store_before_serves_for_one_that_cannot_be_read(
    twice_synced: Path, caplog: pytest.LogCaptureFixture, *, verified: bool
) -> None:
    twice_synced.write_bytes(b"rubbish" * 1000)
    assert known(open_serving_catalogue(twice_synced, verified=verified)) == (False, True)
    (line,) = caplog.messages
    assert line.startswith(f"the card store {twice_synced} cannot be used")
    assert line.endswith("run a sync again; until then the cards before them serve")


def test_the_shipped_cards_serve_where_no_store_can_be_read(
    twice_synced: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damage_page_of(twice_synced, "cards_by_name")
    damage_page_of(previous_store(twice_synced), "cards_by_name")
    assert known(open_serving_catalogue(twice_synced, verified=True)) == (False, False)
    (line,) = caplog.messages
    assert line.endswith("run a sync again; until then the shipped cards serve")
    assert str(previous_store(twice_synced)) in line


def test_a_damaged_store_takes_the_place_of_no_whole_one(twice_synced: Path, tmp_path: Path) -> None:
    damage_page_of(twice_synced, "cards_by_name")
    sync_from_folder(folder_of(tmp_path / "newest", [card("Newest")]), twice_synced, replacing=True)
    assert is_whole(previous_store(twice_synced), twice_synced)
    assert known(Catalogue.open(previous_store(twice_synced))) == (False, True)
    for each in (twice_synced, previous_store(twice_synced)):
        damage_page_of(each, "cards_by_name")
    sync_from_folder(folder_of(tmp_path / "last", [card("Last")]), twice_synced, replacing=True)
    assert not is_whole(previous_store(twice_synced), twice_synced)


def damage_page_of(path: Path, index: str) -> None:
    """Overwrite the root page of an index within the file, which stays as long as it was."""
    with closing(sqlite3.connect(path)) as connection:
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (index,))
        ((size,),) = connection.execute("PRAGMA page_size")
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xaa" * size
    path.write_bytes(content)

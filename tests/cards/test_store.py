import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cards.aio import metadata_of
from bot.cards.errors import StoreError
from bot.cards.keys import Kind
from bot.cards.model import Ruling
from bot.cards.names import Key, NamedCard
from bot.cards.store import Store
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


def test_a_store_cut_short_fails_clearly_when_it_is_read(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:8192])
    with pytest.raises(StoreError, match="run a sync again"), Store(path) as store:
        list(store.records())

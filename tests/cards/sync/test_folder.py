import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cards.checksum import previous_store
from bot.cards.errors import (
    Fault,
    PartsMissingError,
    SourceMissingError,
    SourceUnreadableError,
    StoreError,
    StoreNotWrittenError,
    StoreRefusedError,
    SyncError,
)
from bot.cards.store import SCHEMA, Store
from bot.cards.sync import check, publishing, sync_from_folder
from bot.cards.sync.report import Step
from tests.cards.shapes import BOOK, card, double_card, folder_of, printing, ruling

CARDS = [card("Copper Lizard"), card("Jolt"), double_card("Ember", "Frost")]


def names(target: Path) -> set[str]:
    with Store(target) as store:
        return set(store.names())


@pytest.fixture
def served(tmp_path: Path) -> Path:
    """A store of one old card, in a folder of its own."""
    target = tmp_path / "data" / "cards.db"
    sync_from_folder(folder_of(tmp_path / "old", [card("Old Lizard")]), target)
    return target


def test_a_sync_reports_what_stands_in_the_store(tmp_path: Path) -> None:
    source = folder_of(
        tmp_path / "source",
        CARDS,
        french=[printing("Jolt", "Secousse"), printing("Jolt", "Heurt"), printing("Nobody", "Personne")],
        rulings=[ruling("Jolt", "It hurts."), ruling("Nobody", "Unknown.")],
    )
    report = sync_from_folder(source, tmp_path / "cards.db")
    assert (report.cards, report.french, report.rulings, report.rules_edition) == (3, 1, 1, None)
    assert report.seconds > 0


def test_the_store_is_dated_by_the_file_of_cards(tmp_path: Path) -> None:
    source = folder_of(tmp_path / "source", CARDS)
    os.utime(source / "oracle-cards.json", (1_780_000_000, 1_780_000_000))
    sync_from_folder(source, tmp_path / "cards.db")
    with Store(tmp_path / "cards.db") as store:
        assert {key: store.metadata[key] for key in ("cards", "french", "rulings", "data_date")} == {
            "cards": "3",
            "french": "0",
            "rulings": "0",
            "data_date": "2026-05-28",
        }


def test_progress_is_told_step_by_step(tmp_path: Path) -> None:
    told: list[tuple[Step, int]] = []
    source = folder_of(tmp_path / "source", CARDS, french=[printing("Jolt", "Secousse")], rulings=[])
    sync_from_folder(source, tmp_path / "cards.db", lambda step, done, _total: told.append((step, done)))
    assert told == [("french", 1), ("cards", 3), ("rulings", 0), ("check", 3), ("swap", 3)]


def test_a_card_that_comes_twice_is_written_once(tmp_path: Path) -> None:
    assert sync_from_folder(folder_of(tmp_path / "source", [*CARDS, *CARDS]), tmp_path / "cards.db").cards == 3


def test_the_store_before_is_kept_and_nothing_else(served: Path, tmp_path: Path) -> None:
    sync_from_folder(folder_of(tmp_path / "new", CARDS), served)
    sync_from_folder(folder_of(tmp_path / "newer", [card("New Lizard")]), served)
    assert (names(served), names(previous_store(served))) == (
        {"New Lizard"},
        {"Copper Lizard", "Jolt", "Ember // Frost"},
    )
    assert sorted(file.name for file in served.parent.iterdir()) == [
        "cards.db",
        "cards.db.sha256",
        "cards.previous.db",
    ]


def test_an_open_store_goes_on_reading_the_old_file(served: Path, tmp_path: Path) -> None:
    with Store(served) as store:
        sync_from_folder(folder_of(tmp_path / "new", CARDS), served)
        assert store.names() == {"Old Lizard"}


def test_without_links_the_store_before_is_copied(
    served: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: Path, _target: Path) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    sync_from_folder(folder_of(tmp_path / "new", CARDS), served)
    assert names(previous_store(served)) == {"Old Lizard"}


LINE = json.dumps(card("Copper Lizard"))
FAULTS = {
    "empty file": "",
    "empty array": "[]\n",
    "cut after an object": f"[\n{LINE},\n",
    "cut inside an object": f"[\n{LINE[:40]}",
    "a page instead": "<html>busy</html>",
    "swapped fields": '[\n{"name": 7, "oracle_id": "Jolt"}\n]',
    "no card in it": '[\n{"name": "Jolt"}\n]',
    "brackets without end": "[" * 100_000,
    "brackets without end in a line": f'[\n{{"name": "Jolt", "z": {"[" * 100_000}',
    "brackets without end in a later line": f'[\n{LINE},\n{{"name": "Jolt", "z": {"[" * 100_000}',
    "half a letter": f"[\n{LINE.replace('Copper', chr(92) + 'ud800')}\n]",
}


@pytest.mark.parametrize("content", FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_file_of_cards_leaves_the_old_store(served: Path, tmp_path: Path, content: str) -> None:
    source = folder_of(tmp_path / "source", CARDS)
    (source / "oracle-cards.json").write_text(content, encoding="utf-8")
    with pytest.raises(SourceUnreadableError, match=r"^oracle-cards\.json: "):
        sync_from_folder(source, served)
    assert names(served) == {"Old Lizard"}
    assert sorted(file.name for file in served.parent.iterdir()) == ["cards.db", "cards.db.sha256"]


@pytest.mark.parametrize("file", ["cards-fr.json", "rulings.json", "comprehensive-rules.txt"])
def test_a_faulty_other_file_leaves_the_old_store(served: Path, tmp_path: Path, file: str) -> None:
    source = folder_of(tmp_path / "source", CARDS)
    (source / file).write_text('[\n{"oracle_id"', encoding="utf-8")
    with pytest.raises(SourceUnreadableError, match=f"^{file}: "):
        sync_from_folder(source, served)
    assert names(served) == {"Old Lizard"}


def test_a_folder_without_cards_is_refused_by_name(served: Path, tmp_path: Path) -> None:
    with pytest.raises(SourceMissingError, match=r"oracle-cards\.json is missing"):
        sync_from_folder(tmp_path / "nowhere", served)
    assert names(served) == {"Old Lizard"}


def test_a_classic_card_that_changed_its_cost_is_refused(served: Path, tmp_path: Path) -> None:
    swapped = card("Lightning Bolt", mana_cost="Instant", type_line="{R}")
    with pytest.raises(StoreRefusedError, match="sentinel: card Lightning Bolt"):
        sync_from_folder(folder_of(tmp_path / "source", [*CARDS, swapped]), served)
    assert names(served) == {"Old Lizard"}


def test_a_whole_pool_must_hold_every_classic_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "WHOLE_POOL", 3)
    with pytest.raises(StoreRefusedError) as error:
        sync_from_folder(folder_of(tmp_path / "source", CARDS), tmp_path / "cards.db")
    assert error.value.faults == tuple(Fault("sentinel", (("card", each.name),)) for each in check.SENTINELS)


def test_a_pool_that_loses_its_cards_is_refused(served: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "WHOLE_POOL", 1)
    monkeypatch.setattr(check, "SENTINELS", ())
    with pytest.raises(StoreRefusedError, match="lost: lost 1, count 1"):
        sync_from_folder(folder_of(tmp_path / "source", CARDS), served)
    assert names(served) == {"Old Lizard"}


def pool(place: Path, cards: int, rulings: int, day: int = 0) -> Path:
    """A folder of so many cards, each with its French name, whose files were written on a day."""
    named = [card(f"Lizard {number}") for number in range(cards)]
    source = folder_of(
        place,
        named,
        french=[printing(each["name"], f"Lézard {number}") for number, each in enumerate(named)],
        rulings=[ruling("Lizard 0", str(number)) for number in range(rulings)],
    )
    moment = 1_780_000_000 + day * 86_400
    os.utime(source / "oracle-cards.json", (moment, moment))
    return source


@pytest.mark.parametrize(
    ("cards", "rulings", "day", "faults"),
    [
        (200, 200, 1, []),
        (199, 200, 1, []),
        (210, 300, 1, []),
        (211, 200, 1, ["more"]),
        (211, 200, 180, []),
        (197, 200, 1, ["lost", "fewer", "fewer"]),
        (200, 197, 1, ["fewer"]),
        (200, 0, 1, ["fewer"]),
    ],
)
def test_counts_fall_by_one_in_a_hundred_and_grow_by_five(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, cards: int, rulings: int, day: int, faults: list[str]
) -> None:
    target = tmp_path / "cards.db"
    sync_from_folder(pool(tmp_path / "old", 200, 200), target)
    monkeypatch.setattr(check, "WHOLE_POOL", 1)
    monkeypatch.setattr(check, "SENTINELS", ())
    source, found = pool(tmp_path / "new", cards, rulings, day), list[str]()
    try:
        sync_from_folder(source, target)
    except StoreRefusedError as error:
        found = [fault.kind for fault in error.faults]
    assert found == faults


def test_a_source_that_is_given_up_is_no_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, source = tmp_path / "cards.db", pool(tmp_path / "old", 10, 10)
    sync_from_folder(source, target)
    monkeypatch.setattr(check, "WHOLE_POOL", 1)
    monkeypatch.setattr(check, "SENTINELS", ())
    (source / "rulings.json").unlink()
    assert sync_from_folder(source, target, replacing=True).rulings == 0


def test_a_place_that_is_no_folder_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    with pytest.raises(StoreNotWrittenError, match=r"cannot write the card store .*/file/cards\.db: "):
        sync_from_folder(folder_of(tmp_path / "source", CARDS), file / "cards.db")


def test_rubbish_in_the_place_of_the_store_is_replaced(tmp_path: Path) -> None:
    target = tmp_path / "cards.db"
    target.write_bytes(b"rubbish" * 1000)
    sync_from_folder(folder_of(tmp_path / "source", CARDS), target)
    assert names(target) == {"Copper Lizard", "Jolt", "Ember // Frost"}


def test_a_disk_that_refuses_is_told_and_leaves_the_old_store(
    served: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _access: int = 0) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(publishing, "flush_to_disk", refuse)
    with pytest.raises(StoreNotWrittenError, match="No space left on device"):
        sync_from_folder(folder_of(tmp_path / "source", CARDS), served)
    assert names(served) == {"Old Lizard"}
    assert sorted(file.name for file in served.parent.iterdir()) == ["cards.db", "cards.db.sha256"]


def test_a_sync_that_is_stopped_midway_leaves_the_old_store(served: Path, tmp_path: Path) -> None:
    class Stopped(Exception):  # noqa: N818  what a user does is no error
        pass

    def stop(step: Step, _done: int, _total: int | None) -> None:
        if step == "check":
            raise Stopped

    with pytest.raises(Stopped):
        sync_from_folder(folder_of(tmp_path / "source", CARDS), served, stop)
    assert names(served) == {"Old Lizard"}
    assert sorted(file.name for file in served.parent.iterdir()) == ["cards.db", "cards.db.sha256"]


def test_what_a_folder_lacks_and_the_store_has_is_given_up_only_when_it_is_said(tmp_path: Path) -> None:
    store = tmp_path / "cards.db"
    whole = folder_of(tmp_path / "whole", CARDS, french=[printing("Jolt", "Secousse")], rulings=[ruling("Jolt", "It.")])
    (whole / "comprehensive-rules-2026-05-01.txt").write_text(BOOK.format(day="May 1, 2026"), encoding="utf-8")
    bare = folder_of(tmp_path / "bare", CARDS)
    sync_from_folder(bare, store)
    sync_from_folder(whole, store)
    with pytest.raises(PartsMissingError) as lost:
        sync_from_folder(bare, store)
    assert lost.value.folder == bare
    assert lost.value.files == ("cards-fr.json", "rulings.json", "comprehensive-rules*.txt")
    report = sync_from_folder(bare, store, replacing=True)
    assert (report.french, report.rulings, report.rules_edition) == (0, 0, None)


def test_what_a_killed_sync_left_is_swept_away_later(served: Path, tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    here = publishing.own_machine()
    left = {
        name: served.with_name(f"cards-2020-01-01-{name}.db")
        for name in (f"{here}-{ended.pid}", f"{here}-{os.getppid()}", f"another{here}-{ended.pid}", "of-mine", "mine")
    }
    abandoned = served.with_name(f"cards-2020-01-01-another{here}-{os.getppid()}.db")
    for each in (abandoned, *left.values()):
        each.write_bytes(b"half")
    os.utime(abandoned, (0, 0))
    sync_from_folder(folder_of(tmp_path / "source", CARDS), served)
    assert [name for name, each in left.items() if not each.exists()] == [f"{here}-{ended.pid}"]
    assert not abandoned.exists()


def test_containers_on_one_volume_leave_each_other_what_they_make(
    served: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has the same process number, and sees no process of the other's."""
    source, ended = folder_of(tmp_path / "source", CARDS), subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    monkeypatch.setattr(os, "getpid", lambda: ended.pid)
    monkeypatch.setattr(socket, "gethostname", lambda: "first-container")
    with publishing.building_place(served, "2020-01-01") as path:
        path.write_bytes(b"half")
        with monkeypatch.context() as other:
            other.setattr(socket, "gethostname", lambda: "second-container")
            sync_from_folder(source, served)
        assert (path.read_bytes(), names(served)) == (b"half", {"Copper Lizard", "Jolt", "Ember // Frost"})
    assert not path.exists()


def half_written(target: Path) -> Iterator[Path]:
    whole = target.read_bytes()
    for tenth in range(10):
        path = target.with_name(f"half-{tenth}.db")
        path.write_bytes(whole[: len(whole) * tenth // 10])
        yield path


def test_a_half_written_store_is_refused_by_the_gate(served: Path) -> None:
    assert all(check.faults_of_store(path, None) for path in half_written(served))


def test_a_store_of_another_schema_asks_for_a_sync(served: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    shutil.copy(served, other)
    connection = sqlite3.connect(other)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match=rf"its schema is 99, and this program reads {SCHEMA}; run a sync again"):
        Store(other)


def test_every_failure_of_a_sync_is_a_sync_error() -> None:
    kinds = (SourceMissingError, PartsMissingError, SourceUnreadableError, StoreRefusedError, StoreNotWrittenError)
    assert all(issubclass(kind, SyncError) for kind in kinds)

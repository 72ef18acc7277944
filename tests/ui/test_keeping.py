"""How a running bot keeps its cards fresh: when it syncs, what it serves next, and what it serves when that fails."""

import asyncio
import contextlib
import gc
import logging
import os
import weakref
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, time
from pathlib import Path
from typing import Any

import pytest

from bot.cards.catalogue import Catalogue
from bot.cards.checksum import verify_checksum
from bot.cards.errors import SourceMissingError, SyncError
from bot.cards.store import Store
from bot.cards.sync import sync_from_folder
from bot.cards.sync.online.last import LastSync, failures_in_a_row, last_sync, remember_sync, write_last_sync
from bot.cards.sync.online.syncing import downloads_folder
from bot.cards.sync.publishing import can_replace_open_store
from bot.config import Settings, read_settings
from bot.language import LANGUAGES
from bot.ui.commands.help import show_about
from bot.ui.desk import Desk, open_desk, open_serving_desk
from bot.ui.keeping import (
    RETRY_AFTER,
    Keeper,
    PastSyncs,
    log_edition,
    next_sync_due,
    past_syncs,
    sync_in_child,
)
from bot.ui.warming import warm_desk
from tests.cards.shapes import BOOK, card, folder_of, printing, ruling
from tests.cards.sync.double import Scryfall, serving, status
from tests.ui import rulebook
from tests.ui.rulebook import desk_with_rules

NIGHT = time(3, 30)
NEWER_RULES = rulebook.BOOK.replace("April 17, 2026", "August 7, 2026")


def moment(text: str) -> float:
    return datetime.fromisoformat(f"2026-11-{text}:00+00:00").timestamp()


@pytest.mark.parametrize(
    ("now", "well", "tried", "next_sync"),
    [
        ("21T12:00", None, None, "21T12:00"),
        ("21T12:00", "21T03:31", None, "22T03:30"),
        ("21T03:00", "20T23:00", None, "21T03:30"),
        ("21T12:00", "18T03:31", None, "21T12:00"),
        ("21T12:00", None, "21T11:50", "21T12:20"),
        ("21T12:00", "20T12:00", "21T11:50", "21T12:20"),
        ("21T12:00", "20T12:00", "21T09:00", "21T12:00"),
        ("21T12:00", "20T12:00", "22T09:00", "21T12:00"),
        ("21T12:00", "29T12:00", None, "22T03:30"),
    ],
)
def test_a_sync_is_due_at_once_or_by_night_and_not_soon_after_one_that_failed(
    now: str, well: str | None, tried: str | None, next_sync: str
) -> None:
    before = PastSyncs(None if well is None else moment(well), None if tried is None else moment(tried))
    assert datetime.fromtimestamp(next_sync_due(moment(now), NIGHT, before), UTC).strftime("%dT%H:%M") == next_sync
    assert RETRY_AFTER == 30 * 60


def test_syncs_that_fail_in_a_row_wait_longer_and_longer() -> None:
    waits = [next_sync_due(0.0, NIGHT, PastSyncs(None, 0.0, failures)) / 3600 for failures in (1, 2, 3, 4, 5, 9, 999)]
    assert waits == [0.5, 0.5, 1.0, 2.0, 4.0, 24.0, 24.0]


def test_a_scryfall_that_is_away_for_a_day_is_asked_seven_times() -> None:
    began = now = moment("21T03:30")
    tries = []
    while now <= began + 24 * 3600:
        tries.append((now - began) / 3600)
        now = next_sync_due(now, NIGHT, PastSyncs(moment("20T03:31"), now, len(tries)))
    assert tries == [0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0]


def test_failures_in_a_row_are_counted_over_starts_until_one_succeeds(tmp_path: Path) -> None:
    counted = []
    for trouble in (SourceMissingError(tmp_path), None, OSError("no disk"), SourceMissingError(tmp_path)):
        with contextlib.suppress(SyncError, OSError), remember_sync(tmp_path):
            if trouble is not None:
                raise trouble
        counted.append(failures_in_a_row(last_sync(tmp_path)))
    write_last_sync(tmp_path, LastSync(5.0, failed_before=2))  # it was killed
    assert (counted, failures_in_a_row(last_sync(tmp_path))) == ([1, 0, 1, 2], 3)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    """An installation whose Scryfall is on loopback, without a store."""
    cards = [card("Copper Lizard"), card("Jolt")]
    double = Scryfall(
        cards, [printing("Jolt", "Secousse")], [ruling("Jolt", "It hurts.")], BOOK.format(day="May 1, 2026")
    )
    with serving(double):
        for name in [name for name in os.environ if name.startswith("ARBITRE_")]:
            monkeypatch.delenv(name)
        monkeypatch.setenv("ARBITRE_DATA", str(tmp_path / "data"))
        monkeypatch.setenv("ARBITRE_SCRYFALL", double.address)
        monkeypatch.setenv("ARBITRE_RULES", double.rules_page)
        yield read_settings(dotenv=None)


def synced(settings: Settings, place: Path, *names: str) -> None:
    sync_from_folder(folder_of(place, [card(name) for name in names]), settings.store)


async def test_the_past_is_read_from_the_store_and_the_record(settings: Settings, tmp_path: Path) -> None:
    folder = downloads_folder(settings.store)
    folder.mkdir(parents=True)
    nothing = await past_syncs(settings.store)
    write_last_sync(folder, LastSync(5.0, 6.0, "no network"))
    failed_first = await past_syncs(settings.store)
    synced(settings, tmp_path / "source", "Old Lizard")
    built = (await past_syncs(settings.store)).well
    assert built is not None
    write_last_sync(folder, LastSync(built + 10, built + 20))
    done = await past_syncs(settings.store)
    write_last_sync(folder, LastSync(built + 30))
    interrupted = await past_syncs(settings.store)
    assert (nothing, failed_first, done, interrupted) == (
        PastSyncs(None, None),
        PastSyncs(None, 5.0, 1),
        PastSyncs(built + 20, None),
        PastSyncs(built, built + 30, 1),
    )
    settings.store.write_bytes(b"rubbish")
    assert (await past_syncs(settings.store)).well is None


async def test_a_bot_without_a_store_syncs_at_once_and_serves_what_came(settings: Settings) -> None:
    desk, served = open_desk(settings), asyncio.Queue[Desk]()
    assert desk.cards.card("Copper Lizard") is None
    keeper = asyncio.create_task(Keeper(settings, desk, served.put_nowait).run())
    try:
        fresh = await asyncio.wait_for(served.get(), 60)
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
    assert (fresh.cards.card("Copper Lizard") is not None, fresh.cards.is_warm) == (True, True)
    assert desk.cards.card("Copper Lizard") is None


async def test_a_file_that_somebody_else_put_there_is_served_while_the_old_one_answers_on(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    synced(settings, tmp_path / "old", "Old Lizard")
    desk, served = open_desk(settings), list[Desk]()
    keeper = Keeper(replace(settings, sync=None), desk, served.append)
    await keeper.look()
    assert served == []
    synced(settings, tmp_path / "new", "New Lizard")
    await keeper.look()
    await keeper.look()
    (fresh,) = served
    names = [(each.cards.card("Old Lizard"), each.cards.card("New Lizard")) for each in (desk, fresh)]
    assert [(old is not None, new is not None) for old, new in names] == [(True, False), (False, True)]
    assert [line for line in caplog.messages if "serve now" in line] == [
        f"{fresh.cards.size} cards as of {fresh.cards.data_date} serve now"
    ]


async def test_what_no_longer_serves_is_let_go_of_and_answers_on_if_it_must(settings: Settings, tmp_path: Path) -> None:
    synced(settings, tmp_path / "old", "Old Lizard")
    desk, served = open_desk(settings), list[Desk]()
    warm_desk(desk)
    library = weakref.ref(desk.library)
    keeper = Keeper(settings, desk, served.append)
    for name in ("New Lizard", "Newest Lizard"):
        synced(settings, tmp_path / name, name)
        await keeper.look()
    assert [each.cards.is_warm for each in (desk, *served)] == [False, False, True]
    assert library() is None
    assert [card.name for card in desk.cards.find("old lizzard").cards] == ["Old Lizard"]


async def test_a_damaged_store_is_synced_anew_at_once_whatever_it_says_of_its_sources(settings: Settings) -> None:
    assert await sync_in_child()
    whole = settings.store.read_bytes()
    built = (await past_syncs(settings.store)).well
    settings.store.write_bytes(whole[:-100] + bytes(100))
    damaged = await past_syncs(settings.store)
    assert (built is not None, damaged.well) == (True, None)
    assert await sync_in_child()
    assert (await past_syncs(settings.store)).well is not None
    verify_checksum(settings.store, settings.store)


async def test_a_file_that_cannot_be_read_is_left_alone(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    synced(settings, tmp_path / "old", "Old Lizard")
    desk, served = open_desk(settings), list[Desk]()
    keeper = Keeper(settings, desk, served.append)
    spoilt = tmp_path / "spoilt.db"
    spoilt.write_bytes(b"rubbish" * 100)
    spoilt.replace(settings.store)
    await keeper.look()
    await keeper.look()
    assert (served, desk.cards.card("Old Lizard") is not None) == ([], True)
    assert ["the old ones serve" in line for line in caplog.messages] == [True]


async def test_for_a_store_that_is_damaged_where_it_lies_the_cards_before_it_serve(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("Old Lizard", "New Lizard"):
        synced(settings, tmp_path / name, name)
    served = list[Desk]()
    keeper = Keeper(settings, open_desk(settings), served.append)
    content = bytearray(settings.store.read_bytes())
    content[8192:] = bytes(each ^ 0x55 for each in content[8192:])
    with settings.store.open("r+b") as file:
        file.write(content)
    os.utime(settings.store, (0, 0))
    await keeper.look()
    (fresh,) = served
    assert (fresh.cards.card("New Lizard"), fresh.cards.card("Old Lizard") is not None) == (None, True)
    warned = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
    assert ["until then the cards before them serve" in line for line in warned] == [True]


async def test_a_sync_that_fails_is_in_the_log_and_the_bot_goes_on(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with serving(Scryfall([], [], [], "")) as broken:
        broken.faults["list"].append(status(403))
        os.environ["ARBITRE_SCRYFALL"] = broken.address
        assert not await sync_in_child()
    assert ["/bulk-data answers with the status 403" in line for line in caplog.messages] == [True]


async def test_a_sync_is_ended_with_the_bot(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    children, began = list[asyncio.subprocess.Process](), asyncio.Event()
    create = asyncio.create_subprocess_exec

    async def remembered(*arguments: str, **more: Any) -> asyncio.subprocess.Process:
        children.append(await create(*arguments, **more))
        began.set()
        return children[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", remembered)
    keeper = asyncio.create_task(Keeper(settings, open_desk(settings), lambda _: None).run())
    await asyncio.wait_for(began.wait(), 30)
    keeper.cancel()
    await asyncio.gather(keeper, return_exceptions=True)
    assert children[0].returncode is not None


def test_a_bot_starts_with_the_shipped_cards_where_the_store_cannot_be_read(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.data.mkdir()
    settings.store.write_bytes(b"rubbish" * 100)
    assert open_serving_desk(settings).cards.size == Catalogue.open().size
    assert ["run a sync again; until then the shipped cards serve" in line for line in caplog.messages] == [True]


def test_a_store_that_nobody_reads_any_more_is_closed(settings: Settings, tmp_path: Path) -> None:
    synced(settings, tmp_path / "old", "Old Lizard")
    store = Store(settings.store)
    closing = store._close
    del store
    gc.collect()
    assert not closing.alive


async def test_a_new_edition_is_served_and_what_moved_in_it_is_logged_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cited, newer = desk_with_rules(tmp_path / "old"), desk_with_rules(tmp_path / "new", NEWER_RULES)
    caplog.set_level(logging.WARNING)
    log_edition(cited)
    log_edition(newer)
    (told,) = caplog.messages
    moved = newer.moved_rules
    assert (cited.moved_rules, "702.19b" in moved, "702.19" in moved) == ((), True, False)
    assert told == f"rules of 2026-08-07: {len(moved)} cited rules do not hold: {', '.join(moved)}"
    en, fr = (show_about(newer, lang, {}).sections[0].lines for lang in LANGUAGES)
    start = ", ".join(moved[:10])
    assert f"{len(moved):,} rules that answers cite do not say in this edition what they said: {start} …" in en
    assert any("règles que citent les réponses ne disent plus la même chose" in line for line in fr)
    assert not any("do not say" in line for line in show_about(cited, "en", {}).sections[0].lines)


async def test_where_an_open_store_cannot_be_replaced_that_is_said_and_nothing_is_synced(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    syncs, said = 0, "this system replaces no file that is open: for newer cards end the bot, sync, start it again"

    async def sync() -> bool:
        nonlocal syncs
        syncs += 1
        await asyncio.to_thread(synced, settings, tmp_path / "source", "Copper Lizard")
        return True

    for _ in range(2):
        caplog.clear()
        keeper = Keeper(settings, open_desk(settings), lambda _: None, sync, swaps=False)
        await asyncio.wait_for(keeper._syncing_by_night(NIGHT), 30)
        assert caplog.messages.count(said) == 1
    assert (syncs, can_replace_open_store("win32"), can_replace_open_store("linux")) == (1, False, True)

"""Settings of servers, channels and people: chosen, changed, taken back; and all of it forgotten."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import Shards
from bot.ui.kept.file import FILE
from bot.ui.kept.forgetting import (
    KEPT_AFTER_LEAVING,
    OF_A_PERSON,
    OF_A_SERVER,
    export_person,
    forget_left_servers,
    forget_person,
    note_joined,
    note_left,
    note_servers,
)
from bot.ui.kept.migrations import migrate_file
from bot.ui.kept.reports import Report, Reports
from bot.ui.kept.settings import ANSWERS, LANGUAGE, LOOK_UPS, SETTINGS, Chosen, KeptSettings
from bot.ui.kept.shared import SharedRequests
from bot.ui.kept.store import KeptStore

from .conftest import Clock

SERVER, CHANNEL, THREAD, ALICE, BOB = 1 << 60, 2, 3, 4, 5


async def test_what_nobody_chose_is_as_usual(store: KeptStore) -> None:
    chosen = await KeptSettings(store).of(ALICE, SERVER, (CHANNEL,))
    assert chosen == Chosen(here=(CHANNEL,))
    assert [chosen.value("server", name) for name in SETTINGS["server"]] == [
        *("usual", "public", "public", "short", "usual", "shown")
    ]
    assert chosen.may_speak


async def test_each_chooses_for_themselves_and_a_thread_has_what_its_channel_has(store: KeptStore) -> None:
    settings = KeptSettings(store)
    assert await settings.choose_for_server(SERVER, LANGUAGE, "fr")
    assert await settings.choose_for_server(SERVER, LOOK_UPS, "private")
    assert await settings.choose_for_channel(SERVER, CHANNEL, LANGUAGE, "en")
    assert await settings.choose_for_person(ALICE, ANSWERS, "private")
    alice, bob = await settings.of(ALICE, SERVER, (THREAD, CHANNEL)), await settings.of(BOB, SERVER, (THREAD,))
    alone = await settings.of(ALICE)
    assert [each.value("person", ANSWERS) for each in (alice, bob, alone)] == ["private", "usual", "private"]
    assert [each.value("channel", LANGUAGE) for each in (alice, bob, alone)] == ["en", "usual", "usual"]
    assert [each.value("server", LANGUAGE) for each in (alice, bob, alone)] == ["fr", "fr", "usual"]
    await settings.choose_for_server(SERVER, LANGUAGE, "usual")
    await settings.choose_for_person(ALICE, ANSWERS, "usual")
    assert await store.rows("SELECT name, value FROM server_settings WHERE channel = 0") == [("lookups", "private")]
    assert await store.rows("SELECT * FROM person_settings") == []


async def test_answers_are_seen_by_all_in_the_channels_that_were_chosen(store: KeptStore) -> None:
    settings = KeptSettings(store)
    await settings.speak_in(SERVER, [CHANNEL])
    places = [(CHANNEL,), (THREAD, CHANNEL), (THREAD,)]
    assert [(await settings.of(ALICE, SERVER, here)).may_speak for here in places] == [True, True, False]
    await settings.speak_in(SERVER, [])
    assert (await settings.of(ALICE, SERVER, (THREAD,))).may_speak


async def test_what_a_later_program_chose_counts_as_not_chosen(store: KeptStore) -> None:
    await store.change(("INSERT INTO server_settings VALUES (?, 0, 'language', 'tlh', 1.0)", (SERVER,)))
    await store.change(("INSERT INTO server_settings VALUES (?, 0, 'voice', 'loud', 1.0)", (SERVER,)))
    assert (await KeptSettings(store).of(ALICE, SERVER)).value("server", LANGUAGE) == "usual"


async def left_by(store: KeptStore, person: int) -> None:
    """Leave something of each kind."""
    await KeptSettings(store).choose_for_person(person, LANGUAGE, "fr")
    await SharedRequests(store).keep(f"of {person}", person, SERVER)
    await Reports(store).keep(Report("a", "b", "", "", "", person, SERVER))


async def test_a_person_gets_all_that_is_kept_of_them_and_has_it_deleted(store: KeptStore) -> None:
    await left_by(store, ALICE)
    await left_by(store, BOB)
    given = await export_person(store, ALICE)
    assert {kind: [row.get("request", row.get("value")) for row in rows] for kind, rows in given.items()} == {
        "settings": ["fr"],
        "shared": [f"of {ALICE}"],
        "reports": ["a"],
    }
    assert await forget_person(store, ALICE)
    assert await export_person(store, ALICE) == {"settings": [], "shared": [], "reports": []}
    assert [len(rows) for rows in (await export_person(store, BOB)).values()] == [1, 1, 1]


async def test_each_table_with_a_person_or_a_server_can_be_forgotten(tmp_path: Path) -> None:
    migrate_file(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        columns = [*file.execute("SELECT m.name, p.name FROM sqlite_schema m, pragma_table_info(m.name) p")]
    assert {table for table, column in columns if column == "person"} == {table for table, _ in OF_A_PERSON.values()}
    assert {table for table, column in columns if column == "server"} == set(OF_A_SERVER)


@pytest.mark.parametrize("back", [False, True])
async def test_a_server_is_forgotten_thirty_days_after_the_bot_left_unless_it_is_back(
    store: KeptStore, clock: Clock, *, back: bool
) -> None:
    await KeptSettings(store).choose_for_server(SERVER, LANGUAGE, "fr")
    await left_by(store, ALICE)
    await note_left(store, SERVER)
    clock.now += KEPT_AFTER_LEAVING - 1
    await forget_left_servers(store)
    assert (await KeptSettings(store).of(ALICE, SERVER)).value("server", LANGUAGE) == "fr"
    if back:
        await note_joined(store, SERVER)
    clock.now += 2
    await forget_left_servers(store)
    left = [len(await store.rows("SELECT * FROM server_settings")), len(await Reports(store).all())]
    assert left == ([1, 1] if back else [0, 0])
    assert (await KeptSettings(store).of(ALICE)).value("person", LANGUAGE) == "fr"


async def test_a_server_that_was_left_while_the_bot_was_away_is_noticed_at_the_next_start(
    store: KeptStore, clock: Clock
) -> None:
    for server in (SERVER, SERVER + 1):
        await KeptSettings(store).choose_for_server(server, LANGUAGE, "fr")
    await note_servers(store, {SERVER})
    clock.now += KEPT_AFTER_LEAVING - 1
    await note_servers(store, {SERVER})
    clock.now += 2
    await forget_left_servers(store)
    assert await store.rows("SELECT server FROM server_settings") == [(SERVER,)]


async def test_a_server_that_another_process_hears_is_not_taken_for_left(store: KeptStore, clock: Clock) -> None:
    heard_there, heard_here = 1 << 22, 2 << 22
    for server in (heard_there, heard_here):
        await KeptSettings(store).choose_for_server(server, LANGUAGE, "fr")
    await note_servers(store, set(), Shards(2, (0,)).hear)
    clock.now += KEPT_AFTER_LEAVING + 1
    await forget_left_servers(store)
    assert await store.rows("SELECT server FROM server_settings") == [(heard_there,)]

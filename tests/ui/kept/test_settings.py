"""Settings of servers, channels and people: chosen, changed, taken back; and all of it forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.kept.file import KeptFile
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
from bot.ui.kept.reports import Report, Reports
from bot.ui.kept.settings import ANSWERS, LANGUAGE, LOOK_UPS, SETTINGS, Chosen, KeptSettings
from bot.ui.kept.shared import SharedRequests

SERVER, CHANNEL, THREAD, ALICE, BOB = 1 << 60, 2, 3, 4, 5


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def file(tmp_path: Path, clock: Clock) -> AsyncIterator[KeptFile]:
    file = KeptFile(tmp_path, clock)
    await file.open()
    yield file
    await file.close()


async def test_what_nobody_chose_is_as_usual(file: KeptFile) -> None:
    chosen = await KeptSettings(file).of(ALICE, SERVER, (CHANNEL,))
    assert chosen == Chosen(here=(CHANNEL,))
    assert [chosen.value("server", name) for name in SETTINGS["server"]] == [
        *("usual", "public", "public", "short", "usual", "shown")
    ]
    assert chosen.may_speak


async def test_each_chooses_for_themselves_and_a_thread_has_what_its_channel_has(file: KeptFile) -> None:
    settings = KeptSettings(file)
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
    assert await file.rows("SELECT name, value FROM server_settings WHERE channel = 0") == [("lookups", "private")]
    assert await file.rows("SELECT * FROM person_settings") == []


async def test_answers_are_seen_by_all_in_the_channels_that_were_chosen(file: KeptFile) -> None:
    settings = KeptSettings(file)
    await settings.speak_in(SERVER, [CHANNEL])
    places = [(CHANNEL,), (THREAD, CHANNEL), (THREAD,)]
    assert [(await settings.of(ALICE, SERVER, here)).may_speak for here in places] == [True, True, False]
    await settings.speak_in(SERVER, [])
    assert (await settings.of(ALICE, SERVER, (THREAD,))).may_speak


async def test_what_a_later_program_chose_counts_as_not_chosen(file: KeptFile) -> None:
    await file.change(("INSERT INTO server_settings VALUES (?, 0, 'language', 'tlh', 1.0)", (SERVER,)))
    await file.change(("INSERT INTO server_settings VALUES (?, 0, 'voice', 'loud', 1.0)", (SERVER,)))
    assert (await KeptSettings(file).of(ALICE, SERVER)).value("server", LANGUAGE) == "usual"


async def left_by(file: KeptFile, person: int) -> None:
    """Leave something of each kind."""
    await KeptSettings(file).choose_for_person(person, LANGUAGE, "fr")
    await SharedRequests(file).keep(f"of {person}", person, SERVER)
    await Reports(file).keep(Report("a", "b", "", "", "", person, SERVER))


async def test_a_person_gets_all_that_is_kept_of_them_and_has_it_deleted(file: KeptFile) -> None:
    await left_by(file, ALICE)
    await left_by(file, BOB)
    given = await export_person(file, ALICE)
    assert {kind: [row.get("request", row.get("value")) for row in rows] for kind, rows in given.items()} == {
        "settings": ["fr"],
        "shared": [f"of {ALICE}"],
        "reports": ["a"],
    }
    assert await forget_person(file, ALICE)
    assert await export_person(file, ALICE) == {"settings": [], "shared": [], "reports": []}
    assert [len(rows) for rows in (await export_person(file, BOB)).values()] == [1, 1, 1]


async def test_each_table_with_a_person_or_a_server_can_be_forgotten(file: KeptFile) -> None:
    columns = await file.rows("SELECT m.name, p.name FROM sqlite_schema m, pragma_table_info(m.name) p")
    assert {table for table, column in columns if column == "person"} == {table for table, _ in OF_A_PERSON.values()}
    assert {table for table, column in columns if column == "server"} == set(OF_A_SERVER)


@pytest.mark.parametrize("back", [False, True])
async def test_a_server_is_forgotten_thirty_days_after_the_bot_left_unless_it_is_back(
    file: KeptFile, clock: Clock, *, back: bool
) -> None:
    await KeptSettings(file).choose_for_server(SERVER, LANGUAGE, "fr")
    await left_by(file, ALICE)
    await note_left(file, SERVER)
    clock.now += KEPT_AFTER_LEAVING - 1
    await forget_left_servers(file)
    assert (await KeptSettings(file).of(ALICE, SERVER)).value("server", LANGUAGE) == "fr"
    if back:
        await note_joined(file, SERVER)
    clock.now += 2
    await forget_left_servers(file)
    left = [len(await file.rows("SELECT * FROM server_settings")), len(await Reports(file).all())]
    assert left == ([1, 1] if back else [0, 0])
    assert (await KeptSettings(file).of(ALICE)).value("person", LANGUAGE) == "fr"


async def test_a_server_that_was_left_while_the_bot_was_away_is_noticed_at_the_next_start(
    file: KeptFile, clock: Clock
) -> None:
    for server in (SERVER, SERVER + 1):
        await KeptSettings(file).choose_for_server(server, LANGUAGE, "fr")
    await note_servers(file, {SERVER})
    clock.now += KEPT_AFTER_LEAVING - 1
    await note_servers(file, {SERVER})
    clock.now += 2
    await forget_left_servers(file)
    assert await file.rows("SELECT server FROM server_settings") == [(SERVER,)]

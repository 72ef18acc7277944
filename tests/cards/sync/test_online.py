"""A sync over the network against Scryfall on loopback: what is asked, what is kept, what may go wrong."""

import gzip
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from bot.cards.checksum import previous_store
from bot.cards.errors import (
    SourceUnreachableError,
    SourceUnreadableError,
    StoreNotWrittenError,
    SyncError,
    SyncRunningError,
)
from bot.cards.store import Store
from bot.cards.sync.online import Network, sync_from_network
from bot.cards.sync.online.kept import Kept
from bot.cards.sync.online.last import State, last_sync
from bot.cards.sync.online.lock import hold_sync_lock, is_running
from bot.cards.sync.online.network import Pace
from bot.cards.sync.online.rules import newest_link
from bot.cards.sync.online.scryfall import WEEK
from bot.cards.sync.online.syncing import downloads_folder
from bot.cards.sync.online.web import begins_at, require_secure, seconds_to_wait
from bot.cards.sync.report import Step, SyncReport
from tests.cards.shapes import by_line, card, printing
from tests.cards.sync.double import Fault, Scryfall, cut, half, instead, packed, silent, stalled, status

WHOLE = SyncReport(cards=3, french=3, rulings=1, rules_edition="2026-04-17", seconds=0)
ALL = ["list", "cards", "rulings", "rules page", "rules", "french", "french", "french"]
KINDS = ("list", "cards", "rulings", "french")
NEXT_DAY = "2026-11-21T09:01:57.053+00:00"


def names(target: Path) -> set[str]:
    with Store(target) as store:
        return set(store.names())


def sync(network: Network, target: Path) -> SyncReport:
    return replace(sync_from_network(network, target).report, seconds=0)


@pytest.fixture
def served(network: Network, target: Path, scryfall: Scryfall) -> Path:
    """A store that was synced yesterday, when there was one card less."""
    today, scryfall.cards = scryfall.cards, [*scryfall.cards[:2]]
    sync_from_network(network, target)
    scryfall.cards, scryfall.updated_at = today, NEXT_DAY
    scryfall.asked.clear()
    return target


OLD = {"Copper Lizard", "Jolt"}
NEW = {*OLD, "Ember // Frost"}


# --- what is fetched


def test_everything_is_fetched_and_made_into_a_store(network: Network, target: Path, scryfall: Scryfall) -> None:
    assert (sync(network, target), scryfall.questions) == (WHOLE, ALL)
    with Store(target) as store:
        jolt = store.by_name("Jolt")
        facts = (store.metadata["data_date"], store.rule("100.1a"), store.rules()[0])
    assert jolt is not None
    assert (jolt.name_fr, jolt.aliases) == ("Heurt", ("Secousse",))
    assert facts == ("2026-11-20", "And goes on here.\nwith a second line", ("1", "First Things"))


def test_every_request_says_who_asks_and_what_for(network: Network, target: Path, scryfall: Scryfall) -> None:
    sync(network, target)
    assert {each.headers["User-Agent"].split("/")[0].split()[0] for each in scryfall.asked} == {"Arbitre"}
    assert {each.headers["Accept"] for each in scryfall.asked} == {"application/json;q=0.9,*/*;q=0.8"}


def test_what_has_not_changed_is_not_fetched_again(network: Network, target: Path, scryfall: Scryfall) -> None:
    first = sync_from_network(network, target)
    scryfall.asked.clear()
    again = sync_from_network(network, target)
    assert [(each.what, each.status) for each in scryfall.asked] == [
        ("list", 304),
        ("rules page", 200),
        ("rules", 304),
        ("french", 200),
    ]
    assert (first.fresh, again.fresh, replace(again.report, seconds=0)) == (True, False, WHOLE)


def test_a_new_version_is_fetched_and_the_store_before_is_kept(
    network: Network, served: Path, scryfall: Scryfall
) -> None:
    assert sync(network, served) == WHOLE
    assert scryfall.questions == ["list", "cards", "rulings", "rules page", "rules", "french"]
    assert (names(served), names(previous_store(served))) == (NEW, OLD)


def test_french_pages_are_read_again_when_their_number_changes(
    network: Network, served: Path, scryfall: Scryfall
) -> None:
    scryfall.french = [*scryfall.french, printing("Jolt", "Décharge", released_at="2026-11-01")]
    sync(network, served)
    assert scryfall.questions.count("french") == 3
    with Store(served) as store:
        jolt = store.by_name("Jolt")
    assert jolt is not None
    assert (jolt.name_fr, jolt.aliases) == ("Décharge", ("Secousse", "Heurt"))


def test_french_pages_are_read_again_after_a_week(network: Network, served: Path, scryfall: Scryfall) -> None:
    note = downloads_folder(served) / "cards-fr.note"
    kept = json.loads(note.read_text())
    total, _, began = kept["stamp"].partition("@")
    note.write_text(json.dumps(kept | {"stamp": f"{total}@{float(began) - WEEK}"}))
    sync(network, served)
    assert scryfall.questions.count("french") == 3


def test_the_address_of_the_rules_may_be_that_of_the_text(network: Network, target: Path, scryfall: Scryfall) -> None:
    text = replace(network, rules=f"{scryfall.address}/media/MagicCompRules%2020260417.txt")
    assert sync(text, target) == WHOLE
    assert "rules page" not in scryfall.questions


@pytest.mark.parametrize("written", [packed, lambda objects: by_line(objects).encode()], ids=["packed", "an array"])
def test_files_of_either_form_are_read(
    network: Network, target: Path, scryfall: Scryfall, written: Callable[..., bytes]
) -> None:
    scryfall.faults["cards"].append(instead(written(scryfall.cards)))
    assert sync(network, target) == WHOLE


def test_packed_pages_are_unpacked(network: Network, target: Path, scryfall: Scryfall) -> None:
    page = {"object": "list", "has_more": False, "total_cards": 1, "data": [printing("Jolt", "Heurt")]}
    scryfall.faults["french"].append(instead(gzip.compress(json.dumps(page).encode())))
    assert sync(network, target).french == 1


# --- what goes wrong


FAULTS: dict[str, Fault] = {
    "not allowed": status(403),
    "gone": status(404),
    "a page of HTML": instead("<html>busy</html>", "text/html"),
    "not JSON": instead("nonsense"),
    "cut JSON": instead('{"object": "list", "data": [{"type"'),
    "an empty array": instead("[]"),
    "an empty list": instead('{"object": "list", "has_more": false, "data": []}'),
    "nothing": instead(""),
    "another schema": instead(
        '{"object": "list", "has_more": false, "data": [{"type": 7, "name": 7, "oracle_id": 7}]}'
    ),
    "half a file": half,
    "a bomb": instead(gzip.compress(b"[" + b" " * 5_000_000)),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_wrong_answer_leaves_the_old_store_and_the_next_sync_is_well(
    network: Network, served: Path, scryfall: Scryfall, kind: str, fault: Fault
) -> None:
    scryfall.french = [*scryfall.french, printing("Jolt", "Décharge", released_at="2026-11-01")]
    scryfall.faults[kind].append(fault)
    with pytest.raises((SourceUnreachableError, SourceUnreadableError)):
        sync_from_network(replace(network, unpacked=1_000_000, largest_answer=1_000_000), served)
    assert names(served) == OLD
    assert sync(network, served) == WHOLE
    assert names(served) == NEW


SOON = 0.3
"""Seconds; what waits for nothing is quick, and what is well is quicker still."""

LASTING: dict[str, Fault] = {
    "status": status(503),
    "busy": status(429),
    "cut": cut(10),
    "silence": silent,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("trouble", LASTING)
def test_a_fault_that_passes_is_waited_for(
    network: Network, target: Path, scryfall: Scryfall, waits: list[float], *, kind: str, trouble: str
) -> None:
    scryfall.faults[kind] += [LASTING[trouble]] * 2
    if trouble == "silence":
        network = replace(network, silence=SOON)
    assert sync(network, target) == WHOLE
    assert ({30} if trouble == "busy" else {1, 2}) <= set(waits)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("trouble", LASTING)
def test_a_fault_that_lasts_is_given_up_and_leaves_the_old_store(
    network: Network, served: Path, scryfall: Scryfall, kind: str, trouble: str
) -> None:
    scryfall.faults[kind] += [LASTING[trouble]] * 2
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(replace(network, attempts=2, silence=SOON if trouble == "silence" else 30), served)
    assert (error.value.trouble, names(served)) == (trouble, OLD)


def test_a_stalled_body_is_given_up_and_continued(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"].append(stalled)
    assert sync(replace(network, silence=SOON), target) == WHOLE
    assert [each.headers.get("Range") for each in scryfall.asked if each.what == "cards"][:2] == [None, "bytes=10-"]


def test_nobody_at_the_address_is_told(network: Network, target: Path) -> None:
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(replace(network, scryfall="http://127.0.0.1:9"), target)
    assert (error.value.trouble, error.value.address) == ("connection", "http://127.0.0.1:9/bulk-data")


def test_a_name_that_nobody_resolves_is_told_and_leaves_the_old_store(
    network: Network, served: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def resolve_nothing(*_: object, **__: object) -> NoReturn:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", resolve_nothing)
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(replace(network, scryfall="http://cards.example"), served)
    assert (error.value.trouble, error.value.detail, names(served)) == ("connection", "Name or service not known", OLD)


def test_a_wait_as_long_as_the_server_says_is_kept(
    network: Network, target: Path, scryfall: Scryfall, waits: list[float]
) -> None:
    scryfall.faults["french"].append(status(429, Retry_After="61"))
    sync(network, target)
    assert waits == [61]


def test_a_wait_that_is_too_long_is_left_to_the_next_sync(
    network: Network, target: Path, scryfall: Scryfall, waits: list[float]
) -> None:
    scryfall.faults["french"].append(status(429, Retry_After="86400"))
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(network, target)
    assert (error.value.trouble, error.value.detail, waits) == ("busy", "86400", [])


def test_a_file_larger_than_we_take_is_refused(network: Network, served: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"].append(instead(os.urandom(200_000)))
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(replace(network, largest_file=100_000), served)
    assert (error.value.trouble, names(served)) == ("size", OLD)


def test_a_list_without_the_cards_is_told(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["list"].append(instead('{"object": "list", "data": []}'))
    with pytest.raises(SourceUnreachableError) as error:
        sync_from_network(network, target)
    assert (error.value.trouble, error.value.detail) == ("list", "oracle_cards")


def test_french_pages_that_end_too_early_are_refused(network: Network, served: Path, scryfall: Scryfall) -> None:
    page = {"object": "list", "has_more": False, "total_cards": 500, "data": [printing("Jolt", "Heurt")]}
    scryfall.faults["french"].append(instead(json.dumps(page)))
    with pytest.raises(SourceUnreadableError, match="1 of 500 printings came"):
        sync_from_network(network, served)
    assert names(served) == OLD


@pytest.mark.parametrize("fault", [status(404), instead("<html>"), instead("<html>moved</html>")])
def test_rules_that_are_not_found_are_those_of_the_store_that_stands(
    network: Network, served: Path, scryfall: Scryfall, fault: Fault
) -> None:
    scryfall.faults["rules page"].append(fault)
    synced = sync_from_network(network, served)
    assert (replace(synced.report, seconds=0), isinstance(synced.rules_trouble, SyncError)) == (WHOLE, True)
    with Store(served) as store:
        assert (store.rule("100.1"), len(store.glossary())) == ("One begins here.\nExample: Somebody begins.", 1)
    assert sync_from_network(network, served).rules_trouble is None


def test_a_first_sync_goes_without_rules_that_are_not_found(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["rules"].append(instead("<html>no text</html>"))
    assert sync(network, target) == replace(WHOLE, rules_edition=None)
    assert sync(network, target) == WHOLE


def test_an_absurd_file_is_refused(network: Network, served: Path, scryfall: Scryfall) -> None:
    scryfall.cards = [*scryfall.cards, card("Lightning Bolt", mana_cost="Instant")]
    with pytest.raises(SyncError, match="Lightning Bolt"):
        sync_from_network(network, served)
    assert names(served) == OLD


def test_a_disk_that_refuses_is_told(network: Network, served: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: Kept, _note: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Kept, "finish", refuse)
    with pytest.raises(StoreNotWrittenError, match="No space left on device"):
        sync_from_network(network, served)
    assert names(served) == OLD


# --- what is interrupted


def test_a_body_that_breaks_off_is_continued_where_it_was(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"] += [cut(50), cut(50)]
    assert sync(network, target) == WHOLE
    ranges = [(each.headers.get("Range"), each.status) for each in scryfall.asked if each.what == "cards"]
    assert ranges == [(None, 200), ("bytes=50-", 200), ("bytes=50-", 206)]


def test_a_later_sync_continues_the_body_of_an_earlier_one(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"].append(cut(50))
    with pytest.raises(SourceUnreachableError):
        sync_from_network(replace(network, attempts=1), target)
    assert sync(network, target) == WHOLE
    assert scryfall.asked[3].headers["Range"] == "bytes=50-"


def test_a_part_of_another_version_is_not_continued(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"].append(cut(50))
    with pytest.raises(SourceUnreachableError):
        sync_from_network(replace(network, attempts=1), target)
    scryfall.updated_at = NEXT_DAY
    assert sync(network, target) == WHOLE
    assert "Range" not in scryfall.asked[3].headers


def test_a_part_that_is_whole_already_is_fetched_anew(network: Network, target: Path, scryfall: Scryfall) -> None:
    scryfall.faults["cards"].append(cut(50))
    with pytest.raises(SourceUnreachableError):
        sync_from_network(replace(network, attempts=1), target)
    Kept(downloads_folder(target) / "oracle-cards").part.write_bytes(packed(scryfall.cards))
    assert sync(network, target) == WHOLE
    assert [each.status for each in scryfall.asked if each.what == "cards"][1:] == [416, 200]


def test_a_proxy_is_asked_for_everything(network: Network, target: Path, scryfall: Scryfall) -> None:
    far = replace(network, scryfall="http://scryfall.invalid", proxy=scryfall.address)
    assert sync(far, target) == WHOLE
    assert {each.headers["Host"] for each in scryfall.asked[:1]} == {"scryfall.invalid"}


def test_french_pages_that_came_are_not_asked_for_again(network: Network, target: Path, scryfall: Scryfall) -> None:
    well = instead(scryfall._search(1)), instead(scryfall._search(2))
    scryfall.faults["french"] += [*well, status(500)]
    with pytest.raises(SourceUnreachableError):
        sync_from_network(replace(network, attempts=1), target)
    scryfall.asked.clear()
    assert sync(network, target) == WHOLE
    assert scryfall.questions.count("french") == 1


def test_a_french_page_that_is_gone_begins_again_with_the_first(
    network: Network, target: Path, scryfall: Scryfall
) -> None:
    scryfall.faults["french"] += [instead(scryfall._search(1)), status(404)]
    with pytest.raises(SourceUnreachableError):
        sync_from_network(network, target)
    scryfall.asked.clear()
    assert sync(network, target) == WHOLE
    assert scryfall.questions.count("french") == 3


@pytest.mark.parametrize("note", ["", "{", "[]", '{"address": 7}'])
def test_a_note_that_is_spoilt_only_costs_a_download(
    network: Network, served: Path, scryfall: Scryfall, note: str
) -> None:
    for file in downloads_folder(served).glob("*.note"):
        file.write_text(note)
    assert sync(network, served) == WHOLE


KILLED = """
import os, signal, sys
from pathlib import Path
from bot.cards.sync.online import Network, sync_from_network

def progress(step, done, total):
    if step == sys.argv[3]:
        os.kill(os.getpid(), signal.SIGKILL)

network = Network(scryfall=sys.argv[1], rules=sys.argv[1] + "/rules", searches_a_second=1e9, requests_a_second=1e9)
sync_from_network(network, Path(sys.argv[2]), progress)
"""
STEPS: list[Step] = [
    "fetch list",
    "fetch cards",
    "fetch rulings",
    "fetch rules",
    "fetch french",
    "french",
    "cards",
    "rulings",
    "rules",
    "check",
    "swap",
]


@pytest.mark.parametrize("step", STEPS)
def test_a_sync_killed_at_any_step_leaves_the_old_store_and_the_next_one_is_well(
    network: Network, served: Path, scryfall: Scryfall, step: Step
) -> None:
    command = [sys.executable, "-c", KILLED, scryfall.address, str(served), step]
    killed = subprocess.run(command, check=False, timeout=60, cwd=Path(__file__).parents[3])  # noqa: S603  our own code
    assert (killed.returncode, names(served)) == (-9, OLD)
    assert sync(network, served) == WHOLE
    assert (names(served), names(previous_store(served))) == (NEW, OLD)


def test_a_store_that_cannot_be_read_is_made_anew_of_what_is_kept(
    network: Network, target: Path, scryfall: Scryfall
) -> None:
    sync(network, target)
    connection = sqlite3.connect(target)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    scryfall.asked.clear()
    assert sync(network, target) == WHOLE
    assert "cards" not in scryfall.questions


def test_how_the_last_sync_went_is_remembered(network: Network, target: Path, scryfall: Scryfall) -> None:
    folder, went = downloads_folder(target), list[State]()

    def look(_step: Step, _done: int, _total: int | None) -> None:
        if last := last_sync(folder):
            went.append(last[0])

    def interrupt(step: Step, _done: int, _total: int | None) -> None:
        if step == "check":
            raise KeyboardInterrupt

    assert last_sync(folder) is None
    scryfall.faults["list"].append(status(403))
    with pytest.raises(SyncError):
        sync_from_network(network, target)
    failed = last_sync(folder)
    with pytest.raises(KeyboardInterrupt):
        sync_from_network(network, target, interrupt)
    interrupted = last_sync(folder)
    sync_from_network(network, target, look)
    done = last_sync(folder)
    assert (failed and failed[0], interrupted and interrupted[0], done and done[0]) == ("failed", "interrupted", "done")
    assert failed is not None
    assert (failed[1].problem, set(went)) == (f"{scryfall.address}/bulk-data: status 403", {"running"})


def test_two_syncs_do_not_run_at_once(network: Network, served: Path) -> None:
    with hold_sync_lock(downloads_folder(served)):
        assert is_running(downloads_folder(served))
        with pytest.raises(SyncRunningError):
            sync_from_network(network, served)
    assert not is_running(downloads_folder(served))


# --- the small parts


async def test_a_pace_lets_so_many_a_second_begin() -> None:
    now, waits = [100.0], list[float]()

    async def sleep(seconds: float) -> None:
        waits.append(round(seconds, 3))
        now[0] += seconds

    pace = Pace(2, Network("", "", sleep=sleep, clock=lambda: now[0]))
    await pace.turn()
    await pace.turn()
    now[0] += 0.4
    await pace.turn()
    now[0] += 5
    await pace.turn()
    assert waits == [0.5, 0.1]


def test_the_limits_are_those_of_scryfalls_documentation() -> None:
    limits = Network("", "")
    assert (limits.searches_a_second, limits.requests_a_second, limits.lockout) == (2, 10, 30)


@pytest.mark.parametrize(("said", "seconds"), [("7", 7), ("", 30), ("soon", 30), ("Fri, 31 Dec 1999 23:59:59 GMT", 0)])
def test_retry_after_is_seconds_or_a_date(said: str, seconds: float) -> None:
    assert seconds_to_wait(said, 30) == seconds


@pytest.mark.parametrize(
    ("said", "first"), [("bytes 50-99/100", 50), ("bytes */100", None), ("", None), ("lines 5-9/10", None)]
)
def test_where_a_part_begins_is_read(said: str, first: int | None) -> None:
    assert begins_at(said) == first


@pytest.mark.parametrize(
    ("link", "found_at"), [("http://example.com", "https://example.com"), ("file:///etc/passwd", "http://example.com")]
)
def test_a_link_does_not_lead_to_a_less_secure_place(link: str, found_at: str) -> None:
    with pytest.raises(SourceUnreachableError) as error:
        require_secure(link, found_at)
    assert error.value.trouble == "insecure"


@pytest.mark.parametrize(
    ("page", "link"),
    [
        ('<a href="https://m.example/MagicCompRules 20260925.txt">', "https://m.example/MagicCompRules%2020260925.txt"),
        ('<a href="/d/MagicCompRules%2020260925.txt">', "https://example.com/d/MagicCompRules%2020260925.txt"),
        (
            '"https:\\/\\/m.example\\/MagicCompRules20250101.txt","https:\\/\\/m.example\\/MagicCompRules20260101.txt"',
            "https://m.example/MagicCompRules20260101.txt",
        ),
        ('<a href="https://m.example/MagicCompRules 20260925.pdf">', None),
        ("", None),
    ],
)
def test_the_newest_text_is_found_on_the_page_of_the_rules(page: str, link: str | None) -> None:
    assert newest_link(page, "https://example.com/rules") == link

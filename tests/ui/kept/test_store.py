"""What every place in which something is kept does: a file of SQLite, a database of PostgreSQL."""

import asyncio

from bot.ui.kept.reports import Report, Reports
from bot.ui.kept.requests import KeptRequests
from bot.ui.kept.shared import ALPHABET, SHORTEST, SharedRequests, id_of
from bot.ui.kept.store import LIFETIMES, KeptStore

from .conftest import Clock, Stores

REPORT = Report("en|judge|text=a", "it dies", '{"a": 1}', "{}", "2026-04-17", 7, None)
KEEP = "INSERT INTO requests VALUES (?, 'x', 1000.0)"


async def test_what_is_kept_is_there_after_a_restart_until_its_time_is_over(stores: Stores, clock: Clock) -> None:
    store = await stores.open()
    assert await KeptRequests(store).keep({"a": "fr|card"})
    assert await Reports(store).keep(REPORT)
    short = await SharedRequests(store).keep("en|judge|text=a", 7, 1 << 62)
    await store.close()
    clock.now += LIFETIMES["requests"] - 1
    store = await stores.open()
    requests = KeptRequests(store)
    assert (await requests.find("a"), await requests.find("b")) == ("fr|card", None)
    assert (await SharedRequests(store).find(str(short).upper()), await Reports(store).all()) == (
        "en|judge|text=a",
        [REPORT],
    )
    await store.close()
    clock.now += 2 + max(LIFETIMES.values())
    store = await stores.open()
    await store.forget_expired()
    left = "SELECT key FROM requests UNION ALL SELECT id FROM shared UNION ALL SELECT said FROM reports"
    assert await store.rows(left) == []


async def test_what_is_kept_again_is_kept_from_then_on(store: KeptStore, clock: Clock) -> None:
    requests = KeptRequests(store)
    await requests.keep({"a": "fr|card", "b": "fr|card"})
    clock.now += 1
    await requests.keep({"a": "fr|card"})
    assert await store.rows("SELECT key, at FROM requests ORDER BY key") == [("a", 1_001.0), ("b", 1_000.0)]


async def test_a_request_is_shared_under_one_id_that_means_no_other(store: KeptStore) -> None:
    shared = SharedRequests(store)
    short = id_of("a", SHORTEST)
    await store.change(("INSERT INTO shared VALUES (?, ?, 1, NULL, 1000.0)", (short, "another")))
    assert (await shared.keep("a", 7, None), await shared.keep("a", 8, 9)) == (id_of("a", SHORTEST + 1),) * 2
    assert (await shared.find(short), set(short) <= set(ALPHABET)) == ("another", True)


async def test_changes_of_many_at_once_and_of_another_process_are_all_made(stores: Stores) -> None:
    one, other = await stores.open(), await stores.open()
    made = await asyncio.gather(
        *(
            KeptRequests(store).keep({f"{number}{who}": "x"})
            for number in range(50)
            for who, store in ((1, one), (2, other))
        )
    )
    assert (set(made), len(await one.rows("SELECT key FROM requests"))) == ({True}, 100)


async def test_two_processes_that_keep_the_same_in_another_order_both_do(stores: Stores) -> None:
    one, other = await stores.open(), await stores.open()
    keys = [str(number) for number in range(20)]
    made = await asyncio.gather(
        *(
            KeptRequests(store).keep(dict.fromkeys(order, "x"))
            for _ in range(5)
            for store, order in ((one, keys), (other, keys[::-1]))
        )
    )
    assert (set(made), len(await one.rows("SELECT key FROM requests"))) == ({True}, 20)


async def test_of_a_change_that_fails_nothing_is_made_and_the_next_one_is(store: KeptStore) -> None:
    assert not await store.change((KEEP, ("a",)), ("INSERT INTO nothing VALUES (1)", ()))
    assert (await store.rows("SELECT * FROM requests"), await store.rows("SELECT * FROM nothing")) == ([], [])
    assert await store.change((KEEP, ("a",)))


async def test_a_text_that_no_encoding_knows_is_not_kept_and_costs_nothing_else(store: KeptStore) -> None:
    assert not await store.change((KEEP, ("\ud800",)))
    assert await store.rows("SELECT * FROM requests WHERE key = ?", "\ud800") == []
    assert (await store.change((KEEP, ("é",))), await store.change()) == (True, True)


async def test_what_is_closed_keeps_nothing_and_finds_nothing(store: KeptStore) -> None:
    await store.close()
    assert (await store.change((KEEP, ("a",))), await store.rows("SELECT 1")) == (False, [])

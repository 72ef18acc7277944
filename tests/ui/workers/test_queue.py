import asyncio

from bot.ui.workers.questions import Asker
from bot.ui.workers.queue import FairQueue


async def taken(queue: FairQueue[str]) -> list[str]:
    return [await queue.get() for _ in range(len(queue))]


async def test_the_servers_take_turns_and_in_each_of_them_the_people() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put(Asker(1, 10), f"ann {number}")
    queue.put(Asker(2, 10), "bob")
    queue.put(Asker(3, 20), "eve")
    assert await taken(queue) == ["ann 0", "eve", "bob", "ann 1", "ann 2", "ann 3"]


async def test_outside_of_a_server_everybody_has_a_turn_of_their_own() -> None:
    queue: FairQueue[str] = FairQueue()
    for person in (1, 1, 2):
        queue.put(Asker(person), f"person {person}")
    assert await taken(queue) == ["person 1", "person 2", "person 1"]


async def test_who_waits_gets_what_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    first, second = asyncio.create_task(queue.get()), asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    queue.put(Asker(1), "one")
    queue.put(Asker(1), "two")
    assert [await first, await second] == ["one", "two"]


async def test_all_that_waits_can_be_taken_at_once() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Asker(1, 10), "one")
    queue.put(Asker(2), "two")
    assert queue.drain() == ["one", "two"]
    assert not len(queue)

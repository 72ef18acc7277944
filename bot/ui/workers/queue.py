"""Who is next: one question of each server in turn, and within a server one of each person in turn.

However many somebody asks, everybody else waits for one of them at most. Outside of a server a person counts as one."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from bot.ui.workers.questions import Asker

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by server and person; both in the order of their turns."""

    def __init__(self) -> None:
        self._servers: dict[tuple[str, int], dict[int, deque[T]]] = {}
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(waiting) for people in self._servers.values() for waiting in people.values())

    def put(self, asker: Asker, item: T) -> None:
        server = ("person", asker.person) if asker.server is None else ("server", asker.server)
        self._servers.setdefault(server, {}).setdefault(asker.person, deque()).append(item)
        self._filled.set()

    async def get(self) -> T:
        """Wait for something, and take what is next; whose turn it was comes last again."""
        while not self._servers:
            self._filled.clear()
            await self._filled.wait()
        server, people = next(iter(self._servers.items()))
        person, waiting = next(iter(people.items()))
        item = waiting.popleft()
        del self._servers[server], people[person]
        if waiting:
            people[person] = waiting
        if people:
            self._servers[server] = people
        return item

    def drain(self) -> list[T]:
        """Take all that waits."""
        left = [item for people in self._servers.values() for waiting in people.values() for item in waiting]
        self._servers.clear()
        return left

"""How many commands are being answered just now, and whether more may begin.

Knows no command: it counts."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Running:
    """The commands under way."""

    def __init__(self) -> None:
        self.draining = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Inside, one command is under way."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    async def drained(self, patience: float) -> bool:
        """Let no more begin and wait, at most `patience` seconds, for those under way; False if some still are."""
        self.draining = True
        await asyncio.sleep(0)  # an interaction that has just arrived has a task that has not begun yet
        try:
            async with asyncio.timeout(patience):
                while self._count:  # a command that failed is counted again while the person is told
                    await self._idle.wait()
        except TimeoutError:
            return False
        return True

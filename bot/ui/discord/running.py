"""How many commands are being answered now, and whether more may begin. Knows no command: it only counts."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Running:
    """Counts the commands under way. `draining` is true once no more may begin, `given_up` set once none is waited
    for."""

    def __init__(self) -> None:
        self.draining = False
        self.given_up = asyncio.Event()
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count one command as under way within the block."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    @property
    def count(self) -> int:
        """How many commands are under way."""
        return self._count

    def give_up(self) -> None:
        """Wait for no work any more: whoever still does is to tell the person."""
        self.given_up.set()

    async def drained(self, patience: float) -> bool:
        """Let no more begin and wait at most `patience` seconds for those under way; False if some still are then."""
        self.draining = True
        await asyncio.sleep(0)  # lets the task of an interaction that has just arrived begin, and be counted
        try:
            async with asyncio.timeout(patience):
                while self._count:  # again: a failed command ends, then is counted anew while the person is told
                    await self._idle.wait()
        except TimeoutError:
            return False
        return True

"""Waiting without sleeping: it alone wakes tests when something that they wait for has happened."""

import asyncio
from collections.abc import Callable


class NoAnswerError(AssertionError):
    """The bot did not do in time what the test waited for."""


class Bell:
    """Rung at each change; those who wait look again."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def ring(self) -> None:
        """Let everybody who waits look again."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, met: Callable[[], bool], patience: float, complaint: Callable[[], str]) -> None:
        """Return once `met` holds; after `patience` seconds raise NoAnswerError with the complaint."""
        try:
            async with asyncio.timeout(patience):
                while not met():
                    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                    self._waiting.append(future)
                    await future
        except TimeoutError:
            raise NoAnswerError(complaint()) from None


class Clock:
    """The loop's clock, which a test may set forward."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds of the running loop, plus all that was passed."""
        return asyncio.get_running_loop().time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        self._ahead += seconds

"""How we behave on the network: addresses, who we say we are, how often we ask, how long we wait, how much we take.

The limits are those of Scryfall's documentation; everything is a setting, so that tests need neither wait nor leave
this machine."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TypeAlias

from bot.cards.sync.read import UNPACKED
from bot.engine.frozen_class import dataclass

Sleep: TypeAlias = Callable[[float], Awaitable[None]]


def user_agent() -> str:
    """Scryfall refuses a request that does not name its program."""
    try:
        return f"Arbitre/{version('arbitre')} (rules judge for Discord)"
    except PackageNotFoundError:
        return "Arbitre (rules judge for Discord)"


@dataclass(frozen=True, slots=True)
class Network:
    """`scryfall` is the address of its API, `rules` that of the page of the rules or of their text; times are in
    seconds, sizes in bytes."""

    scryfall: str
    rules: str
    proxy: str | None = None
    """An HTTP proxy, `http://host:port`."""
    silence: float = 30
    """How long a server may say nothing before we take it for dead."""
    longest: float = 3600
    """How long one answer may take in all."""
    searches_a_second: float = 2
    requests_a_second: float = 10
    attempts: int = 4
    """How often one thing is tried before the sync is given up."""
    pause: float = 1
    """Before the second attempt; it doubles with each further one."""
    lockout: float = 30
    """What a 429 without `Retry-After` means: Scryfall answers nobody sooner."""
    patience: float = 300
    """A server that asks us to wait longer than this is left alone until the next sync."""
    largest_file: int = 512 << 20
    largest_answer: int = 32 << 20
    unpacked: int = UNPACKED
    sleep: Sleep = asyncio.sleep
    clock: Callable[[], float] = time.monotonic


class Pace:
    """Lets at most so many requests a second begin, evenly."""

    def __init__(self, a_second: float, network: Network) -> None:
        self._between = 1 / a_second
        self._sleep, self._clock = network.sleep, network.clock
        self._next = self._clock()

    async def turn(self) -> None:
        """Wait until the next request may begin."""
        if (wait := self._next - self._clock()) > 0:
            await self._sleep(wait)
        self._next = max(self._clock(), self._next) + self._between

"""How a sync behaves on the network: addresses, user agent, how often it asks, how long it waits, how much it takes.

The limits are those of Scryfall's documentation; all are settings, so that tests need neither wait nor leave the
machine."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.cards.sync.read import UNPACKED
from bot.engine.frozen_class import dataclass
from bot.version import installed_version

Sleep: TypeAlias = Callable[[float], Awaitable[None]]


def user_agent() -> str:
    """Return this program's name and version for requests; Scryfall refuses those without."""
    number = installed_version()
    return "Arbitre (rules judge for Discord)" if number is None else f"Arbitre/{number} (rules judge for Discord)"


@dataclass(frozen=True, slots=True)
class Network:
    """The settings of a sync over the network; times are in seconds, sizes in bytes.

    `scryfall` is the address of Scryfall's API, `rules` that of the rules' text or of the page that links to it."""

    scryfall: str
    rules: str
    proxy: str | None = None
    """An HTTP proxy, `http://host:port`."""
    silence: float = 30
    """How long a server may send nothing before the request is given up."""
    longest: float = 3600
    """How long one whole answer may take."""
    searches_a_second: float = 2
    requests_a_second: float = 10
    attempts: int = 4
    """How often one request is tried before the sync is given up."""
    pause: float = 1
    """How long to wait before the second attempt; it doubles with each further one."""
    lockout: float = 30
    """How long to wait after a 429 without `Retry-After`: Scryfall answers no sooner."""
    patience: float = 300
    """The longest wait that a server may ask for; if it asks for more, the sync is given up."""
    largest_file: int = 512 << 20
    largest_answer: int = 32 << 20
    unpacked: int = UNPACKED
    sleep: Sleep = asyncio.sleep
    clock: Callable[[], float] = time.monotonic


class Pace:
    """Lets at most `a_second` requests begin in a second, evenly spaced."""

    def __init__(self, a_second: float, network: Network) -> None:
        self._between = 1 / a_second
        self._sleep, self._clock = network.sleep, network.clock
        self._next = self._clock()

    async def turn(self) -> None:
        """Wait until the next request may begin."""
        if (wait := self._next - self._clock()) > 0:
            await self._sleep(wait)
        self._next = max(self._clock(), self._next) + self._between

"""How fast one person and one server may ask: some questions at once, and then one after the other.

Knows no command; the clock is handed in."""

from collections.abc import Callable

BURST, REFILL = 10, 1.0
"""How many questions of a person may come at once, and the seconds after which one more may."""

BURST_OF_SERVER, REFILL_OF_SERVER = 300, 0.1
"""The same for all people of a server together: so many that a tournament asks freely, and a flood does not."""

MOST_REMEMBERED = 10_000
"""How many askers are remembered before those who may ask freely again are forgotten."""


class Cooldown:
    """Remembers of each asker, a person or a server, when they will have asked nothing for long enough."""

    def __init__(self, clock: Callable[[], float], burst: int = BURST, refill: float = REFILL) -> None:
        self._clock, self._burst, self._refill = clock, burst, refill
        self._free: dict[int, float] = {}

    def take(self, asker: int) -> float:
        """Count a question of the asker; return how many seconds too early it comes, 0 if it may be answered."""
        now = self._clock()
        free = max(self._free.get(asker, now), now) + self._refill
        early = free - now - self._burst * self._refill
        if early > 0:
            return early
        if len(self._free) >= MOST_REMEMBERED:
            self._free = {who: until for who, until in self._free.items() if until > now}
        self._free[asker] = free
        return 0

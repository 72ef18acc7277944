"""How fast one person may ask: some questions at once, and then one after the other.

Knows no command; the clock is handed in."""

from collections.abc import Callable

BURST = 10
"""How many questions may come at once."""

REFILL = 1.0
"""Seconds after which one more may come."""

MOST_REMEMBERED = 10_000
"""How many people are remembered before those who may ask freely again are forgotten."""


class Cooldown:
    """Remembers of each person when they will have asked nothing for long enough."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._free: dict[int, float] = {}

    def take(self, person: int) -> float:
        """Count a question of the person; return how many seconds too early it comes, 0 if it may be answered."""
        now = self._clock()
        free = max(self._free.get(person, now), now) + REFILL
        early = free - now - BURST * REFILL
        if early > 0:
            return early
        if len(self._free) >= MOST_REMEMBERED:
            self._free = {who: until for who, until in self._free.items() if until > now}
        self._free[person] = free
        return 0

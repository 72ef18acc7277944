"""What Discord says to our requests, counted by HTTP status, and the stop before it bans the address they come from.

Discord shuts out for an hour whoever sends ten thousand invalid requests within ten minutes. Knows of none of them what
it is for."""

import logging
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge

INVALID = frozenset({401, 403, 429})
"""The statuses that Discord counts against who asked."""

LATELY = 600.0
"""Seconds for which it counts them."""

MOST_INVALID = 5_000
"""So many within them, and nothing more is sent until they have passed: half of what Discord bears."""

TOLD_FROM = 500
"""So many within them are worth a line in the log."""

log = logging.getLogger(__name__)


class BanIsNearError(aiohttp.ClientConnectionError):
    """A request was not sent, because Discord refused too many of late."""


class CountedRequests:
    """The requests of one bot, whichever client sends them. `clock` is a steady one, in seconds."""

    def __init__(self, registry: CollectorRegistry, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._invalid: deque[float] = deque()
        self._told = 0
        self._answered = Counter(
            "arbitre_discord_requests", "Requests to Discord by HTTP status.", ("status",), registry=registry
        )
        lately = Gauge(
            "arbitre_discord_invalid_requests",
            "Requests that Discord refused with 401, 403 or 429 in the last ten minutes; it bans from 10,000 on.",
            registry=registry,
        )
        lately.set_function(lambda: float(self.invalid_lately))

    @property
    def invalid_lately(self) -> int:
        """How many requests of late Discord counts against us."""
        while self._invalid and self._clock() - self._invalid[0] > LATELY:
            self._invalid.popleft()
        return len(self._invalid)

    def note(self, status: int, *, of_all: bool = False) -> None:
        """Count an answer; a limit `of_all` who use a thing of Discord's is not counted against us."""
        self._answered.labels(status).inc()
        if status not in INVALID or of_all:
            return
        self._told = min(self._told, self.invalid_lately)  # what was told before has passed
        self._invalid.append(self._clock())
        for bound, meaning in ((TOLD_FROM, ""), (MOST_INVALID, ": nothing is sent until they are fewer")):
            if self._told < bound <= len(self._invalid):
                log.warning("Discord refused %s requests within ten minutes%s", bound, meaning)
                self._told = bound

    def stop_before_a_ban(self) -> None:
        """Raise `BanIsNearError` where one more request may be one too many."""
        if self.invalid_lately >= MOST_INVALID:
            raise BanIsNearError("Discord refused too many requests of late: this one was not sent")

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has a client's requests counted and, where need be, stopped; its gateway stays open."""

        async def begin(_: aiohttp.ClientSession, __: SimpleNamespace, sent: aiohttp.TraceRequestStartParams) -> None:
            if sent.url.scheme in {"http", "https"}:
                self.stop_before_a_ban()

        async def end(_: aiohttp.ClientSession, __: SimpleNamespace, got: aiohttp.TraceRequestEndParams) -> None:
            self.note(got.response.status, of_all=got.response.headers.get("X-RateLimit-Scope") == "shared")

        traced = aiohttp.TraceConfig()
        traced.on_request_start.append(begin)
        traced.on_request_end.append(end)
        return traced

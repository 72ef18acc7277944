"""What a running bot can tell of itself: whether Discord hears it, what waits, how it answers. For the heartbeat, the
probes and the metrics; knows no single command."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from bot.ui.discord.counted_requests import CountedRequests
from bot.ui.heartbeat import EVERY, Gateway, Heartbeat, write_heartbeat
from bot.ui.reply import Reply

log = logging.getLogger(__name__)


class Served(Protocol):
    """What is asked of the client for a sign of life."""

    @property
    def data_date(self) -> str | None:
        """The date of the cards that it serves."""

    @property
    def waiting(self) -> int:
        """How many heavy questions wait for their turn."""


class VitalSigns:
    """The signs of one running bot, which outlive its connections. `clock` is a steady one, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.gateway: Gateway = "away"
        self.served: Served | None = None
        self._answers = 0
        self._last_answer: float | None = None
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._answered = Counter(
            "arbitre_answers", "Answers by command and kind of reply.", ("command", "kind"), registry=self.registry
        )
        self._seconds = Histogram(
            "arbitre_answer_seconds",
            "From the question to its reply.",
            ("command",),
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
            registry=self.registry,
        )
        self.requests = CountedRequests(self.registry, clock)
        connected = Gauge("arbitre_gateway_connected", "1 while Discord's gateway hears us.", registry=self.registry)
        connected.set_function(lambda: float(self.gateway == "connected"))
        waiting = Gauge("arbitre_heavy_questions_waiting", "Heavy questions in the queue.", registry=self.registry)
        waiting.set_function(lambda: float(self.waiting))
        tasks = Gauge(
            "arbitre_tasks", "Tasks of the loop, one that is asked for this among them.", registry=self.registry
        )
        tasks.set_function(lambda: float(len(asyncio.all_tasks())))

    @property
    def waiting(self) -> int:
        return 0 if self.served is None else self.served.waiting

    async def measured(self, reply: Coroutine[Any, Any, Reply], command: str) -> Reply:
        """Return the reply once it is there, counted with the time that it took."""
        began = self._clock()
        answered = await reply
        self._last_answer = self._clock()
        self._answers += 1
        self._answered.labels(command, answered.kind).inc()
        self._seconds.labels(command).observe(self._last_answer - began)
        return answered

    def heartbeat(self) -> Heartbeat:
        """Return the sign of life of this moment."""
        return Heartbeat(
            at=self._clock(),
            process=os.getpid(),
            gateway=self.gateway,
            waiting=self.waiting,
            answers=self._answers,
            last_answer=self._last_answer,
            data_date=None if self.served is None else self.served.data_date,
        )


@asynccontextmanager
async def heartbeat_kept(signs: VitalSigns, file: Path, every: float = EVERY) -> AsyncIterator[None]:
    """Within the block, write the sign of life every so many seconds; at its end the file goes."""
    beating = asyncio.create_task(keep_beating(signs, file, every))
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)  # it is cancelled, and logs its faults itself
        await asyncio.to_thread(remove_heartbeat, file)


async def keep_beating(signs: VitalSigns, file: Path, every: float) -> None:
    """Write the sign again and again. One that can't be written is logged the first time, and costs no answer."""
    refused = False
    while True:
        try:
            await asyncio.to_thread(write_heartbeat, file, signs.heartbeat())
            refused = False
        except OSError as error:
            if not refused:
                log.warning("the sign of life can't be written: %s", error)
            refused = True
        await asyncio.sleep(every)


def remove_heartbeat(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("the sign of life can't be taken away: %s", error)

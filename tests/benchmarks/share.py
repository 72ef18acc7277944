"""Prints what an answer costs one of several HTTP processes: `python -m tests.benchmarks.share [PEOPLE [PROCESSES]]`.

The same processes, behind nginx, answer in three ways by turns, so that what else the machine does falls on all three:

- alone: one has its share of the people, the others rest;
- one of several: all people ask, and each process has its share;
- all to one: all people ask one, the others rest.

The first two have each process do the same work in the same time, and their ratio is what further processes cost. The
third does as much as the second in one process, which hardly sleeps: that the first costs more than it, with no
second process at work, is what sleeping and waking costs on that machine. How much of it is what the processor forgets
while a process sleeps, the last line tells: the same answers in one thread, without and with a pause before each.
Printed is the processor time of an answer, without that of the driver and of nginx."""

import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.engine.frozen_class import dataclass
from bot.ui.ask import answer_line
from bot.ui.desk import Desk
from tests.benchmarks.load import OverHttp, ask_on_and_on, balancer, bots, processor_seconds, warm_up
from tests.discord.double import Double, whole_process_double
from tests.discord.fixtures import desk

PEOPLE, PROCESSES, ROUNDS = 160, 4, 4
OF_A_TURN = 160
"""How many answers each process gives in a turn in which it works."""
LINES = (
    "/keyword trample",
    "/combat attackers: 5/5 trample blockers: 2/2 -> 5/5",
    "/rule 702.19",
    "/card Grizzly Bears",
    "my 3/3 first strike is blocked by a 3/3, who dies?",
)
"""What is asked, as it is typed in a terminal."""
PAUSE, TIMES = 0.02, 40


@dataclass(frozen=True, slots=True)
class Way:
    """A way of asking: how many people, at which port, which processes answer them, and how many answers there are."""

    name: str
    people: int
    port: int
    processes: tuple[int, ...]
    answers: int


async def spent_in_a_turn(double: Double, http: OverHttp, way: Way) -> tuple[float, int]:
    """Have the people of a way ask for a turn; return the seconds of processor time, and how many were answered."""
    http.ask_at(way.port)
    before, waited, lost = sum(map(processor_seconds, way.processes)), list[float](), list[str]()
    left = [way.answers]
    await asyncio.gather(*(ask_on_and_on(double, each, left, waited, lost) for each in range(way.people)))
    return sum(map(processor_seconds, way.processes)) - before, len(waited) - len(lost)


async def share(people: int, processes: int) -> None:
    """Measure the three ways by turns and print what came of them."""
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        double = await stack.enter_async_context(whole_process_double())
        double.limits.patience = 120
        pids, http = await stack.enter_async_context(bots(double, data, processes))
        assert http is not None  # there is a process at least
        await warm_up(double, processes)
        one, several = [
            await stack.enter_async_context(balancer(data, ports)) for ports in (http.ports[:1], list(http.ports))
        ]
        first = (pids[0],)
        ways = (
            Way("alone, with its share", people // processes, one, first, OF_A_TURN),
            Way(f"one of {processes}", people, several, tuple(pids), OF_A_TURN * processes),
            Way("all to one", people, one, first, OF_A_TURN * processes),
        )
        spent: dict[Way, list[tuple[float, int]]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way, turns in spent.items():
                turns.append(await spent_in_a_turn(double, http, way))
    costs = {way: 1000 * sum(took for took, _ in turns) / sum(n for _, n in turns) for way, turns in spent.items()}
    for way, cost in costs.items():
        print(f"{way.name}: {cost:.2f} ms of processor an answer, {cost / costs[ways[0]] - 1:+.0%}")


def cost_by_itself(served: Desk, pause: float) -> float:
    """Return the milliseconds of processor time of an answer in this thread, with so many seconds before each."""
    spent = 0.0
    for line in LINES * TIMES:
        time.sleep(pause)
        began = time.thread_time()
        answer_line(served, "en", line)
        spent += time.thread_time() - began
    return 1000 * spent / len(LINES * TIMES)


def print_cost_of_a_pause() -> None:
    served = desk()
    cost_by_itself(served, 0.0)  # what is done once is not what is measured
    rounds = [(cost_by_itself(served, 0.0), cost_by_itself(served, PAUSE)) for _ in range(ROUNDS)]
    at_once, paused = (sum(each) / ROUNDS for each in zip(*rounds, strict=True))
    print(f"by itself: {at_once:.2f} ms, after a pause {paused:.2f} ms, {paused / at_once - 1:+.0%}")


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:3]]
    asyncio.run(share(*given, *(PEOPLE, PROCESSES)[len(given) :]))
    print_cost_of_a_pause()

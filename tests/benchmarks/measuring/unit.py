"""What figures are measured in: the *unit*, a fixed loop over 200 small objects, which takes about 0.04 ms.

A figure in units says the same on a fast machine and on a slow one. Only the processor's time counts, of this process
and of those that it started: a busy machine does not."""

import gc
import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from pathlib import Path
from statistics import fmean

Action = Callable[[], object]

FEWEST, MOST = 3, 200
"""How often an action is run for one measurement, unless it is run once."""
CALIBRATIONS = 3
"""How often the unit is run before each of these runs."""


@dataclass(frozen=True)
class SmallObject:
    """What the unit loops over."""

    name: str
    size: int
    kinds: tuple[str, ...]


SMALL_OBJECTS = tuple(
    SmallObject(f"thing {number}", number % 7, ("Creature", "Bear") if number % 3 else ("Land",))
    for number in range(200)
)


def run_unit() -> int:
    """The fixed loop: look at each object, keep some by name and some by size, change a few, and put all in order."""
    by_name: dict[str, tuple[int, tuple[str, ...]]] = {}
    by_size: dict[int, list[str]] = {}
    for each in SMALL_OBJECTS:
        if "Creature" in each.kinds and each.size:
            by_name[each.name] = (each.size + 1, each.kinds)
        else:
            by_size.setdefault(each.size, []).append(each.name)
            if each.size == 6:
                by_name[each.name] = (replace(each, size=len(by_size)).size, each.kinds)
    ordered = sorted(SMALL_OBJECTS, key=lambda each: each.size)
    return len(by_name) + len(by_size) + sum(each.size for each in ordered if each.kinds)


@dataclass(frozen=True)
class Cost:
    """Seconds of the processor: of an action at its fastest, and of the unit at its fastest beside it."""

    action: float
    unit: float

    @property
    def units(self) -> float:
        return self.action / self.unit


def seconds_of_children() -> float:
    """What all processes that this one started have worked, whether they have ended or still work."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime + seconds_of_workers()


def seconds_of_workers() -> float:
    """What the processes that this one started and that have not ended have worked; 0 where the system has no such
    files."""
    nanoseconds = 0
    for thread in Path("/proc/self/task").glob("*"):
        try:
            for child in (thread / "children").read_text(encoding="ascii").split():
                for file in Path(f"/proc/{child}/task").glob("*/schedstat"):
                    nanoseconds += int(file.read_text(encoding="ascii").split()[0])
        except OSError:
            continue
    return nanoseconds / 1e9


def timed(action: Action) -> float:
    """What the action works, here and in other processes; asking for the latter is not counted."""
    by_children = seconds_of_children()
    began = time.process_time()
    action()
    here = time.process_time() - began
    return here + seconds_of_children() - by_children


def measure_cost(action: Action, budget: float, *, once: bool = False) -> Cost:
    """Run an action again and again until that has taken `budget` seconds, with the unit in between. The first run only
    warms it up, unless it alone took longer than that; where `once`, there is no other.

    What there is before it is not looked through for garbage, as in a bot that runs: that would take longer than most
    actions, and leave nothing of them in the processor's caches."""
    actions: list[float] = []
    units: list[float] = []
    gc.collect()
    gc.freeze()
    while not is_measured(actions, budget, once=once):
        gc.collect()
        units += [timed_unit() for _ in range(CALIBRATIONS)]
        actions.append(timed(action))
    gc.unfreeze()
    return Cost(min(actions), min(units))


def is_measured(actions: Sequence[float], budget: float, *, once: bool) -> bool:
    """Whether these runs are enough."""
    if not actions:
        return False
    enough = len(actions) > FEWEST or actions[0] > budget
    return once or len(actions) > MOST or (enough and sum(actions) > budget)


def timed_unit() -> float:
    began = time.process_time()
    run_unit()
    return time.process_time() - began


def cheapest(costs: Sequence[Cost]) -> Cost:
    """Of several measurements of the same, what both loops cost at their fastest."""
    return Cost(min(each.action for each in costs), min(each.unit for each in costs))


def growth_exponent(sizes: Sequence[int], costs: Sequence[float]) -> float:
    """The slope of the logarithm of the cost over that of the size, by least squares: 1 is linear."""
    across, up = [log(each) for each in sizes], [log(each) for each in costs]
    middle, height = fmean(across), fmean(up)
    return sum((x - middle) * (y - height) for x, y in zip(across, up, strict=True)) / sum(
        (x - middle) ** 2 for x in across
    )

"""What a figure is of: something that is run, at one size or at several, alone or over something else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec

from tests.benchmarks.measuring.unit import Action

Prepare = Callable[[int], Action]
"""Makes ready, for a size, what is then run again and again."""


P = ParamSpec("P")


def of_any_size(prepare: Callable[P, Action], *given: P.args, **named: P.kwargs) -> Prepare:
    """What prepares the same whatever the size is."""
    return lambda _: prepare(*given, **named)


@dataclass(frozen=True)
class Case:
    """`sizes` are several where the figure is the exponent of growth. `over` prepares what the action's cost is divided
    by, None where the figure is the cost itself. `most` is what the figure should not exceed, None where nobody said.
    `budget` are the seconds that one measurement takes; `once`: it is run a single time. `asked`: it runs only where
    its name is given."""

    name: str
    prepare: Prepare
    sizes: Sequence[int] = (1,)
    over: Prepare | None = None
    most: float | None = None
    budget: float = 0.3
    once: bool = False
    asked: bool = False


@dataclass(frozen=True)
class Count:
    """A figure that is no time, and what it counts: a share of right answers, megabytes, milliseconds of lag."""

    name: str
    count: Callable[[], float]
    what: str
    most: float | None = None
    asked: bool = False


AnyCase = Case | Count

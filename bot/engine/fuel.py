"""How much work may go into a question: one counter for all of it, and its only place.

Work is counted where it is done, in units of about a microsecond each on a small machine, and never by a clock: the
same question always stops at the same place. What nobody limits may go on for ever."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

FUEL_OF_A_PLAY = 3_000_000
"""What one play of a scenario may take. Tables that people have take less than a tenth of it."""

FUEL_OF_REPLAYS = 1_500_000
"""What all plays with other answers may take together, beside the first play."""

FUEL_OF_A_QUESTION = 5_000_000
"""What a question may take in all: playing, playing again with other answers, and telling."""


FUEL_OF_A_LIGHT_QUESTION = 150_000
"""What may be worked out beside everybody else's questions."""

LOOK, CHANGE, EVENT, MAKE = 2, 8, 100, 400
"""What it costs to ask something of one object, to make changed characteristics of one, to have one event happen with
all that follows at once, and to make or move one of many things."""


class OutOfFuel(Exception):  # noqa: N818 - it names our limit, not somebody's error
    """More work than this question may take: too many things that change one another, a loop that does not end by
    itself (CR 732), or more tokens or cards at a time than anybody counts."""


class Fuel:
    """The work that is left, in units; below 0 once it has run out."""

    __slots__ = ("given", "left")

    def __init__(self, given: float) -> None:
        self.given = self.left = given

    @property
    def burned(self) -> float:
        return self.given - self.left

    @property
    def ran_out(self) -> bool:
        return self.left < 0


CURRENT: ContextVar[Fuel | None] = ContextVar("fuel", default=None)
"""What the question that is being answered has left; None where nobody limits it."""


@contextmanager
def limited_fuel(units: float) -> Iterator[Fuel]:
    """Inside, no more than so much work is done, nor more than what is left outside; what is burned inside counts
    outside too."""
    outer = CURRENT.get()
    fuel = Fuel(units if outer is None else min(units, max(outer.left, 0)))
    token = CURRENT.set(fuel)
    try:
        yield fuel
    finally:
        CURRENT.reset(token)
        if outer is not None:
            outer.left -= fuel.burned


def burn_fuel(units: int) -> None:
    """Count work that is about to be done; raises `OutOfFuel` where too little is left for it."""
    fuel = CURRENT.get()
    if fuel is not None:
        fuel.left -= units
        if fuel.left < 0:
            raise OutOfFuel


def fuelled_number(number: int) -> int:
    """Return how many things are to be made or moved at a time, once what that costs is burned."""
    burn_fuel(MAKE * number)
    return number


def while_fuel_lasts(found: Iterable[T]) -> Iterator[T]:
    """Yield what is found until the fuel runs out; whether it did, its owner can tell."""
    try:
        yield from found
    except OutOfFuel:
        return

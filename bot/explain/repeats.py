"""What happens again and again is told once, with the number of repeats.

Knows neither game nor language: works on anything that can be compared, in reading order."""

from collections.abc import Hashable, Iterator, Sequence

from bot.engine.frozen_class import dataclass

OFTEN = 5
"""How often the same has to come in a row until only its number is told."""

LONGEST = 12
"""Of how many things in a row a repetition is still seen."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """So many things, beginning with `first`, that come `times` in a row."""

    first: int
    length: int
    times: int


def cut_into_repeats(told: Sequence[Hashable]) -> Iterator[Repeated]:
    """Cut the things into rows that repeat, the shortest first, and single ones between them."""
    at = 0
    while at < len(told):
        lengths = range(1, min(LONGEST, (len(told) - at) // OFTEN) + 1)
        times, length = next(
            ((times, length) for length in lengths if (times := times_in_a_row(told, at, length)) >= OFTEN), (1, 1)
        )
        yield Repeated(at, length, times)
        at += length * times


def times_in_a_row(told: Sequence[Hashable], first: int, length: int) -> int:
    """Return how often the things from `first` on, so many of them, repeat in a row."""
    block, times = told[first : first + length], 1
    while told[first + times * length : first + (times + 1) * length] == block:
        times += 1
    return times

"""Prints how well and how fast names are found in a synced store: `python -m tests.benchmarks.names STORE [SEED]`.

An answer counts where the card stands first, or among the first three, whatever the result: found, ambiguous, or the
nearest of a name not found."""

# ruff: noqa: S311  a script that prints figures, the same ones for the same seed

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.cards.catalogue import Catalogue
from bot.cards.keys import normalised
from bot.cards.model import CardRecord
from bot.cards.names import Found
from tests.cards.spoilt import SPOILERS, edited, spoilt

EACH = 400
T = TypeVar("T")


@dataclass
class Tally:
    """What came of some look-ups. A rank is the place of the meant card, 9 where it is not among the five."""

    times: list[float] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    """Of each answer that likeness gave without asking back, whether it was right."""

    def timed(self, action: Callable[[], T]) -> T:
        began = time.perf_counter()
        result = action()
        self.times.append((time.perf_counter() - began) * 1000)
        return result

    def add(self, other: "Tally") -> None:
        self.times += other.times
        self.ranks += other.ranks
        self.alone += other.alone

    def __str__(self) -> str:
        ordered = sorted(self.times)
        middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
        return f"{self.hits()}p50 {middle:.3f} ms  p99 {late:.3f} ms  max {ordered[-1]:.1f} ms"

    def hits(self) -> str:
        if not self.ranks:
            return ""
        first, third = (sum(rank < most for rank in self.ranks) / len(self.ranks) for most in (1, 3))
        return f"first {first:6.1%}  among three {third:6.1%}  "


def resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def main() -> None:
    store, seed = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2026
    before, began = resident(), time.perf_counter()
    catalogue = Catalogue.open(store)
    catalogue.warm()
    print(f"open and index {time.perf_counter() - began:.2f} s, {resident() - before:.0f} MB")
    records = [record for record in catalogue.records() if not record.exact_only]
    inexact = Tally()
    for label, tally in look_ups(catalogue, records, seed):
        print(f"{label:28} {tally}")
        if label not in {"exact", "French"}:
            inexact.add(tally)
    print(f"{'all but exact':28} {inexact}")
    print(f"answered alone by likeness: {len(inexact.alone)}, right {sum(inexact.alone) / len(inexact.alone):.1%}")
    print(f"{'autocomplete':28} {choices(catalogue, records, Random(seed))}")


def look_ups(catalogue: Catalogue, records: Sequence[CardRecord], seed: int) -> Iterator[tuple[str, Tally]]:
    for label, lang, spoil in SPOILERS:
        tally = Tally()
        for text, meant in islice(spoilt(records, lang, spoil, Random(seed)), EACH):
            match = tally.timed(partial(catalogue.find, text, lang))
            ids = [card.oracle_id for card in match.cards]
            tally.ranks.append(ids.index(meant) if meant in ids else 9)
            if isinstance(match, Found) and match.rung == "fuzzy":
                tally.alone.append(ids == [meant])
        yield label, tally


def choices(catalogue: Catalogue, records: Sequence[CardRecord], random: Random) -> Tally:
    """Type the beginnings of names, three in ten with a slip."""
    tally = Tally()
    for record in random.sample(records, 2000):
        name = normalised(record.name)
        typed = name[: random.randrange(1, len(name) + 1)]
        if len(typed) > 3 and random.random() < 0.3:
            typed = edited(typed, random)
        tally.timed(partial(catalogue.complete, typed, lang="fr"))
    return tally


if __name__ == "__main__":
    main()

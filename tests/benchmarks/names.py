"""Prints how well and how fast names are found in a synced store: `python -m tests.benchmarks.names STORE [SEED…]`.

The ranking was tuned on one seed; the others are held out. An answer counts where the card stands first, or
among the first three, whatever the result: found, ambiguous, or the nearest of a name not found. Times are the
processor's, in milliseconds: a busy machine does not count."""

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

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.cards.catalogue import Catalogue
from bot.cards.keys import normalize_name
from bot.cards.model import CardRecord
from bot.cards.names import Found, NameIndex
from bot.language import LANGUAGES, Language
from tests.cards.spoilt import APART, KINDS, Spoiler, edited, one_edit, spoilt

TUNED, HELD_OUT = 11, 2026
EACH = 400
"""Queries of each of the ten kinds in each language."""
FUZZY = 5000
PLAIN = 60
"""Queries that are also put to plain rapidfuzz, which looks at every name."""
TYPED = 2000
FEW = 3
"""Cards that are looked at before one asks again."""
T = TypeVar("T")


@dataclass
class Tally:
    """What came of some look-ups. A rank is the place of the meant card, 9 where it is not among those shown."""

    times: list[float] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    """Of each answer that words held or likeness gave without asking back, whether it was right."""
    missed: list[tuple[str, str]] = field(default_factory=list)
    """The queries whose card is not among the first three, and that card."""

    def timed(self, action: Callable[[], T]) -> T:
        began = time.thread_time()
        result = action()
        self.times.append((time.thread_time() - began) * 1000)
        return result

    def add(self, other: "Tally") -> None:
        self.times += other.times
        self.ranks += other.ranks
        self.alone += other.alone
        self.missed += other.missed

    def __str__(self) -> str:
        ordered = sorted(self.times)
        middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
        return f"{self.hits()}p50 {middle:.3f}  p99 {late:.3f}  max {ordered[-1]:.1f}"

    def hits(self) -> str:
        if not self.ranks:
            return ""
        first, third = (sum(rank < most for rank in self.ranks) / len(self.ranks) for most in (1, FEW))
        return f"first {first:6.1%}  among three {third:6.1%}  "


def resident() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def main() -> None:
    store, seeds = Path(sys.argv[1]), [int(seed) for seed in sys.argv[2:]] or [TUNED, HELD_OUT]
    before, began, worked = resident(), time.perf_counter(), time.process_time()
    catalogue = Catalogue.open(store)
    catalogue.warm()
    took, used = time.perf_counter() - began, time.process_time() - worked
    print(f"open and index {took:.2f} s ({used:.2f} s of the processor), {resident() - before:.0f} MB")
    records = [record for record in catalogue.records() if not record.exact_only]
    for seed in seeds:
        print(f"\nseed {seed}, {'tuned on' if seed == TUNED else 'held out'}")
        quality(catalogue, records, seed)
    print()
    speed(catalogue, records, Random(seeds[-1]))


def quality(catalogue: Catalogue, records: Sequence[CardRecord], seed: int) -> None:
    """Print how often the meant card is found, by kind and language."""
    both = Tally()
    for lang in LANGUAGES:
        whole = Tally()
        for label, spoil in KINDS:
            tally = look_ups(catalogue, records, lang, spoil, seed)
            print(f"{lang} {label:24} {tally}")
            whole.add(tally)
        print(f"{lang} {f'all {len(whole.ranks)}':24} {whole}")
        both.add(whole)
        for label, spoil in APART:
            print(f"{lang} {f'apart: {label}':27} {look_ups(catalogue, records, lang, spoil, seed)}")
    print(f"   {f'all {len(both.ranks)}':24} {both}")
    print(f"answered alone by words or likeness: {len(both.alone)}, right {sum(both.alone) / len(both.alone):.2%}")
    open_to_others = sum(fits_others(catalogue.index, text, meant) for text, meant in both.missed)
    print(f"not among three: {len(both.missed)}, of which {open_to_others} fit three other cards at least as well")


def fits_others(index: NameIndex, text: str, meant: str) -> bool:
    """Whether a query could as well mean three other cards: it takes no more changed letters to find its words, in
    their order, among those of one of their names."""
    words = text.split()
    least: dict[str, int] = {}
    for key in index:
        if not key.exact_only:
            card = key.card.oracle_id
            least[card] = min(least.get(card, len(text)), changed(words, key.text.split()))
    return sum(letters <= least[meant] for card, letters in least.items() if card != meant) >= FEW


def changed(words: Sequence[str], of_name: Sequence[str]) -> int:
    """Return how many letters of some words change for them to stand in this order in a name, which may hold more."""
    before = [0] * (len(of_name) + 1)
    for word in words:
        here = [sum(map(len, words))]
        for number, other in enumerate(of_name):
            here.append(min(here[-1], before[number] + OSA.distance(word, other)))
        before = here
    return before[-1]


def look_ups(catalogue: Catalogue, records: Sequence[CardRecord], lang: Language, spoil: Spoiler, seed: int) -> Tally:
    tally = Tally()
    for text, meant in islice(spoilt(records, lang, spoil, Random(seed)), EACH):
        match = tally.timed(partial(catalogue.find, text, lang))
        ids = [card.oracle_id for card in match.cards]
        tally.ranks.append(ids.index(meant) if meant in ids else 9)
        if isinstance(match, Found) and match.rung in {"words", "fuzzy"}:
            tally.alone.append(ids == [meant])
        if tally.ranks[-1] >= FEW:
            tally.missed.append((text, meant))
    return tally


def speed(catalogue: Catalogue, records: Sequence[CardRecord], random: Random) -> None:
    """Print what single look-ups cost, and how many times as much plain rapidfuzz takes."""
    exact, fuzzy = Tally(), Tally()
    for record in random.sample(records, FUZZY):
        exact.timed(partial(catalogue.find, record.name, "en"))
    misspelt = list(islice(slips(records, random), FUZZY))
    for text, _ in misspelt:
        fuzzy.timed(partial(catalogue.find, text, "fr"))
    print(f"{'exact':27} {exact}")
    print(f"{f'one edit, {len(misspelt)}':27} {fuzzy}")
    print(f"{'autocomplete':27} {choices(catalogue, records, random)}")
    ours, plain = beside_plain(catalogue, misspelt[:PLAIN])
    print(f"{'the same without an index':27} {plain}  ({sum(plain.times) / sum(ours.times):.0f} times ours)")


def slips(records: Sequence[CardRecord], random: Random) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        yield from islice(spoilt(records, lang, one_edit, random), FUZZY // 2)


def beside_plain(catalogue: Catalogue, misspelt: Sequence[tuple[str, str]]) -> tuple[Tally, Tally]:
    """Put queries to us, and to `rapidfuzz.process.extract` over all names as it comes."""
    ours, plain = Tally(), Tally()
    index = catalogue.index
    names = list(index.findable())
    for text, meant in misspelt:
        ours.timed(partial(catalogue.find, text, "fr"))
        best = plain.timed(partial(process.extract, text, names, limit=3))
        plain.ranks.append(rank_in(index, [name for name, _, _ in best], meant))
    return ours, plain


def rank_in(index: NameIndex, names: Sequence[str], meant: str) -> int:
    found = (rank for rank, name in enumerate(names) if meant in {key.card.oracle_id for key in index.exact(name)})
    return next(found, 9)


def choices(catalogue: Catalogue, records: Sequence[CardRecord], random: Random) -> Tally:
    """Type the beginnings of names, three in ten with a slip."""
    tally = Tally()
    for record in random.sample(records, TYPED):
        name = normalize_name(record.name)
        typed = name[: random.randrange(1, len(name) + 1)]
        if len(typed) > 3 and random.random() < 0.3:
            typed = edited(typed, random)
        tally.timed(partial(catalogue.complete, typed, lang="fr"))
    return tally


if __name__ == "__main__":
    main()

"""Prints how long it takes to work out everybody's characteristics: `python -m tests.benchmarks.layers`.

Figures are milliseconds of wall clock, the median and the 99th percentile of the runs, for boards with and without
effects that the layers have to put in order."""

import time
from dataclasses import replace
from statistics import median, quantiles

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.values.layers import values_of_permanents
from bot.engine.magic.words.effects import AddTypes, LoseKeyword, SetColors, SetTypes
from bot.engine.magic.words.filters import Comparison, Filter, Matching, Side
from tests.engine.magic.tables.cards import scene
from tests.engine.magic.tables.layered import (
    CREATURES,
    FLYING,
    HUMILITY,
    MOON,
    OPALESCENCE,
    SWAMPS,
    base,
    grow,
    kinds,
    permanent,
    static,
)

RUNS = 200
SMALL = Matching(Filter(all_of=("Creature",), comparison=Comparison("power", at_most=2)))
FLIERS = Matching(Filter(all_of=("Creature",), keywords=(KeywordName.FLYING,)))
EFFECTS = (
    *(OPALESCENCE, HUMILITY, MOON, SWAMPS),
    static(kinds("Forest"), AddTypes(("Creature",)), base(1, 1)),
    static(kinds("Creature", side=Side.YOU), SetTypes(subtypes=("Elf",))),
    static(kinds("Elf"), AddTypes(subtypes=("Warrior",)), grow(1, 1)),
    static(CREATURES, SetColors((Color.BLACK,))),
    static(CREATURES, FLYING),
    static(FLIERS, LoseKeyword(KeywordName.FLYING)),
    static(SMALL, grow(0, 1)),
    *(static(CREATURES, grow(1, 1)) for _ in range(9)),
)


def board(permanents: int, effects: int) -> tuple[ObjectSetup, ...]:
    """So many permanents, so many of them enchantments with an effect."""
    enchantments = (permanent(f"e{at} enchantment", EFFECTS[at], cost="{2}{W}") for at in range(effects))
    others = (
        permanent(f"p{at} {('2/2 beast', 'land forest', 'artifact', 'land basic forest')[at % 4]}")
        for at in range(permanents - effects)
    )
    return (*enchantments, *others)


def measured(permanents: int, effects: int) -> list[float]:
    state = starting_state(scene(*board(permanents, effects)))
    times = []
    for _ in range(RUNS):
        fresh = replace(state, objects=dict(state.objects))  # nothing is known of them yet
        start = time.perf_counter()
        values_of_permanents(fresh)
        times.append(1000 * (time.perf_counter() - start))
    return times


if __name__ == "__main__":
    print(f"{'ms':<44}{'median':>10}{'p99':>10}")
    for permanents, effects in ((10, 0), (60, 0), (200, 0), (60, 5), (60, 10), (60, 20)):
        found = measured(permanents, effects)
        name = f"{permanents} permanents, {effects} of them with effects"
        print(f"{name:<44}{median(found):>10.2f}{quantiles(found, n=100)[98]:>10.2f}")

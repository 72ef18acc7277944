"""What it costs to work out everybody's characteristics, on boards with and without effects that the layers have to put
in order."""

from dataclasses import replace
from functools import partial

from bot.engine.magic.asking.scenario import ObjectSetup
from bot.engine.magic.front.starting_table import starting_state
from bot.engine.magic.ground.colors import Color
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import values_of_permanents
from bot.engine.magic.words.effects import AddTypes, LoseKeyword, SetColors, SetTypes
from bot.engine.magic.words.filters import Comparison, Filter, Matching, Side
from tests.benchmarks.measuring.cases import Case, of_any_size
from tests.benchmarks.measuring.unit import Action
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


def work_out_values(state: GameState) -> None:
    """Work out all values on a state of which nothing is known yet."""
    values_of_permanents(replace(state, objects=dict(state.objects)))


def prepare(permanents: int, effects: int) -> Action:
    return partial(work_out_values, starting_state(scene(*board(permanents, effects))))


CASES = tuple(
    Case(f"{permanents} permanents, {effects} of them with effects", of_any_size(prepare, permanents, effects))
    for permanents, effects in ((10, 0), (60, 0), (200, 0), (60, 5), (60, 10), (60, 20))
)

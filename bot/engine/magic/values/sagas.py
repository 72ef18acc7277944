"""Sagas (CR 714): how far they are told, and the lore counter that each gets as its controller's main phase begins."""

from collections.abc import Iterator

from bot.engine.magic import events as ev
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.values.layers import project_board
from bot.engine.magic.words import abilities as ab

LORE = "lore"
"""CR 714.3: the kind of counter that Sagas get."""

CHAPTER_RULE = "714.2b"
"""The rule that gives a Saga its chapter abilities."""


def final_chapter(values: Characteristics) -> int:
    """CR 714.2d: the greatest number of its chapter abilities, 0 without any."""
    chapters = (number for each in values.abilities if isinstance(each, ab.Chapter) for number in each.numbers)
    return max(chapters, default=0)


def lore_counter_events(state: GameState) -> Iterator[ev.CountersPut]:
    """CR 714.3c: a lore counter on each Saga with chapter abilities that the active player controls."""
    for thing, values in project_board(state).permanents:
        if state.is_active(thing.controller) and "Saga" in values.subtypes and final_chapter(values):
            yield ev.CountersPut(thing.id, LORE, 1)

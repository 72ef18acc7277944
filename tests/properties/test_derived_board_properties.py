"""What follows of a table from the one before and the objects that changed is what would be found anew."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.magic.applying.apply import apply_events
from bot.engine.magic.events import DamageMarked, Event, Tapped, Untapped, ZoneChanged
from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table import objects
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Objects, Zone
from bot.engine.magic.values import layers
from bot.engine.magic.values.board import Board, abilities_of_kind
from bot.engine.magic.values.layers import board_without_effects, values_without_effects
from bot.engine.magic.words.abilities import StaticAbility
from tests.examples import examples
from tests.properties.sharing import OBJECT_CHANGES, otherwise, shared_boards

GROUPS = (
    *("permanents", "functioning", "unusual", "handed_over", "bound", "with_counters", "attached", "unchecked"),
    *("deathtouched", "kinds_of_counters", "suspended", "astray", "rising"),
)
"""What is asked about all objects at once."""


def groups_of(things: Objects) -> dict[str, Any]:
    return {name: getattr(things, name) for name in GROUPS}


def told_of(board: Board) -> dict[str, Any]:
    """What is asked about the values of all permanents at once."""
    names = ("values", "permanents", "endangered", "kinds", "is_quiet")
    speaking = board.speaking
    static = abilities_of_kind(speaking, StaticAbility)
    return {name: getattr(board, name) for name in names} | {"speaking": list(speaking), "static": list(static)}


def made_anew(things: Objects) -> tuple[dict[str, Any], dict[str, Any]]:
    """The same of objects of which nothing is known."""
    fresh = Objects(things)
    values = {thing.id: values_without_effects(fresh, thing) for thing in fresh.values() if thing.on_battlefield}
    with patch.object(objects, "MANY", 10**9), patch.object(layers, "MANY", 10**9):
        return groups_of(fresh), told_of(Board(fresh, values))


def after_event(state: GameState, which: ObjectId, kind: str) -> GameState:
    """The state after an event that a draft applies."""
    thing = state.objects[which]
    events: dict[str, Event] = {
        "tapped": Tapped(which),
        "untapped": Untapped(which),
        "marked": DamageMarked(which, 1, True),
        "moved": ZoneChanged(which, thing.zone, Zone.GRAVEYARD),
    }
    return apply_events(state, [events[kind]])


def with_copy(state: GameState, which: ObjectId, name: str) -> GameState:
    """The state with one more object that is as this one is."""
    return replace(state, objects=state.table.copied_with(replace(state.objects[which], id=ObjectId(name))))


@settings(max_examples=examples(300))
@given(shared_boards(), st.data())
def test_what_follows_from_the_table_before_is_what_would_be_found_anew(state: GameState, data: st.DataObject) -> None:
    with patch.object(objects, "MANY", 1), patch.object(layers, "MANY", 1):
        for _ in range(5):
            if data.draw(st.booleans()):  # else the next table follows from one of which less is known
                found = groups_of(state.table), told_of(board_without_effects(state.table))
                assert found == made_anew(state.table)
            which = data.draw(st.sampled_from(sorted(state.objects)))
            change = data.draw(
                st.sampled_from(OBJECT_CHANGES) | st.sampled_from(("tapped", "untapped", "marked", "moved"))
            )
            state = after_event(state, which, change) if isinstance(change, str) else otherwise(state, which, **change)
            if data.draw(st.booleans()):
                state = with_copy(state, which, f"{which} again")
        assert told_of(board_without_effects(state.table)) == made_anew(state.table)[1]
        assert groups_of(state.table) == made_anew(state.table)[0]

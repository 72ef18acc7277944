"""Replacement effects of static abilities (CR 614), but for those of damage: how permanents enter, and what happens
instead of moves, counters, tokens, life gained and mana.

This file tries them in order; `wording` holds what they share, and each other file has one kind of event. A sentence is
read whole or not at all. Imports `triggers` and what lies below it."""

from bot.engine.magic.words.abilities import ReplacementAbility
from bot.oracle.replacements import counters_put, mana, moves, tokens_and_life
from bot.oracle.replacements.copies import read_copying, read_group_copying
from bot.oracle.replacements.destruction import read_destruction
from bot.oracle.replacements.draws import read_draws, says_would_draw
from bot.oracle.replacements.entering import (
    read_as_enters,
    read_control_replacement,
    read_enters,
    read_several_as_enters,
)
from bot.oracle.replacements.moves import read_move_and_more
from bot.oracle.replacements.wording import Replacements
from bot.oracle.text.cursor import Cursor

__all__ = [
    "read_as_enters",
    "read_copying",
    "read_destruction",
    "read_draws",
    "read_enters",
    "read_group_copying",
    "read_instead_replacement",
    "read_move_and_more",
    "read_several_as_enters",
    "says_would_draw",
]


def read_control_instead(at: Cursor) -> ReplacementAbility:
    """`control_instead` = control_replacement, its "if" read"""
    at.position -= 1
    return read_control_replacement(at)


def read_instead_replacement(at: Cursor) -> Replacements:
    """`instead_replacement` = "if" (counters_by_effect | counters_passive | counters_by_player | counters_got
    | tokens_by_effect | tokens_passive | tokens_by_player | life | tapped_for_mana | move | discarded_by_opponent
    | control_instead)"""
    at.expect("if")
    found = at.first_of(
        counters_put.read_counters_by_effect,
        counters_put.read_counters_passive,
        counters_put.read_counters_by_player,
        counters_put.read_counters_got,
        tokens_and_life.read_tokens_by_effect,
        tokens_and_life.read_tokens_passive,
        tokens_and_life.read_tokens_by_player,
        tokens_and_life.read_life,
        mana.read_tapped_for_mana,
        moves.read_move,
        moves.read_discarded_by_opponent,
        read_control_instead,
        expected="an event that the engine replaces",
    )
    at.expect_end()
    return (found,)

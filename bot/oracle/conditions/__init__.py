"""Conditions that cards state with "if", "as long as" and "unless" (CR 603.4, 604.1): one production for each form.

What is counted is a noun phrase of `descriptions`. Of what happened earlier the engine knows what `this_turn` reads;
a condition on anything else has no production, and the sentence is not read."""

from functools import partial

from bot.engine.magic.words.conditions import AttackedThisTurn, Not, TurnOf, Whose
from bot.oracle.conditions.casting import was_cast
from bot.oracle.conditions.melding import both_attack, own_and_control
from bot.oracle.conditions.numbers import number_lie, there_are
from bot.oracle.conditions.objects import counters_lie, object_is, size_is
from bot.oracle.conditions.paid import was_paid
from bot.oracle.conditions.players import (
    is_poisoned,
    life_total,
    read_controls,
    read_devotion,
    read_empty_library,
    read_player_has,
)
from bot.oracle.conditions.this_turn import read_happened_this_turn
from bot.oracle.conditions.wording import JOINTS, Heard, Stated, after_word
from bot.oracle.text.cursor import Cursor

__all__ = ["Heard", "Stated", "read_condition"]


def read_condition(at: Cursor, heard: Heard) -> Stated:
    """`condition` = simple [("and" | "or") simple]"""
    first = _read_simple_condition(at, heard)
    for word, join in JOINTS.items():
        second = at.attempt(after_word(word, partial(_read_simple_condition, heard=heard)))
        if second is not None:
            about = first.about if second.about in {None, first.about} else second.about if not first.about else None
            pair = first.pair if second.pair is None else second.pair
            return Stated(join((first.condition, second.condition)), about, pair)
    return first


def _read_simple_condition(at: Cursor, heard: Heard) -> Stated:
    """`simple` = "you attacked this turn" | own_and_control | both_attack | was_paid | turn | controls | has
    | is_poisoned | counters_lie | library | there_are | number_lie | happened | life_total | devotion | was_cast
    | object_is | size_is"""
    if at.take("you", "attacked", "this", "turn"):
        return Stated(AttackedThisTurn())
    return at.first_of(
        own_and_control,
        both_attack,
        partial(was_paid, heard=heard),
        _read_your_turn,
        partial(read_controls, heard=heard),
        partial(read_player_has, heard=heard),
        partial(is_poisoned, heard=heard),
        partial(counters_lie, heard=heard),
        read_empty_library,
        there_are,
        number_lie,
        read_happened_this_turn,
        life_total,
        read_devotion,
        partial(was_cast, heard=heard),
        partial(object_is, heard=heard),
        partial(size_is, heard=heard),
        expected="a condition that the engine judges",
    )


def _read_your_turn(at: Cursor) -> Stated:
    """`turn` = ("it's" ["not"] | "it isn't") "your turn" (CR 102.1)"""
    if at.take("it's", "your", "turn"):
        return Stated(TurnOf(Whose.YOU))
    if not at.take("it's", "not"):
        at.expect("it", "isn't")
    at.expect("your", "turn")
    return Stated(Not(TurnOf(Whose.YOU)))

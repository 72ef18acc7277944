"""Conditions that cards state with "if", "as long as" and "unless" (CR 603.4, 604.1): one production for each form.

This file tries them in order; `wording` holds what they share, and each other file has the conditions on one subject.
Of what happened earlier the engine knows only what `this_turn` reads; a sentence with any other condition is not read.
Imports `nouns` and `text`."""

from functools import partial

from bot.engine.magic.words.conditions import AttackedThisTurn, Not, TurnOf, Whose
from bot.oracle.conditions.casting import read_mana_spent, read_unpaid, read_was_cast
from bot.oracle.conditions.done_before import read_something_done, read_x_is
from bot.oracle.conditions.melding import read_pair_attacks, read_pair_owned
from bot.oracle.conditions.numbers import read_number_in_place, read_there_are
from bot.oracle.conditions.objects import (
    read_counters_on_object,
    read_lies_in,
    read_object_is,
    read_object_was,
    read_size_is,
)
from bot.oracle.conditions.paid import read_was_paid
from bot.oracle.conditions.players import (
    read_controls,
    read_devotion_is,
    read_empty_library,
    read_is_monarch,
    read_is_poisoned,
    read_life_total_is,
    read_player_has,
    read_total_size,
)
from bot.oracle.conditions.this_turn import read_ability_used, read_happened_this_turn
from bot.oracle.conditions.wording import JOINTS, NamedBefore, StatedCondition, production_after_word
from bot.oracle.text.cursor import Cursor

__all__ = ["NamedBefore", "StatedCondition", "read_condition"]


def read_condition(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`condition` = simple_condition [("and" | "or") simple_condition]"""
    first = _read_simple_condition(at, named)
    for word, join in JOINTS.items():
        second = at.attempt(production_after_word(word, partial(_read_simple_condition, named=named)))
        if second is not None:
            about = first.about if second.about in {None, first.about} else second.about if not first.about else None
            pair = first.pair if second.pair is None else second.pair
            return StatedCondition(join((first.condition, second.condition)), about, pair)
    return first


def _read_simple_condition(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`simple_condition` = "you attacked this turn" | something_done | x_is | pair_owned | pair_attacks | was_paid |
    your_turn | controls | player_has | is_monarch | is_poisoned | counters_on_object | empty_library | there_are |
    number_in_place | ability_used | happened_this_turn | life_total_is | devotion_is | total_size | lies_in | unpaid |
    mana_spent | was_cast | object_was | object_is | size_is"""
    if at.take("you", "attacked", "this", "turn"):
        return StatedCondition(AttackedThisTurn())
    earlier = at.attempt(partial(read_something_done, named=named)) if named.ways else None
    if earlier is None and named.x and at.at("x"):
        earlier = at.attempt(partial(read_x_is, named=named))
    if earlier is not None:
        return earlier
    return at.first_of(
        read_pair_owned,
        read_pair_attacks,
        partial(read_was_paid, named=named),
        partial(_read_your_turn, named=named),
        partial(read_controls, named=named),
        partial(read_player_has, named=named),
        partial(read_is_monarch, named=named),
        partial(read_is_poisoned, named=named),
        partial(read_counters_on_object, named=named),
        read_empty_library,
        read_there_are,
        read_number_in_place,
        read_ability_used,
        read_happened_this_turn,
        read_life_total_is,
        read_devotion_is,
        read_total_size,
        read_lies_in,
        partial(read_unpaid, named=named),
        partial(read_mana_spent, named=named),
        partial(read_was_cast, named=named),
        partial(read_object_was, named=named),
        partial(read_object_is, named=named),
        partial(read_size_is, named=named),
        expected="a condition that the engine judges",
    )


def _read_your_turn(at: Cursor, named: NamedBefore) -> StatedCondition:
    """`your_turn` = ("it's" ["not"] | "it isn't") ("your" | "that player's" | "their" | "an opponent's") "turn"
    (CR 102.1)"""
    denied = at.take("it's", "not") or at.take("it", "isn't")
    if not denied:
        at.expect("it's")
    if at.take("your"):
        whose = Whose.YOU
    elif at.take("an", "opponent's"):
        whose = Whose.AN_OPPONENT
    elif named.that_player and (at.take("that", "player's") or at.take("their")):
        whose = Whose.THAT_PLAYER
    else:
        raise at.error("whose turn")
    at.expect("turn")
    return StatedCondition(Not(TurnOf(whose)) if denied else TurnOf(whose))

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
from bot.oracle.conditions.players import controls, devotion, has, is_poisoned, library, life_total
from bot.oracle.conditions.this_turn import happened
from bot.oracle.conditions.wording import JOINTS, Heard, Stated, after
from bot.oracle.text.cursor import Cursor

__all__ = ["Heard", "Stated", "condition"]


def condition(at: Cursor, heard: Heard) -> Stated:
    """`condition` = simple [("and" | "or") simple]"""
    first = _simple(at, heard)
    for word, join in JOINTS.items():
        second = at.attempt(after(word, partial(_simple, heard=heard)))
        if second is not None:
            about = first.about if second.about in {None, first.about} else second.about if not first.about else None
            pair = first.pair if second.pair is None else second.pair
            return Stated(join((first.condition, second.condition)), about, pair)
    return first


def _simple(at: Cursor, heard: Heard) -> Stated:
    """`simple` = "you attacked this turn" | own_and_control | both_attack | was_paid | turn | controls | has
    | is_poisoned | counters_lie | library | there_are | number_lie | happened | life_total | devotion | was_cast
    | object_is | size_is"""
    if at.take("you", "attacked", "this", "turn"):
        return Stated(AttackedThisTurn())
    return at.first_of(
        own_and_control,
        both_attack,
        partial(was_paid, heard=heard),
        _turn,
        partial(controls, heard=heard),
        partial(has, heard=heard),
        partial(is_poisoned, heard=heard),
        partial(counters_lie, heard=heard),
        library,
        there_are,
        number_lie,
        happened,
        life_total,
        devotion,
        partial(was_cast, heard=heard),
        partial(object_is, heard=heard),
        partial(size_is, heard=heard),
        expected="a condition that the engine judges",
    )


def _turn(at: Cursor) -> Stated:
    """`turn` = ("it's" ["not"] | "it isn't") "your turn" (CR 102.1)"""
    if at.take("it's", "your", "turn"):
        return Stated(TurnOf(Whose.YOU))
    if not at.take("it's", "not"):
        at.expect("it", "isn't")
    at.expect("your", "turn")
    return Stated(Not(TurnOf(Whose.YOU)))

"""The condition under which static abilities hold (CR 604.1): "as long as", "while" and "during"."""

from dataclasses import replace

from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import Condition, Not, TurnOf, Whose
from bot.oracle.conditions import NamedBefore, StatedCondition, read_condition
from bot.oracle.statics.wording import Static
from bot.oracle.text.cursor import Cursor


def read_turn_of(at: Cursor) -> StatedCondition:
    """`turn_of` = "your turn" | "turns other than yours"."""
    if at.take("your", "turn"):
        return StatedCondition(TurnOf(Whose.YOU))
    at.expect("turns", "other", "than", "yours")
    return StatedCondition(Not(TurnOf(Whose.YOU)))


def read_as_long_as(at: Cursor, it: fl.ObjectSet | None) -> StatedCondition:
    """`as_long_as` = ("while" | "as long as") condition; `it`: what has been named before it, None: nothing"""
    if not at.take("while"):
        at.expect("as", "long", "as")
    return read_condition(at, NamedBefore(it, None if it == fl.THIS else it))


def abilities_under(at: Cursor, stated: Condition, found: tuple[Static, ...]) -> tuple[Static, ...]:
    """Return the abilities with the condition under which they hold (CR 604.1); raise where one already has a
    condition."""
    held: list[Static] = []
    for each in found:
        if each.condition is not None:
            raise at.error("one condition")
        always = replace(each, defining=False) if isinstance(each, ab.StaticAbility) else each  # CR 604.3a
        held.append(replace(always, condition=stated))
    return tuple(held)

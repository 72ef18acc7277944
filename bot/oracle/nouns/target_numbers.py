"""How many targets one instance of the word "target" has (CR 115.6, 601.2c)."""

from bot.engine.magic.words import filters as fl
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number


def read_target_number(at: Cursor, scope: Scope) -> fl.TargetSpec:
    """`target_number` = ("up to" | "at most") (number | "x") | "any number of" | number { [","] "or" number } | "x"
    (CR 115.6, 601.2c)"""
    if at.take("any", "number", "of"):
        return fl.TargetSpec(least=0, most=None)
    up_to = at.take("up", "to") or at.take("at", "most")
    if (scope.setting.x or scope.where) and at.take("x"):
        return fl.TargetSpec(least=0 if up_to else 1, x=True)
    most = at.attempt(read_number)
    if most is None:
        if up_to:
            raise at.error("a number")
        return fl.TargetSpec()
    least = 0 if up_to else most
    while not up_to and (more := at.attempt(_read_or_number)) is not None:
        most = more
    return fl.TargetSpec(least=least, most=most)


def _read_or_number(at: Cursor) -> int:
    comma = at.take(",")
    if not at.take("or") and not comma:
        raise at.error("a further number")
    return read_number(at)

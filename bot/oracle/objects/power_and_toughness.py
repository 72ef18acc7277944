"""Sizes in effects and statements (CR 208.4a, 613.4): what power and toughness are set to, and by how much they change.

An X of a size is what the cost says, or what "where X is" says at the end of the sentence."""

from dataclasses import replace

from bot.engine.magic.words import effects as fx
from bot.oracle.amounts.counts import read_for_each
from bot.oracle.amounts.quantities import read_quantity
from bot.oracle.nouns.scope import Scope
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number, read_size_change
from bot.oracle.text.tokens import Kind

X = fx.ValueOfX()


def read_base_size(at: Cursor, scope: Scope) -> fx.SetPowerToughness:
    """`base_size` = ["base"] "power and" ["base"] "toughness" (set_size | "each equal to" quantity) | "base" ("power" |
    "toughness") (number | "equal to" quantity)"""
    base = at.take("base")
    if at.take("power", "and", "base", "toughness") or at.take("power", "and", "toughness"):
        return _read_size_of_both(at, scope)
    if not base:
        raise at.error("“base power and toughness”")
    power = at.take("power")
    if not power:
        at.expect("toughness")
    value = read_quantity(at, scope) if at.take("equal", "to") else fx.Fixed(read_number(at))
    return fx.SetPowerToughness(value, None) if power else fx.SetPowerToughness(None, value)


def _read_size_of_both(at: Cursor, scope: Scope) -> fx.SetPowerToughness:
    if at.take("each"):
        at.expect("equal", "to")
        value = read_quantity(at, scope)
        return fx.SetPowerToughness(value, value)
    size = read_set_size(at)
    if size is None:
        raise at.error("a power and toughness")
    return size


def read_set_size(at: Cursor) -> fx.SetPowerToughness | None:
    """`set_size` = SIZE, without signs; None where none comes next"""
    token = at.token
    if token is None or token.kind is not Kind.SIZE:
        return None
    halves = token.word.split("/")
    if not all(half == "x" or half.isdecimal() for half in halves):
        return None
    at.position += 1
    return fx.SetPowerToughness(*(X if half == "x" else fx.Fixed(int(half)) for half in halves))


def read_size_change_amount(at: Cursor, scope: Scope) -> fx.ModifyPowerToughness:
    """`size_change_amount` = ["an additional"] (size_change ["for each" for_each] | X_SIZES) (CR 613.4c)"""
    at.take("an", "additional")
    token = at.token
    if token is not None and token.kind is Kind.SIZE and token.word in _X_SIZES:
        at.position += 1
        return _X_SIZES[token.word]
    size = fx.ModifyPowerToughness(*read_size_change(at))
    return replace(size, times=read_for_each(at, scope)) if at.take("for", "each") else size


_X_SIZES = {
    f"{power}/{toughness}": fx.ModifyPowerToughness(sizes[power], sizes[toughness], X)
    for sizes in ({"+x": 1, "-x": -1, "+0": 0, "-0": 0},)
    for power in sizes
    for toughness in sizes
    if "x" in power + toughness
}


def has_x(modifications: tuple[fx.Modification, ...]) -> bool:
    """Say whether one of them speaks of X."""
    return any(X in _amounts_of(each) for each in modifications)


def _amounts_of(modification: fx.Modification) -> tuple[fx.Amount | None, ...]:
    match modification:
        case fx.SetPowerToughness(power=power, toughness=toughness):
            return power, toughness
        case fx.ModifyPowerToughness(times=times):
            return (times,)
        case _:
            return ()


def with_x(modifications: tuple[fx.Modification, ...], value: fx.Amount) -> tuple[fx.Modification, ...]:
    """Return the modifications with `value` in the place of X."""
    return tuple(_with_x(each, value) for each in modifications)


def _with_x(modification: fx.Modification, value: fx.Amount) -> fx.Modification:
    match modification:
        case fx.SetPowerToughness(power=power, toughness=toughness):
            return fx.SetPowerToughness(value if power == X else power, value if toughness == X else toughness)
        case fx.ModifyPowerToughness(times=times) if times == X:
            return replace(modification, times=value)
        case _:
            return modification


def read_multiplied_by(
    at: Cursor, scope: Scope, modifications: tuple[fx.Modification, ...]
) -> tuple[fx.Modification, ...]:
    """`multiplied_by` = ["for each" for_each], behind a duration: multiplies the last size change, if that has plain
    numbers"""
    last = modifications[-1]
    if not isinstance(last, fx.ModifyPowerToughness) or last.times != fx.ONE or not at.take("for", "each"):
        return modifications
    return (*modifications[:-1], replace(last, times=read_for_each(at, scope)))

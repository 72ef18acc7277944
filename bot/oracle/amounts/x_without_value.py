"""Whether a reading speaks of an X (CR 107.3), which something must give a value to."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within

T = TypeVar("T")


def replace_parts(part: T, others: Mapping[Any, Any]) -> T:
    """Return the part with others in the place of those anywhere within it."""
    if isinstance(part, tuple):
        return tuple(replace_parts(each, others) for each in part)  # type: ignore[return-value]  # of the same members
    if part in others:
        return others[part]  # type: ignore[no-any-return]  # one of the same kind
    if not is_dataclass(part) or isinstance(part, type):
        return part
    return replace(part, **{each.name: replace_parts(getattr(part, each.name), others) for each in fields(part)})


def speaks_of(part: object, kinds: tuple[type, ...]) -> bool:
    """Say whether an instance of one of these classes is anywhere within `part`."""
    return isinstance(part, kinds) or any(speaks_of(child, kinds) for child in parts_within(part))


def is_described_by_x(part: object) -> bool:
    """Say whether something within `part` is compared with an X, outside what says itself what X is."""
    if isinstance(part, fx.WhereXIs) or (isinstance(part, fl.TargetSpec) and part.x_is is not None):
        return False
    compares = isinstance(part, fl.Comparison) and part.x is not None
    return compares or any(is_described_by_x(child) for child in parts_within(part))


def speaks_of_x(part: object) -> bool:
    """Say whether X is an amount within `part`, or something there is compared with X."""
    return speaks_of(part, (fx.ValueOfX,)) or is_described_by_x(part)

"""Whether a reading speaks of an X (CR 107.3), which something must give a value to."""

from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.conditions import parts_within


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

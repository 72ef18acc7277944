"""Mana costs in symbols, `{2}{W/U}{G/P}` (CR 107.4, 202): their mana value, and how many symbols are of which color."""

import re
from collections.abc import Collection
from functools import lru_cache

from bot.engine.magic.ground.colors import Color

SYMBOL = re.compile(r"\{([^{}]*)\}")


@lru_cache(maxsize=512)
def mana_value(cost: str) -> int:
    """CR 202.3: the total amount of mana; an X counts 0 (202.3e), no cost at all is worth 0 (202.3a)."""
    return sum(mana_value_of_symbol(symbol) for symbol in symbols_of_cost(cost))


@lru_cache(maxsize=512)
def symbols_of_cost(cost: str) -> tuple[str, ...]:
    """The symbols without their braces, in capitals."""
    return tuple(found.upper() for found in SYMBOL.findall(cost))


def with_generic_mana_added_up(cost: str) -> str:
    """CR 107.4b: the same cost with its generic mana in one number, behind its X: `{2}{G}{2}` is `{4}{G}`."""
    symbols = symbols_of_cost(cost)
    variable = [each for each in symbols if each in {"X", "Y", "Z"}]
    generic = sum(int(each) for each in symbols if each.isdecimal())
    others = [each for each in symbols if not each.isdecimal() and each not in variable]
    added = [*variable, *([str(generic)] if generic else []), *others]
    return "".join(f"{{{each}}}" for each in added or ["0"])


def mana_value_of_symbol(symbol: str) -> int:
    """CR 202.3e-g: a hybrid symbol counts as its largest part, a Phyrexian one as 1."""
    return max(mana_value_of_part(part) for part in symbol.split("/"))


def mana_value_of_part(part: str) -> int:
    """CR 202.3e: a number counts as itself, X as 0, anything else as 1."""
    if part.isdecimal():
        return int(part)
    return 0 if part in {"X", "Y", "Z"} else 1


def count_colored_symbols(cost: str, colors: Collection[Color]) -> int:
    """CR 700.5: how many of the symbols are of one of the colors, hybrid and Phyrexian ones among them."""
    return sum(any(color in symbol.split("/") for color in colors) for symbol in symbols_of_cost(cost))

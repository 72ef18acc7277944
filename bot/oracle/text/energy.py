"""Energy as cards write it (CR 107.14): its symbol so often, or a number before it."""

from bot.engine.magic.ground.player_counters import ENERGY_SYMBOL
from bot.oracle.text.cursor import Cursor
from bot.oracle.text.numbers import read_number

SYMBOL = ENERGY_SYMBOL.lower()


def read_energy(at: Cursor) -> int:
    """`energy` = "{E}" { "{E}" } | number "{E}"."""
    found = 0
    while at.take(SYMBOL):
        found += 1
    if not found:
        found = read_number(at)
        at.expect(SYMBOL)
    return found

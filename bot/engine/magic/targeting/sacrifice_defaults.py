"""The order in which players sacrifice permanents by default (CR 701.21a).

A default is not a rule: it is what most players would do, and every answer says that it was a default."""

from collections.abc import Iterable

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import characteristic_number
from bot.engine.magic.values.layers import characteristics

WORTH_OF_ABILITIES = 3
"""The points for having any abilities, beside power, toughness, mana value and loyalty."""


def least_valuable_first(state: GameState, source: ObjectId, permanents: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """The permanents, the least valuable first, of equals the first of them; the source itself last."""

    def rank(permanent: ObjectId) -> tuple[bool, int]:
        return permanent == source, worth_of_permanent(state, state.objects[permanent])

    return tuple(sorted(permanents, key=rank))


def worth_of_permanent(state: GameState, thing: GameObject) -> int:
    """Points that are only compared: size, mana value, loyalty, and some for having abilities."""
    values = characteristics(state, thing.id)
    size = max(0, values.power or 0) + max(0, values.toughness or 0) if values.is_creature else 0
    cost = 0 if thing.token else characteristic_number(thing, values, "mana value")
    return size + cost + thing.counters.get("loyalty", 0) + (WORTH_OF_ABILITIES if values.abilities else 0)

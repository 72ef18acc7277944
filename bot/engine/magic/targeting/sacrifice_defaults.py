"""What a player gives up first where nothing says what (CR 701.21a): the order in which defaults take permanents.

A default is not a rule: it is what most players would do, and every answer says that it was one."""

from collections.abc import Iterable

from bot.engine.magic.ground.identifiers import ObjectId
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.filter_matching import characteristic_number
from bot.engine.magic.values.layers import characteristics

WORTH_OF_ABILITIES = 3
"""How much any abilities are taken to be worth, beside power, toughness, mana value and loyalty."""


def least_valuable_first(state: GameState, source: ObjectId, permanents: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """The permanents, what is worth least first: small ones without abilities; the source itself last."""

    def rank(permanent: ObjectId) -> tuple[bool, int, ObjectId]:
        return permanent == source, worth_of_permanent(state, state.objects[permanent]), permanent

    return tuple(sorted(permanents, key=rank))


def worth_of_permanent(state: GameState, thing: GameObject) -> int:
    """In points that only compare: size, mana value and loyalty, and something for having abilities."""
    values = characteristics(state, thing.id)
    size = max(0, values.power or 0) + max(0, values.toughness or 0) if values.is_creature else 0
    cost = 0 if thing.token else characteristic_number(thing, values, "mana value")
    return size + cost + thing.counters.get("loyalty", 0) + (WORTH_OF_ABILITIES if values.abilities else 0)

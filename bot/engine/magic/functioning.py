"""Where abilities function (CR 113.6): the objects whose static abilities count now, each with what it has.

Finds; what each ability means is for the chapter that asks."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TypeVar

from bot.engine.magic.abilities import Conditional
from bot.engine.magic.holding import holds
from bot.engine.magic.layers import board, characteristics
from bot.engine.magic.matching import Context
from bot.engine.magic.objects import GameObject
from bot.engine.magic.state import GameState

AbilityT = TypeVar("AbilityT", bound=Conditional)


def static_abilities(state: GameState, kind: type[AbilityT]) -> Iterator[tuple[GameObject, AbilityT]]:
    """CR 604.1: the abilities of that kind that function and whose conditions hold, each with its object."""
    for thing, ability in conditional_abilities(state):
        if isinstance(ability, kind):
            yield thing, ability


@lru_cache(maxsize=8)
def conditional_abilities(state: GameState) -> tuple[tuple[GameObject, Conditional], ...]:
    """Every such ability, of whatever kind, in the order of the objects."""
    values = partial(characteristics, state)
    return tuple(
        (thing, ability)
        for thing, described in board(state).speaking
        for ability in described.meant
        if isinstance(ability, Conditional)
        and (ability.condition is None or holds(state, Context(thing.id, thing.controller), ability.condition, values))
    )

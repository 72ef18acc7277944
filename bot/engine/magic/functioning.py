"""Where abilities function (CR 113.6): the objects whose static abilities count now, each with what it has.

Finds; what each ability means is for the chapter that asks."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TypeVar

from bot.engine.magic.abilities import Conditional, PlayersRule
from bot.engine.magic.changed import changed
from bot.engine.magic.holding import holds
from bot.engine.magic.layers import Board, board, characteristics
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
    """Every such ability, of whatever kind, in the order of the objects, and what resolved ones say for a while."""
    values = partial(characteristics, state)
    standing = tuple(
        (thing, ability)
        for thing, ability in of_board(board(state))
        if ability.condition is None or holds(state, Context(thing.id, thing.controller), ability.condition, values)
    )
    return (*standing, *for_a_while(state))


@lru_cache(maxsize=8)
def of_board(there: Board) -> tuple[tuple[GameObject, Conditional], ...]:
    """Those of the objects on it, whether or not their conditions hold, found once for states with the same board."""
    return tuple(
        (thing, ability)
        for thing, described in there.speaking
        for ability in described.meant
        if isinstance(ability, Conditional)
    )


def for_a_while(state: GameState) -> Iterator[tuple[GameObject, Conditional]]:
    """CR 611.2c: the rules for players that resolved spells and abilities made, each with its source as an object of
    whoever controlled those."""
    for imposed in state.imposed:
        if isinstance(imposed.rule, PlayersRule):
            yield changed(state.objects[imposed.source], controller=imposed.controller), imposed.rule

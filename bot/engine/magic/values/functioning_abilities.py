"""Where abilities function (CR 113.6): the objects whose static abilities count now, each with what it has.

Finds; what each ability means is for the chapter that asks."""

from collections.abc import Iterator
from functools import partial
from typing import TypeVar

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.values.board import abilities_of_kind
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import characteristics, project_board
from bot.engine.magic.words import abilities as ab

AbilityT = TypeVar("AbilityT", bound=ab.Conditional)


def static_abilities(state: GameState, kind: type[AbilityT]) -> Iterator[tuple[GameObject, AbilityT]]:
    """CR 604.1: the abilities of that class that function and whose conditions hold, each with its object; then those
    that resolved spells and abilities made for a while."""
    values = partial(characteristics, state)
    for thing, ability in abilities_of_kind(project_board(state).speaking, kind):
        context = Context(thing.id, thing.controller)
        holding = ability.condition is None or condition_holds(state, context, ability.condition, values)
        if holding and isinstance(ability, kind):
            yield thing, ability
    for thing, rule in imposed_player_rules(state):
        if isinstance(rule, kind):
            yield thing, rule


def imposed_player_rules(state: GameState) -> Iterator[tuple[GameObject, ab.Conditional]]:
    """CR 611.2c: the rules for players that resolved spells and abilities made; each source is given as controlled by
    whoever controlled the spell or ability."""
    for imposed in state.ongoing.imposed:
        if isinstance(imposed.rule, ab.PlayersRule):
            yield changed(state.objects[imposed.source], controller=imposed.controller), imposed.rule

"""Where abilities function (CR 113.6): the objects whose static abilities count now, each with what it has.

Finds; what each ability means is for the chapter that asks."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TypeVar

from bot.engine.magic.ground.changed_fields import changed
from bot.engine.magic.table.ability_context import Context
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.table.ongoing_effects import NOTHING_ONGOING
from bot.engine.magic.values.board import abilities_of_kind
from bot.engine.magic.values.condition_checks import condition_holds
from bot.engine.magic.values.layers import board_without_effects, characteristics, project_board
from bot.engine.magic.words import abilities as ab

AbilityT = TypeVar("AbilityT", bound=ab.Conditional)


@lru_cache(maxsize=8)
def is_quiet(state: GameState) -> bool:
    """CR 113.6: whether no ability or effect at all looks at what happens: none triggers on it (603), modifies it
    (614), forbids it (101.2), or could end or give control (611.2b, 613.1b). What moves where an ability of its own
    functions is not quiet there."""
    return (
        not state.effects
        and not state.stack
        and state.ongoing is NOTHING_ONGOING
        and board_without_effects(state.table).is_quiet
    )


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

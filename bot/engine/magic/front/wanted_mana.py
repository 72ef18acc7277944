"""Which mana players will want, by what the scenario has them cast next: of mana whose kind nobody states (CR 106.3)
they make what that costs, by default."""

from collections.abc import Iterable, Mapping, Sequence

from bot.engine.magic.asking.scenario import Action, Cast
from bot.engine.magic.casting.card_parts import castable_parts
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.game_state import GameState


def next_casts(actions: Sequence[Action]) -> Sequence[Iterable[Cast]]:
    """For each place among the actions, and for that behind the last, the next spell from there on that each player
    casts, the sooner first; of those that say no player, the next of all."""
    nearest: dict[PlayerId | None, Cast] = {}
    found = [nearest.values()]
    for action in reversed(actions):
        if isinstance(action, Cast):
            nearest = {action.by: action} | {by: each for by, each in nearest.items() if by != action.by}
        found.append(nearest.values())
    return found[::-1]


def wanted_mana(state: GameState, to_come: Iterable[Cast]) -> Mapping[PlayerId, str]:
    """For each player the mana cost of the next spell that they cast, in mana symbols."""
    found: dict[PlayerId, str] = {}
    for action in to_come:
        found.setdefault(state.active if action.by is None else action.by, cost_of(state, action))
    return found


def cost_of(state: GameState, action: Cast) -> str:
    """CR 202.1: the printed mana cost of what is cast; none of what is not there yet."""
    thing = state.objects.get(action.spell)
    definition = action.definition or (None if thing is None else thing.definition)
    if definition is None:
        return ""
    return definition.faces[castable_parts(definition)[0] if action.face is None else action.face].mana_cost

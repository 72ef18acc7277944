"""What a player does for another one whom they control (CR 723.5): it is still that other player who does it."""

from dataclasses import replace
from typing import TypeVar

from bot.engine.magic.asking.scenario import Activate, Attack, Block
from bot.engine.magic.ground.identifiers import PlayerId
from bot.engine.magic.table.game_state import GameState

ActionT = TypeVar("ActionT")


def action_of_controlled(state: GameState, action: ActionT) -> ActionT:
    """CR 723.5: the action without the player who is said to do it, where that player makes the decisions of whoever
    alone could."""
    match action:
        case Attack(by=by) if by is not None and decides_for(state, by, state.active):
            return replace(action, by=None)
        case Block(by=by, blockers=blockers) if by is not None and blockers:
            whose = {state.objects[each].controller for each in blockers}
            return replace(action, by=None) if all(decides_for(state, by, each) for each in whose) else action
        case Activate(by=by, source=source) if by is not None:
            controller = state.objects[source].controller
            return replace(action, by=None) if decides_for(state, by, controller) else action
        case _:
            return action


def decides_for(state: GameState, by: PlayerId, player: PlayerId) -> bool:
    """CR 723.5: whether it is another player for whom this one decides."""
    return by != player and state.decider(player) == by

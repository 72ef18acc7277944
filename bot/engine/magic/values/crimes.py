"""Committing crimes (CR 700.13)."""

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.game_state import GameState
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.table.stack_objects import StackedAbility


def is_crime(state: GameState, stacked: StackedAbility) -> bool:
    """CR 700.13: whether the spell or ability that is put on the stack targets an opponent, anything that one controls,
    or a card in an opponent's graveyard."""
    opponents = state.opponents(stacked.controller)
    return any(is_of_players(state, opponents, each.what) for each in stacked.targets if each.what is not None)


def is_of_players(state: GameState, players: tuple[PlayerId, ...], target: Recipient) -> bool:
    """Whether it is one of the players, a permanent, spell or ability of theirs, or a card in their graveyards."""
    if isinstance(target, PlayerId):
        return target in players
    if target in state.stacked:
        return state.stacked[ObjectId(target)].controller in players
    thing = state.objects.get(target)
    if thing is None:
        return False
    return (thing.owner if thing.zone is Zone.GRAVEYARD else thing.controller) in players

"""Which static paragraphs are in force: those of permanents, equipment and rituals, for their controller."""

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.magenoir.ground.identifiers import PlayerId
from bot.engine.magenoir.table.game_state import GameState
from bot.engine.magenoir.table.objects import Card
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl

StaticT = TypeVar("StaticT", bound=ab.Static)

STATES_IN_FORCE = frozenset({fl.BoardState.PERMANENT, fl.BoardState.EQUIPPED, fl.BoardState.RITUAL})


def find_statics_in_force(state: GameState, player: PlayerId, kind: type[StaticT]) -> Sequence[tuple[Card, StaticT]]:
    """Return the static paragraphs of the class that are in force for the player, each with its card: those of their
    permanents, equipment and rituals, then those that hold for the player this turn."""
    names = state.cards_by_static.get(kind, ())
    if not names and not state.this_turn:
        return ()
    lying = [card for card in map(state.cards.__getitem__, names) if card.state in STATES_IN_FORCE]
    said = [
        (card, each)
        for card in lying
        if card.controller == player
        for each in card.facts.statics
        if isinstance(each, kind)
    ]
    held = [
        (state.cards[lasting.source], lasting.paragraph)
        for lasting in state.this_turn
        if lasting.player == player and isinstance(lasting.paragraph, kind)
    ]
    return [*said, *held]

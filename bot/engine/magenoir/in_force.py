"""Which paragraphs hold now: those of permanents, equipment and rituals, for the player who controls them."""

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.magenoir import abilities as ab
from bot.engine.magenoir import filters as fl
from bot.engine.magenoir.identifiers import PlayerId
from bot.engine.magenoir.objects import Card
from bot.engine.magenoir.state import GameState

StaticT = TypeVar("StaticT", bound=ab.Static)

IN_FORCE = frozenset({fl.BoardState.PERMANENT, fl.BoardState.EQUIPPED, fl.BoardState.RITUAL})


def statics_of(state: GameState, player: PlayerId, kind: type[StaticT]) -> Sequence[tuple[Card, StaticT]]:
    """What of that kind the player's permanents, equipment and rituals say, and what of it holds for the player this
    turn."""
    names = state.stating.get(kind, ())
    if not names and not state.this_turn:
        return ()
    lying = [card for card in map(state.cards.__getitem__, names) if card.state in IN_FORCE]
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

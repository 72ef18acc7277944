"""Which paragraphs hold now: those of permanents, equipment and rituals, for the player who controls them."""

from collections.abc import Iterator

from bot.engine.magenoir.abilities import Static, Triggered
from bot.engine.magenoir.filters import BoardState
from bot.engine.magenoir.identifiers import PlayerId
from bot.engine.magenoir.objects import Card
from bot.engine.magenoir.state import GameState

IN_FORCE = frozenset({BoardState.PERMANENT, BoardState.EQUIPPED, BoardState.RITUAL})


def statics_of(state: GameState, player: PlayerId) -> Iterator[tuple[Card, Static]]:
    """What the player's permanents, equipment and rituals say, and what holds for the player this turn."""
    for name in state.stating:
        card = state.cards[name]
        if card.state in IN_FORCE and card.controller == player:
            for each in card.facts.statics:
                yield card, each
    for lasting in state.this_turn:
        if lasting.player == player and not isinstance(lasting.paragraph, Triggered):
            yield state.cards[lasting.source], lasting.paragraph

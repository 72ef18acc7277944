"""The frozen state of a game: it answers questions; `events/apply_event.py` makes the next state."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum

from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import NO_MANA, Mana
from bot.engine.magenoir.table.objects import Card, Player
from bot.engine.magenoir.words import abilities as ab
from bot.engine.record import wide_record


class Phase(StrEnum):
    """The phases of a turn, in order; the values are the scenario file's words."""

    TURN_START = "turn start"
    DRAW = "draw"
    MANA_RECOVERY = "mana recovery"
    MAIN = "main"
    END = "end"


PHASES = tuple(Phase)


@dataclass(frozen=True, slots=True)
class LastingParagraph:
    """A paragraph of a card that holds for a player until the turn ends."""

    source: ObjectId
    player: PlayerId
    paragraph: ab.Triggered | ab.Static


@wide_record
class GameState:
    """Everything on the table. Players stand in seating order; cards in the order in which they came to be."""

    players: Mapping[PlayerId, Player]
    cards: Mapping[ObjectId, Card]
    active: PlayerId
    phase: Phase = Phase.MAIN
    available: tuple[Mana, Mana] = (NO_MANA, NO_MANA)
    """The two piles of the Available Ether."""
    added: int = 0
    """How many Mana have been added in this recovery phase."""
    taken: bool = False
    """Whether a pile has been taken in this recovery phase."""
    prepared_this_turn: frozenset[ObjectId] = frozenset()
    counted_twice: frozenset[ObjectId] = frozenset()
    """The components that counted for two this turn, as they do once each turn."""
    ignored_this_turn: Mapping[ObjectId, int] = field(default_factory=dict)
    """How much damage each card that ignores some has ignored this turn."""
    unharmed_this_turn: frozenset[PlayerId] = frozenset()
    """Who is dealt no damage for the rest of the turn."""
    this_turn: tuple[LastingParagraph, ...] = ()
    winner: PlayerId | None = None
    over: bool = False
    cards_by_static: Mapping[type, Sequence[ObjectId]] = field(init=False, repr=False, compare=False)
    """The cards that have a static paragraph of each class; a card that comes to be later is unknown and has none."""

    def __post_init__(self) -> None:
        """Look once through the cards: what holds is asked for at every action."""
        cards_by_static: dict[type, list[ObjectId]] = {}
        for name, card in self.cards.items():
            for kind in card.facts.static_kinds:
                cards_by_static.setdefault(kind, []).append(name)
        object.__setattr__(self, "cards_by_static", cards_by_static)

    def opponent(self, player: PlayerId) -> PlayerId:
        """The other player; it is a game for two."""
        return next(name for name in self.players if name != player)

    def board(self) -> Iterator[Card]:
        """Every card on the board, in the order in which they came to be."""
        return (card for card in self.cards.values() if card.on_board)

    def total_mana(self) -> Mana:
        """All Mana outside the Infinite Ether: reserves, piles, and what is locked under cards."""
        places = [*self.available, *(player.reserve for player in self.players.values())]
        return Mana(*map(sum, zip(*places, *(card.mana for card in self.cards.values()), strict=True)))

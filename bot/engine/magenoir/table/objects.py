"""The objects of the table: a card in its zone, a player with hand, deck, discard and reserve."""

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId
from bot.engine.magenoir.ground.mana import NO_MANA, Mana
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.card_facts import CardFacts
from bot.engine.record import wide_record

BOARD_STATE_BY_TYPE: dict[fl.CardType, fl.BoardState] = {
    fl.CardType.SPELL: fl.BoardState.PREPARED,
    fl.CardType.PERMANENT: fl.BoardState.PERMANENT,
    fl.CardType.EQUIPMENT: fl.BoardState.EQUIPPED,
    fl.CardType.RITUAL: fl.BoardState.RITUAL,
}
"""How a card lies on the board once it was put there."""


@wide_record
class Card:
    """A card where it lies. `state` is None off the board, `hit_points` for what has none; `mana` is locked under; the
    controller is the owner off the board."""

    id: ObjectId
    facts: CardFacts
    owner: PlayerId
    controller: PlayerId
    zone: fl.Zone = fl.Zone.HAND
    state: fl.BoardState | None = None
    mana: Mana = NO_MANA
    hit_points: int | None = None
    indestructible: bool = False
    x: int = 0
    """What was chosen for the X of its cost."""

    @property
    def on_board(self) -> bool:
        return self.state is not None


@wide_record
class Player:
    """A player. `deck` is top first; below it more cards lie that nobody listed if `deck_goes_on`."""

    name: PlayerId
    hit_points: int = 20
    reserve: Mana = NO_MANA
    hand: tuple[ObjectId, ...] = ()
    deck: tuple[ObjectId, ...] = ()
    deck_goes_on: bool = True
    discard: tuple[ObjectId, ...] = ()
    mage_noir: bool = False
    out_of_cards: bool = False
    """A card had to be drawn and there was none: defeated as soon as a defeat is looked for."""
    lost: bool = False

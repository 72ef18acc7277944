"""What can happen: one frozen class an event, and the closed union of them.

The outcome's labels and the explanations each `match` the union, so that none can be forgotten in either."""

from enum import StrEnum
from typing import Any, TypeAlias

from bot.engine.magenoir.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.ground.options import OpenQuestion
from bot.engine.magenoir.ground.refusals import Refusal
from bot.engine.magenoir.table.game_state import Phase
from bot.engine.magenoir.words import abilities as ab
from bot.engine.magenoir.words import filters as fl
from bot.engine.record import record_class


class Act(StrEnum):
    """What a player announces."""

    PREPARE = "prepare"
    CHANNEL = "channel"
    ACTIVATE = "activate"
    USE = "use"
    TRADE = "trade"
    ADD = "add"
    TAKE = "take"


class Window(StrEnum):
    """Where an any-time effect stands to the chain that waits; FREE where none does."""

    BEFORE = "before"
    AFTER = "after"
    FREE = "free"


# Around the chains: these are no actions of a chain and have no label.


@record_class
class PhaseBegan:
    """A phase of a player's turn; the turn start begins the turn."""

    phase: Phase
    player: PlayerId


@record_class
class Announced:
    """An act was announced, with its targets and components; it waits for answers."""

    act: Act
    by: PlayerId
    what: ObjectId | None
    targets: tuple[Recipient, ...] = ()
    components: tuple[ObjectId, ...] = ()
    window: Window | None = None
    """Of an any-time effect."""


@record_class
class ChainBegan:
    """`starter` is the card, or the player for what no card starts; `number` counts the chains from 0."""

    starter: Recipient
    number: int


@record_class
class ChainEnded:
    starter: Recipient
    number: int


@record_class
class ActionTriggered:
    """A card's paragraph triggered: its actions are the next ones of the chain."""

    source: ObjectId
    controller: PlayerId


@record_class
class ActionsOrdered:
    """The player whose turn it is ordered what came at one moment."""

    by: PlayerId
    order: tuple[ObjectId, ...]
    default: bool = False


@record_class
class DamageRedirected:
    """A player let a protector of theirs take damage from the source."""

    source: ObjectId
    by: PlayerId
    protector: ObjectId


@record_class
class ChoiceMade:
    """A choice was made by an answer, or by its default; `options` is how many there were."""

    by: PlayerId
    choice: str
    picked: Any
    default: bool
    options: int


@record_class
class ActionRefused:
    """An action of the scenario is not allowed, by its number."""

    action: int
    refusal: Refusal


@record_class
class QuestionLeftOpen:
    """The result depends on what the publisher left open; `card` is the one that is concerned, if any."""

    question: OpenQuestion
    card: ObjectId | None = None


@record_class
class EndlessLoop:
    """A chain that would never end was cut short: these cards trigger one another."""

    cards: tuple[ObjectId, ...]


@record_class
class PlayerDefeated:
    """`by_empty_deck`: a card had to be drawn and there was none; else no hit points were left."""

    player: PlayerId
    by_empty_deck: bool


@record_class
class GameEnded:
    """`winner` is None when both were defeated at once."""

    winner: PlayerId | None


# The actions of a chain.


@record_class
class DamageDealt:
    """To all recipients at once, each so many points; `ignored` says which cards took how much off before."""

    source: ObjectId
    amount: int
    to: tuple[Recipient, ...]
    ignored: tuple[tuple[ObjectId, int], ...] = ()


@record_class
class Healed:
    source: ObjectId
    amount: int
    to: tuple[Recipient, ...]


@record_class
class HitPointsLost:
    source: ObjectId
    amount: int
    to: tuple[Recipient, ...]


@record_class
class CardDrawn:
    player: PlayerId
    card: ObjectId


@record_class
class NothingToDraw:
    """The deck is empty: the player is defeated."""

    player: PlayerId


@record_class
class CardDiscarded:
    """From a hand, or from the board: `from_hand` says which."""

    card: ObjectId
    player: PlayerId
    from_hand: bool


@record_class
class CardDestroyed:
    card: ObjectId


@record_class
class EffectsApplied:
    """Of a component: its own actions follow."""

    component: ObjectId


@record_class
class CardReturned:
    """To its owner's deck, `position` from the top, or to the hand where it is None.

    `unknown_above` are cards of a deck that nobody listed, which lie above it there."""

    card: ObjectId
    player: PlayerId
    position: int | None
    unknown_above: tuple[ObjectId, ...] = ()


@record_class
class TopCardSeen:
    """A player looked at the top card of the deck; `card` is None where nobody said which it is, or there is none."""

    player: PlayerId
    card: ObjectId | None


@record_class
class ShuffledIn:
    """Cards of a discard were shuffled into the deck."""

    player: PlayerId
    cards: tuple[ObjectId, ...]


@record_class
class DamageCancelled:
    """A player is dealt no damage for the rest of the turn."""

    player: PlayerId


@record_class
class HoldsThisTurn:
    """A card's paragraph holds for a player until the turn ends."""

    source: ObjectId
    player: PlayerId
    paragraph: ab.Triggered | ab.Static


@record_class
class CountedTwice:
    """A component counted for two, which it does once each turn."""

    card: ObjectId


@record_class
class BecameIndestructible:
    card: ObjectId


@record_class
class BecameMageNoir:
    player: PlayerId


@record_class
class ManaPaid:
    """From a reserve to the Available Ether; `piles` says for each Mana card in turn to which pile."""

    player: PlayerId
    mana: Mana
    piles: tuple[int, ...]


@record_class
class ManaReleased:
    """From under a card to the Available Ether; `left` whether the card has left the board."""

    card: ObjectId
    mana: Mana
    piles: tuple[int, ...]
    left: bool = True


@record_class
class ManaAdded:
    """From the Infinite Ether to a pile of the Available Ether."""

    player: PlayerId
    element: Element
    pile: int
    in_recovery: bool = True


@record_class
class ManaLocked:
    """From the Infinite Ether under a card."""

    card: ObjectId
    mana: Mana


@record_class
class ManaMoved:
    """From under a card or from a reserve to under a card or to a reserve."""

    origin: Recipient
    to: Recipient
    mana: Mana


@record_class
class ReserveEmptied:
    """All Mana of a reserve goes to the Available Ether."""

    player: PlayerId
    mana: Mana
    piles: tuple[int, ...]


@record_class
class PileTaken:
    player: PlayerId
    pile: int
    mana: Mana


@record_class
class ManaTaken:
    """From the Available Ether to a reserve, by a card's effect; `from_first` of them from pile 0."""

    player: PlayerId
    element: Element
    amount: int
    from_first: int


@record_class
class ManaTraded:
    """Two given to the Available Ether, or one where a card lets that be; one taken from a pile of it."""

    player: PlayerId
    given: tuple[Element, ...]
    taken: Element
    from_pile: int
    piles: tuple[int, ...]


@record_class
class CardPrepared:
    """From the hand to the board, with its Mana locked under it; `state` is where it lies: a spell is prepared."""

    player: PlayerId
    card: ObjectId
    state: fl.BoardState
    mana: Mana
    x: int = 0
    """Of a cost with an X."""


@record_class
class CardChannelled:
    player: PlayerId
    card: ObjectId


@record_class
class PaymentDeclined:
    """A player did not do what a card let them do."""

    source: ObjectId
    player: PlayerId


@record_class
class CannotPay:
    source: ObjectId
    player: PlayerId
    mana: Mana


@record_class
class TargetInvalid:
    """The action does nothing; `target` is None where there was none to designate."""

    source: ObjectId
    target: Recipient | None


OfHitPoints: TypeAlias = DamageDealt | Healed | HitPointsLost
OfHands: TypeAlias = CardDrawn | NothingToDraw | CardDiscarded | TopCardSeen | ShuffledIn
"""What happens to hands, decks and discards."""
OfCards: TypeAlias = (
    CardPrepared | CardChannelled | CardDestroyed | CardReturned | EffectsApplied | CountedTwice | BecameIndestructible
)
"""What happens to the cards of the board."""
OfMana: TypeAlias = (
    ManaPaid | ManaReleased | ManaAdded | ManaLocked | ManaMoved | ReserveEmptied | PileTaken | ManaTaken | ManaTraded
)
OfPlayers: TypeAlias = DamageCancelled | HoldsThisTurn | BecameMageNoir
"""What holds for a player from then on."""
NotDone: TypeAlias = PaymentDeclined | CannotPay | TargetInvalid
"""An action that did nothing, and why."""

Performed: TypeAlias = OfHitPoints | OfHands | OfCards | OfMana | OfPlayers | NotDone
"""What an action of a chain did: each has a label in the outcome."""

Around: TypeAlias = (
    PhaseBegan
    | Announced
    | ChainBegan
    | ChainEnded
    | ActionTriggered
    | ActionsOrdered
    | DamageRedirected
    | ChoiceMade
    | ActionRefused
    | QuestionLeftOpen
    | EndlessLoop
    | PlayerDefeated
    | GameEnded
)
"""What happens around the actions."""

Event: TypeAlias = Performed | Around

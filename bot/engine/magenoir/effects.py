"""What actions do, as data: a closed union, carried out in `performing.py`.

An `Action` is indivisible: its parts happen together, and triggers wait for all of them."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magenoir.filters import Amount, Filter, Reference, Whose
from bot.engine.magenoir.mana import Element, Mana


@dataclass(frozen=True, slots=True)
class Damage:
    """`unavoidable` damage is not ignored, reduced or redirected."""

    amount: Amount
    to: Reference
    unavoidable: bool = False


@dataclass(frozen=True, slots=True)
class Heal:
    """Hit points are gained; no maximum is known."""

    amount: Amount
    to: Reference


@dataclass(frozen=True, slots=True)
class LoseHitPoints:
    """A loss that is not damage: it can't be ignored, reduced or redirected."""

    amount: Amount
    to: Reference


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards from the top of the deck; several of one paragraph are one indivisible action."""

    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, slots=True)
class DiscardFromHand:
    """Whoever discards chooses the cards."""

    amount: Amount
    whose: Whose = Whose.YOU


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """A card goes from the board to its owner's discard without being destroyed."""

    what: Reference


@dataclass(frozen=True, slots=True)
class Destroy:
    """A card that is indestructible is no valid target."""

    what: Reference


@dataclass(frozen=True, slots=True)
class Apply:
    """The effects of a component happen as if it were activated by itself; it stays where it is."""

    what: Reference


@dataclass(frozen=True, slots=True)
class ReturnToDeck:
    """To a place in its owner's deck, counted from the top: 1 is the top."""

    what: Reference
    position: int


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    what: Reference


@dataclass(frozen=True, slots=True)
class Fetch:
    """A card of the description goes from one's deck or discard to the hand, chosen as the action resolves.

    A deck that was looked through is shuffled."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class MakeIndestructible:
    what: Reference


@dataclass(frozen=True, slots=True)
class BecomeMageNoir:
    """For the rest of the game; a second time changes nothing."""


@dataclass(frozen=True, slots=True)
class TakeMana:
    """From the Available Ether to your reserve, as many as there are and at most so many."""

    amount: int
    element: Element


@dataclass(frozen=True, slots=True)
class AddMana:
    """From the Infinite Ether to the Available Ether."""

    amount: int
    element: Element


@dataclass(frozen=True, slots=True)
class LockMana:
    """From the Infinite Ether under a card."""

    amount: int
    element: Element
    what: Reference


@dataclass(frozen=True, slots=True)
class ReleaseMana:
    """Mana under a card goes to the Available Ether, at most so many; None for all of it."""

    what: Reference
    amount: int | None = None
    element: Element | None = None


@dataclass(frozen=True, slots=True)
class PayFor:
    """You may pay, or have to where it is not `optional`; if you do, these actions are the next ones.

    The payment is an action of its own: it stands alone."""

    cost: Mana
    then: "tuple[Action, ...]"
    optional: bool = True


@dataclass(frozen=True, slots=True)
class PayOr:
    """You may pay; if you do not, these actions are the next ones. Stands alone in its action."""

    cost: Mana
    otherwise: "tuple[Action, ...]"


@dataclass(frozen=True, slots=True)
class May:
    """You choose whether these actions happen, as the action resolves. Stands alone in its action."""

    then: "tuple[Action, ...]"


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """One of the options, chosen as the action resolves by the player of the card, or by the opponent. Stands alone."""

    options: "tuple[tuple[Action, ...], ...]"
    by: Whose = Whose.YOU


@dataclass(frozen=True, slots=True)
class IfMageNoir:
    """Only if you are a Mage Noir as the action resolves; else these actions, which may be none. Stands alone."""

    then: "tuple[Action, ...]"
    otherwise: "tuple[Action, ...]" = ()


Simple: TypeAlias = (
    Damage
    | Heal
    | LoseHitPoints
    | Draw
    | DiscardFromHand
    | DiscardCard
    | Destroy
    | Apply
    | ReturnToDeck
    | ReturnToHand
    | Fetch
    | MakeIndestructible
    | BecomeMageNoir
    | TakeMana
    | AddMana
    | LockMana
    | ReleaseMana
)
"""What happens at once; several may be the parts of one action."""

Branching: TypeAlias = PayFor | PayOr | May | ChooseOne | IfMageNoir
"""What decides which actions come next."""

Effect: TypeAlias = Simple | Branching


@dataclass(frozen=True, slots=True)
class Action:
    """An indivisible action: its parts, in the order of the text."""

    parts: tuple[Effect, ...]

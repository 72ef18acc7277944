"""What actions do, as data: a closed union, performed by `resolving/perform_action.py`.

An `Action` is indivisible: its parts happen together, and triggers wait for all of them."""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words import filters as fl
from bot.engine.magenoir.words.designations import NOTHING_DESIGNATED, Aim
from bot.engine.record import record_class

if TYPE_CHECKING:  # paragraphs have effects, and an effect may be a paragraph that holds this turn
    from bot.engine.magenoir.words.abilities import Static, Triggered


@dataclass(frozen=True, slots=True)
class Damage:
    """`unavoidable` damage is not ignored, reduced or redirected."""

    amount: fl.Amount
    to: fl.Reference
    unavoidable: bool = False


@dataclass(frozen=True, slots=True)
class DamageDivided:
    """So many points of damage, each of which is aimed by itself as the action is announced."""

    to: fl.TargetOf


@dataclass(frozen=True, slots=True)
class CancelDamage:
    """You are dealt no damage for the rest of the turn."""


@dataclass(frozen=True, slots=True)
class Heal:
    """Hit points are gained; no maximum is known."""

    amount: fl.Amount
    to: fl.Reference


@dataclass(frozen=True, slots=True)
class LoseHitPoints:
    """A loss that is not damage: it can't be ignored, reduced or redirected."""

    amount: fl.Amount
    to: fl.Reference


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards from the top of the deck; several of one paragraph are one indivisible action."""

    amount: fl.Amount
    whose: fl.Whose = fl.Whose.YOU


@dataclass(frozen=True, slots=True)
class DiscardFromHand:
    """Whoever discards chooses the cards."""

    amount: fl.Amount
    whose: fl.Whose = fl.Whose.YOU


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """All cards of your hand, which may be none."""


@dataclass(frozen=True, slots=True)
class LookAtTop:
    """You look at the top card of your deck, and take it into the hand if it is as described; None never takes it."""

    take: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class ShuffleIn:
    """Cards of your discard, which you choose as the action resolves, are shuffled into the deck; all if there are
    fewer."""

    number: int


@dataclass(frozen=True, slots=True)
class PrepareFrom:
    """You prepare a card of the description, and pay for it; which one is chosen as the action resolves."""

    filter: fl.Filter


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """A card goes from the board to its owner's discard without being destroyed."""

    what: fl.Reference


@dataclass(frozen=True, slots=True)
class Destroy:
    """A card that is indestructible is no valid target."""

    what: fl.Reference


@dataclass(frozen=True, slots=True)
class Apply:
    """The effects of a component happen as if it were activated by itself; it stays where it is."""

    what: fl.Reference


@dataclass(frozen=True, slots=True)
class ReturnToDeck:
    """To a place in its owner's deck, counted from the top: 1 is the top."""

    what: fl.Reference
    position: int


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    what: fl.Reference


@dataclass(frozen=True, slots=True)
class Fetch:
    """A card of the description goes from one's deck or discard to the hand, chosen as the action resolves.

    A deck that was looked through is shuffled."""

    filter: fl.Filter


@dataclass(frozen=True, slots=True)
class MakeIndestructible:
    what: fl.Reference


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
    what: fl.Reference


@dataclass(frozen=True, slots=True)
class ReleaseMana:
    """Mana under a card goes to the Available Ether, at most so many; None for all of it."""

    what: fl.Reference
    amount: fl.Amount | None = None
    element: Element | None = None


@dataclass(frozen=True, slots=True)
class MoveMana:
    """All Mana under this card goes under another card; or, where `from_reserve` says how many, Mana of your reserve
    does, whose element you choose as the action resolves."""

    to: fl.Reference
    from_reserve: int | None = None


@dataclass(frozen=True, slots=True)
class ShareMana:
    """All Mana under this card goes to your reserve and under your spells, each Mana where you choose as the action
    resolves."""


@dataclass(frozen=True, slots=True)
class SwapMana:
    """One Mana of your reserve goes under the card, and one from under it to the reserve; you choose both."""

    what: fl.Reference


@dataclass(frozen=True, slots=True)
class EmptyReserve:
    """All Mana of the reserve goes to the Available Ether."""

    whose: fl.Whose


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """A paragraph that holds for you until the turn ends, wherever the card is by then."""

    paragraph: "Triggered | Static"


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
    by: fl.Whose = fl.Whose.YOU


@dataclass(frozen=True, slots=True)
class IfMageNoir:
    """Only if you are a Mage Noir as the action resolves; else these actions, which may be none. Stands alone."""

    then: "tuple[Action, ...]"
    otherwise: "tuple[Action, ...]" = ()


OfHitPoints: TypeAlias = Damage | DamageDivided | CancelDamage | Heal | LoseHitPoints
OfHands: TypeAlias = Draw | DiscardFromHand | DiscardHand | LookAtTop | ShuffleIn | Fetch | PrepareFrom
OfCards: TypeAlias = DiscardCard | Destroy | Apply | ReturnToDeck | ReturnToHand | MakeIndestructible
OfMana: TypeAlias = TakeMana | AddMana | LockMana | ReleaseMana | MoveMana | ShareMana | SwapMana | EmptyReserve
Lasting: TypeAlias = BecomeMageNoir | ThisTurn

Simple: TypeAlias = OfHitPoints | OfHands | OfCards | OfMana | Lasting
"""What happens at once; several may be the parts of one action."""

Branching: TypeAlias = PayFor | PayOr | May | ChooseOne | IfMageNoir
"""What decides which actions come next."""

Effect: TypeAlias = Simple | Branching


REFERENCES: Mapping[type[Effect], Callable[[Effect], fl.Reference]] = {
    **dict.fromkeys((Damage, DamageDivided, Heal, LoseHitPoints, MoveMana), attrgetter("to")),
    **dict.fromkeys((DiscardCard, Destroy, Apply, MakeIndestructible, ReturnToDeck, ReturnToHand), attrgetter("what")),
    **dict.fromkeys((LockMana, ReleaseMana, SwapMana), attrgetter("what")),
}
"""Reads from an effect of each class whom or what it concerns."""


@record_class
class Spoken:
    """A part of an action with what its text speaks of."""

    part: Simple
    concerns: fl.Reference | None
    """Whom or what; None where that is no card and no player."""
    measured_by: fl.Reference | None
    """The card by which an amount of hit points is measured; None where no card alone says how much."""


@record_class
class Aimed:
    """A part of an action with what was designated for it, and by what its amount is measured."""

    part: Simple
    concerns: fl.Reference | None
    aim: Aim = NOTHING_DESIGNATED
    measure: Aim = NOTHING_DESIGNATED


def as_spoken(part: Simple) -> Spoken:
    """Return the part with what it speaks of."""
    read = REFERENCES.get(type(part))
    concerns = None if read is None else read(part)
    match part:
        case Damage(amount=amount) | Heal(amount=amount) | LoseHitPoints(amount=amount):
            measured_by = amount.reference if isinstance(amount, fl.HitPointsOf | fl.ManaUnder) else None
            return Spoken(part, concerns, measured_by)
        case _:
            return Spoken(part, concerns, None)


@dataclass(frozen=True)  # no slots: what its text speaks of is worked out once, and asked for in every chain
class Action:
    """An indivisible action: its parts, in the order of the text."""

    parts: tuple[Effect, ...]

    @cached_property
    def decision(self) -> Branching | None:
        """The part that decides which actions come next and stands alone; None where the parts happen at once."""
        match self.parts:
            case (PayFor() | PayOr() | May() | ChooseOne() | IfMageNoir() as part,):
                return part
            case _:
                return None

    @cached_property
    def spoken(self) -> tuple[Spoken, ...]:
        """The parts that happen at once."""
        return tuple(as_spoken(part) for part in self.parts if isinstance(part, Simple))

    @cached_property
    def unaimed(self) -> tuple[Aimed, ...]:
        """The parts, with nothing designated for any."""
        return tuple(Aimed(each.part, each.concerns) for each in self.spoken)

    @cached_property
    def is_plain(self) -> bool:
        """Whether nothing is designated, measured, applied or decided for it: it is planned alike on every table."""
        return self.decision is None and not any(
            isinstance(each.part, Apply)
            or isinstance(each.concerns, fl.TargetOf | fl.That)
            or each.measured_by is not None
            for each in self.spoken
        )

"""The paragraphs of a card as data: what activating it does, triggers, abilities, and what holds all the time."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.cached_property import cached_property
from bot.engine.frozen_class import dataclass
from bot.engine.magenoir.ground.mana import Element, Mana
from bot.engine.magenoir.words import effects as fx
from bot.engine.magenoir.words import filters as fl


class Occasion(StrEnum):
    """What can make a triggered action happen. Whose it is, is seen from the card's controller."""

    DAMAGED = "damaged"
    """A player is dealt damage."""
    HURT = "hurt"
    """A player is dealt damage or loses hit points."""
    HEALED = "healed"
    DRAWS = "draws"
    DISCARDS = "discards"
    """A player discards a card from the hand."""
    PREPARES = "prepares"
    CHANNELS = "channels"
    ACTIVATES = "activates"
    TRADES = "trades"
    PAYS = "pays"
    ADDS = "adds"
    """A player adds a Mana in the recovery phase."""
    TAKES = "takes"
    """A player takes a pile."""
    RELEASES = "releases"
    """Mana under a card of a player is released."""
    LEAVES = "leaves"
    """A card leaves the board: the card itself, or one of the paragraph's description."""
    TO_DISCARD = "to discard"
    """A card of the paragraph's description goes from the board to the discard."""
    DEALS = "deals"
    """A card of a player deals damage to the opposing side; once for an action."""
    EMPTIED = "emptied"
    """The last Mana under the card itself leaves it: of the paragraph's element, or of all."""
    DESTROYED = "destroyed"
    """A card is destroyed: the card itself, or one of the paragraph's description."""
    ARRIVES = "arrives"
    """The card itself comes to the board."""
    USED = "used"
    """The card itself was a component of what was activated or put on the board."""
    TURN_STARTS = "turn starts"
    TURN_ENDS = "turn ends"


class Timing(StrEnum):
    """When an ability may be used."""

    CLASSIC = "classic"
    """In your main phase, while no chain waits."""
    ANY_TIME = "any time"


@dataclass(frozen=True, slots=True)
class OnActivation:
    """A paragraph that happens when the spell is activated: one action, or several where the text says "then"."""

    actions: tuple[fx.Action, ...]


@dataclass(frozen=True)  # no slots: whether it is plain is worked out once, and asked for in every chain
class Triggered:
    """A paragraph that happens by itself on an occasion, as the next actions of the chain that runs."""

    occasion: Occasion
    actions: tuple[fx.Action, ...]
    whose: fl.Whose = fl.Whose.YOU
    states: tuple[fl.BoardState, ...] = ()
    """How the card has to lie for it to trigger; empty for anyhow."""
    of: fl.Filter | None = None
    """Which cards it is about, where it is not the card itself."""
    element: Element | None = None
    """Of the card that deals, of the Mana that is traded for or that leaves; None for any."""

    @cached_property
    def is_plain(self) -> bool:
        """Whether it is planned alike on every table: nothing is designated, and a "then" splits it once at most."""
        return len(self.actions) <= 2 and all(each.is_plain for each in self.actions)


@dataclass(frozen=True, slots=True)
class Ability:
    """A paragraph that its controller uses."""

    timing: Timing
    actions: tuple[fx.Action, ...]
    """One that begins with a discard from the hand cannot be used without enough cards there."""


Acting: TypeAlias = OnActivation | Triggered | Ability
"""A paragraph that becomes actions of a chain."""


# What holds all the time.


@dataclass(frozen=True, slots=True)
class Indestructible:
    """The card can't be destroyed."""


@dataclass(frozen=True, slots=True)
class Protector:
    """Opposing damage to its controller may be redirected to this permanent."""

    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class Unique:
    """Its controller may have one of that name on the board."""


@dataclass(frozen=True, slots=True)
class MageNoirOnly:
    """Only a Mage Noir may put it on the board."""


@dataclass(frozen=True, slots=True)
class HandLimit:
    """How many cards its controller may hold at the end of a turn."""

    cards: int


@dataclass(frozen=True, slots=True)
class DamageChange:
    """Damage that cards of the element deal for their controller to the opposing side is more by so much."""

    more: int
    element: Element | None
    mage_noir: int | None = None
    of_permanents: bool = False
    """Only what permanents deal."""


@dataclass(frozen=True, slots=True)
class DamageIgnored:
    """Of opposing damage to its controller so much is ignored, in all, each turn; `each_time` of every damage."""

    amount: int
    each_time: bool = False


@dataclass(frozen=True, slots=True)
class CostChange:
    """Cards of the description cost their controller less; nothing at all where `less` is None."""

    less: Mana | None
    of: fl.Filter
    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class OwnCost:
    """The card itself costs less; only while its player has that component, or is a Mage Noir, where it says so."""

    less: Mana
    component: str | None = None
    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class AddedInRecovery:
    """How many more Mana its controller adds in the recovery phase; negative for fewer. `element` binds the extra."""

    more: int
    element: Element | None = None
    only_mage_noir: bool = False


# What holds of components.


@dataclass(frozen=True, slots=True)
class CountsAs:
    """So many at most of its controller's components of one type count as components of another type, too."""

    component: str
    as_component: str
    most: int


@dataclass(frozen=True, slots=True)
class CountsMore:
    """Each of its controller's components of the element counts for so many more."""

    element: Element
    more: int = 1


@dataclass(frozen=True, slots=True)
class CountsTwice:
    """The card itself counts for two components once each turn, and always for a Mage Noir."""


@dataclass(frozen=True, slots=True)
class NeedsOneLess:
    """The card itself needs one component less, whichever its player likes."""

    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class NeedsInstead:
    """The card itself may be played with these components in the place of those that are printed as its needs."""

    component: str
    number: int
    only_mage_noir: bool = False


@dataclass(frozen=True, slots=True)
class DiscardInstead:
    """A card of the element may be discarded from the hand in the place of the component."""

    component: str
    element: Element


@dataclass(frozen=True, slots=True)
class RepeatedNeedsLess:
    """A component that a card of the element needs several times is needed once less by its controller."""

    element: Element


@dataclass(frozen=True, slots=True)
class AppliesAgain:
    """What its controller's cards of the description do as a turn starts happens once more."""

    of: fl.Filter
    only_mage_noir: bool = False


OfComponents: TypeAlias = (
    CountsAs | CountsMore | CountsTwice | NeedsOneLess | NeedsInstead | DiscardInstead | RepeatedNeedsLess
)


@dataclass(frozen=True, slots=True)
class TradesEven:
    """Its controller trades Mana of the element one for one: one of it for any other, or any other for one of it."""

    element: Element


OfMana: TypeAlias = CostChange | OwnCost | AddedInRecovery | TradesEven
OfDamage: TypeAlias = Protector | DamageChange | DamageIgnored
Static: TypeAlias = OfComponents | OfMana | OfDamage | AppliesAgain | Indestructible | Unique | MageNoirOnly | HandLimit
StaticKind: TypeAlias = type[Static]


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that is not played, as it stands; an outcome in which its card takes part says so."""

    text: str
    text_fr: str | None = None
    """In French, where the sentence was not taken from what somebody wrote."""


Paragraph: TypeAlias = Acting | Static | Unread

"""Effects that put something onto the battlefield (CR 110.2, 111, 400.7, 707), and how it enters."""

from typing import TYPE_CHECKING, TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.modifications import Modification

if TYPE_CHECKING:  # abilities have effects, and effects grant abilities and have further effects
    from bot.engine.magic.words.abilities import Ability


@dataclass(frozen=True, slots=True)
class Attacking:
    """CR 508.4: what a creature attacks that is put onto the battlefield attacking: what its controller chooses, or
    only `player` and, with `planeswalkers`, that player's planeswalkers.

    `as_returned`: what the creature attacked that was returned to a hand as a cost (702.49c, 702.190b)."""

    player: fl.PlayerSet | None = None
    planeswalkers: bool = False
    as_returned: bool = False


@dataclass(frozen=True, slots=True)
class Entering:
    """CR 110.5b, 508.4, 509.4, 712.14a: how permanents enter the battlefield; `blocking` is the attacker that they
    block, `transformed` with the back face up."""

    tapped: bool = False
    attacking: Attacking | None = None
    blocking: fl.ObjectSet | None = None
    transformed: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    """CR 122.6: with so many counters of these kinds."""
    forced: bool = False
    """CR 702.141a: each attacks the player for whom it was created this turn if able."""
    attached: fl.ObjectSet | None = None
    """CR 303.4i: to what an Aura token is attached as it is created."""
    being: "tuple[Modification, ...]" = ()
    """CR 611.2e: what the effect says that they are, which they are as they enter."""


AS_USUAL = Entering()


@dataclass(frozen=True, slots=True)
class CreateTokens:
    """CR 111: the size, colors, types and abilities of tokens, so many in all or `for_each` of the players; None: no
    creature has that size. With `size` their power and toughness are that amount each."""

    name: str
    power: int | None
    toughness: int | None
    colors: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple["Ability", ...] = ()
    amount: Amount = ONE
    types: tuple[str, ...] = ("Creature",)
    supertypes: tuple[str, ...] = ()
    entering: Entering = AS_USUAL
    for_each: fl.PlayerSet | None = None
    player: fl.PlayerSet = fl.Players.YOU
    """Who creates them (CR 111.2)."""
    back: "CreateTokens | None" = None
    """CR 111.10i: the back face of a double-faced token."""
    size: Amount | None = None


@dataclass(frozen=True, slots=True)
class CopyCounters:
    """CR 707.9e: so many counters with which a copy enters besides; with `only`, if it is of that type."""

    kind: str
    amount: Amount
    only: str = ""


@dataclass(frozen=True, slots=True)
class Exceptions:
    """CR 707.9: in what a copy differs from what it copies; `name` is None where it has the same."""

    modifications: tuple[Modification, ...] = ()
    name: str | None = None
    counters: tuple["CopyCounters", ...] = ()
    """CR 707.9e: what it enters with besides."""
    this_ability: bool = False
    """CR 707.9a: it has the very ability that makes it a copy, too."""
    costless: bool = False
    """CR 702.128a: it has no mana cost."""


NO_EXCEPTIONS = Exceptions()


@dataclass(frozen=True, slots=True)
class CreateCopies:
    """CR 707.2, 707.9: tokens that are copies of an object but for the exceptions, so many in all or `for_each` of the
    players, each `optional`."""

    of: fl.ObjectSet
    amount: Amount = ONE
    entering: Entering = AS_USUAL
    for_each: fl.PlayerSet | None = None
    optional: bool = False
    exceptions: Exceptions = NO_EXCEPTIONS


@dataclass(frozen=True, slots=True)
class PutOntoBattlefield:
    """CR 110.2a: the card that the ability is of, or that it targets, from where it was, if it is still there (400.7).

    `yours`: under the control of the ability's controller, not of its owner."""

    what: fl.ObjectSet
    entering: Entering = AS_USUAL
    yours: bool = False


@dataclass(frozen=True, slots=True)
class TradeGraveyards:
    """CR 608.2c: each player exiles all such cards from their graveyard, then sacrifices all such permanents, then puts
    the cards they exiled so onto the battlefield."""

    what: fl.Filter


@dataclass(frozen=True, slots=True)
class PutCardOfPlayer:
    """CR 110.2a, 608.2d: a card like that, which the player chooses from a zone of their own, onto the battlefield
    under their control; of several players those enter together (CR 101.4)."""

    what: fl.Filter
    entering: Entering = AS_USUAL
    player: fl.PlayerSet = fl.Players.YOU
    zone: Zone = Zone.HAND


@dataclass(frozen=True, slots=True)
class ExileAndReturn:
    """CR 400.7: the permanents are exiled, then their cards return to the battlefield, under their owners' control or
    `yours`; `at_end_step`: at the beginning of the next end step, with `owners_step` each at that of its owner's next
    one; `transformed` where they can be (712.14a). Tokens do not come back (111.8)."""

    what: fl.ObjectSet
    yours: bool = False
    tapped: bool = False
    at_end_step: bool = False
    transformed: bool = False
    owners_step: bool = False


@dataclass(frozen=True, slots=True)
class ReturnToBattlefield:
    """CR 702.79a, 702.93a: the card that the source became returns under its owner's control with a counter."""

    counter: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """CR 701.40a, 701.40e, 701.58a: each of the players puts the top card of their library onto the battlefield face
    down, so often one after the other; `dread`: one of the top two, the other goes to the graveyard (701.62a)."""

    player: fl.PlayerSet = fl.Players.YOU
    amount: Amount = ONE
    how: FaceDown = FaceDown.MANIFEST
    dread: bool = False


@dataclass(frozen=True, slots=True)
class Meld:
    """CR 701.42a, 712.4a: the source and one permanent like `other` are exiled, then melded, which makes one permanent
    with the characteristics of their combined back face."""

    other: fl.Filter
    entering: Entering = AS_USUAL


ArrivalEffect: TypeAlias = (
    CreateTokens
    | CreateCopies
    | PutOntoBattlefield
    | TradeGraveyards
    | PutCardOfPlayer
    | ExileAndReturn
    | ReturnToBattlefield
    | Manifest
    | Meld
)

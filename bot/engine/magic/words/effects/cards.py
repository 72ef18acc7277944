"""Effects on cards in hands, libraries and graveyards (CR 401, 402, 404)."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount


@dataclass(frozen=True, slots=True)
class Discard:
    """CR 701.9: so many cards of the players' choice, or at random, None for their hands; like `what`, where that is
    said; with `up_to` fewer as well. What is random is the scenario's to say."""

    player: fl.PlayerSet
    amount: Amount | None = ONE
    what: fl.Filter | None = None
    at_random: bool = False
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class DiscardRest:
    """CR 101.4, 701.9: each of the players discards all cards but so many of their choice."""

    player: fl.PlayerSet
    keep: Amount


@dataclass(frozen=True, slots=True)
class Mill:
    """CR 701.17."""

    player: fl.PlayerSet
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class Scry:
    """CR 701.22, or with `surveil` 701.25: what is not kept on top goes to the bottom, or into the graveyard."""

    player: fl.PlayerSet
    amount: Amount = ONE
    surveil: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """CR 701.20e: the ability's controller looks at the players' hands, or at the top cards of their libraries; with
    `may_bottom` that card may be put on the bottom."""

    player: fl.PlayerSet
    at: Zone
    may_bottom: bool = False


@dataclass(frozen=True, slots=True)
class TakeFromHand:
    """CR 701.9b, 701.20: the ability's controller chooses a card like that out of the players' revealed hands, or with
    `may` none; they discard it, or it is exiled; `until_source_leaves`: until the source of the ability leaves the
    battlefield (610.3)."""

    player: fl.PlayerSet
    what: fl.Filter
    exiled: bool = False
    may: bool = False
    until_source_leaves: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """CR 701.23-701.24: the players search zones of their own, or of the players of `whose`, for so many such cards,
    None for all, or with `up_to` for fewer as well; they put them somewhere, under their own control, and a library
    that was searched is shuffled; `tapped` where they enter so."""

    player: fl.PlayerSet
    what: fl.Filter
    to: Zone
    amount: Amount | None = ONE
    tapped: bool = False
    up_to: bool = False
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    any_zones: bool = False
    """They choose which of the zones they search: "graveyard, hand, and/or library"."""
    whose: fl.PlayerSet | None = None
    also: tuple[fl.Filter, ...] = ()
    """One card like `what`, and one like each of these: "a Forest card and a Plains card"."""
    share_land_type: bool = False
    """The cards have a land type in common."""
    top: int | None = None
    """CR 614.1a: of a library so many top cards alone are searched; None: all of it."""
    rest: Zone | None = None
    """The first card that is found goes where `to` says, and the others there: "put one onto the battlefield tapped and
    the other into your hand"."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """CR 701.24a, c: the players shuffle their libraries, all cards of these zones of theirs into them."""

    player: fl.PlayerSet
    zones: tuple[Zone, ...] = ()


class Place(StrEnum):
    """Where in a library something is put (CR 401.4, 701.24)."""

    TOP = "top"
    BOTTOM = "bottom"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class PutIntoLibrary:
    """CR 401: the objects go into their owners' libraries; from the top beneath so many cards, or on the bottom where
    there are fewer (401.7). `library`: whose library is shuffled, be there no object at all (701.24d)."""

    what: fl.ObjectSet
    place: Place = Place.TOP
    beneath: int = 0
    library: fl.PlayerSet | None = None


@dataclass(frozen=True, slots=True)
class PutOnTopOrBottom:
    """CR 401.4, 608.2d: each of the objects goes on the top or on the bottom of its owner's library, as its owner
    chooses."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class PutGraveyardOnBottom:
    """CR 401.4: the players put all cards of their graveyards on the bottom of their libraries in a random order."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class PutHandIntoLibrary:
    """CR 401: the players put so many cards of their choice from their hands into their libraries, on top or on the
    bottom."""

    player: fl.PlayerSet
    amount: Amount
    place: Place = Place.TOP


@dataclass(frozen=True, slots=True)
class ExileZone:
    """CR 406: all cards of the players' graveyards, libraries or hands are exiled."""

    player: fl.PlayerSet
    zone: Zone
    face_down: bool = False
    """CR 406.3: nobody may look at them."""


@dataclass(frozen=True, slots=True)
class ReturnExiled:
    """CR 406, 603.7c: each of the players returns to their hand what the ability, or the one that made it, exiled of
    theirs."""

    player: fl.PlayerSet


@dataclass(frozen=True, slots=True)
class ExileFromHand:
    """CR 406.1: the players exile so many cards of their choice from their hands, like `what` where that is said."""

    player: fl.PlayerSet
    amount: Amount = ONE
    what: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class ExileFromGraveyard:
    """CR 406.1: the players exile so many cards of their choice from their graveyards, like `what` where that is
    said."""

    player: fl.PlayerSet
    amount: Amount = ONE
    what: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class ExileTop:
    """CR 406.1: the players exile so many cards from the top of their libraries."""

    player: fl.PlayerSet
    amount: Amount = ONE


CardEffect: TypeAlias = (
    Discard
    | DiscardRest
    | Mill
    | Scry
    | Look
    | TakeFromHand
    | Search
    | Shuffle
    | PutIntoLibrary
    | PutOnTopOrBottom
    | PutGraveyardOnBottom
    | ExileFromGraveyard
    | PutHandIntoLibrary
    | ExileZone
    | ReturnExiled
    | ExileFromHand
    | ExileTop
)
"""What is done to cards in hands, libraries and graveyards."""

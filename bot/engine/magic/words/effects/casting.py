"""Effects by which cards are cast while a spell or ability resolves (CR 608.2g, 118.9)."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount
from bot.engine.magic.words.effects.continuous import Duration


@dataclass(frozen=True, slots=True)
class CastTransformed:
    """CR 310.11b, 712.11a: the ability's controller may cast the card that the source became, in exile, with its back
    face up, for nothing."""


@dataclass(frozen=True, slots=True)
class CastWithoutPaying:
    """CR 608.2g, 118.9: the ability's controller may cast the cards, wherever they are, without paying their mana
    costs: those that are spells like that, at `most` so many of them; with `lands` they may play them (305.2-305.3);
    `exiled_after`: such a spell is exiled instead of being put into a graveyard (614.1a)."""

    what: fl.ObjectSet
    lands: bool = False
    spells: fl.Filter = fl.ANYTHING
    most: int | None = None
    exiled_after: bool = False


@dataclass(frozen=True, slots=True)
class CopyCard:
    """CR 707.12: the cards are copied where they are; with `cast` the ability's controller may cast each copy without
    paying its mana cost, and else it ceases to exist (704.5e)."""

    what: fl.ObjectSet
    cast: bool = False


@dataclass(frozen=True, slots=True)
class Ripple:
    """CR 702.60a: so many top cards of the library may be revealed; those with the triggering spell's name may be cast
    without paying their mana costs, and the rest goes to the bottom."""

    number: int


@dataclass(frozen=True, slots=True)
class AllowPlay:
    """CR 601.3, 611.2: the ability's controller may cast the cards as spells like that from where they are, and with
    `lands` play them, for a while; `free`: without paying their mana costs (118.9). `exiled_after`: such a spell is
    exiled instead of being put into a graveyard (614.1a)."""

    what: fl.ObjectSet
    spells: fl.Filter = fl.ANYTHING
    lands: bool = False
    duration: Duration = Duration.END_OF_TURN
    free: bool = False
    exiled_after: bool = False
    as_any: str = ""
    """CR 609.4b: for which kinds of mana, by letter, any mana can be spent to cast them."""


@dataclass(frozen=True, slots=True)
class Cascade:
    """CR 702.85a: the ability's controller exiles cards from the top of their library until one is a nonland card of
    lesser mana value than the spell that the event is about, and may cast that; the rest goes to the bottom."""


@dataclass(frozen=True, slots=True)
class ExileUntil:
    """CR 406.1: the players exile cards from the top of their libraries until so many like that have been."""

    player: fl.PlayerSet
    until: fl.Filter
    amount: Amount = ONE


@dataclass(frozen=True, slots=True)
class BottomExiled:
    """CR 401.4: the cards that the spell or ability has exiled, and that are in exile still, go to the bottom of their
    owners' libraries in a random order, or into their graveyards."""

    to: Zone = Zone.LIBRARY


@dataclass(frozen=True, slots=True)
class CastForMadness:
    """CR 702.35a: the owner of the exiled card may cast it for its madness cost, or else puts it into the graveyard."""


@dataclass(frozen=True, slots=True)
class CastForMiracle:
    """CR 702.94a: the owner of the card that was drawn may cast it from their hand for its miracle cost."""


@dataclass(frozen=True, slots=True)
class AllowWarped:
    """CR 702.185a: the owner of the card that the source became in exile may cast it from there once this turn has
    ended."""


@dataclass(frozen=True, slots=True)
class RemoveTimeCounter:
    """CR 702.62a: from the source, a card in exile."""


CastingEffect: TypeAlias = (
    CastTransformed
    | CastWithoutPaying
    | CopyCard
    | ExileUntil
    | BottomExiled
    | Ripple
    | AllowPlay
    | Cascade
    | CastForMadness
    | CastForMiracle
    | RemoveTimeCounter
    | AllowWarped
)

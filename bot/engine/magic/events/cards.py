"""Cards of hands and libraries (CR 121, 401, 402, 701.9, 701.17, 701.22-701.25): drawn, discarded, milled, found.

A card is None where nobody can name it."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId
from bot.engine.magic.ground.keyword_names import KeywordName
from bot.engine.magic.ground.zones import Zone
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words.abilities.play_permissions import Permission
from bot.engine.record import record_class


@record_class
class CardDrawn:
    """CR 121. `card` is None when the library is unknown."""

    player: PlayerId
    card: ObjectId | None


@record_class
class CardNotDrawn:
    """CR 121.2b, 614.17: the player would draw a card, and `by` says that they can't."""

    player: PlayerId
    by: ObjectId


@record_class
class LandPlayed:
    """CR 116.2a, 305.1: a special action. `land` is the card in the hand, a new object if the hand is unknown. The
    event that puts it onto the battlefield follows."""

    player: PlayerId
    land: GameObject
    held: ObjectId | None = None
    """The card of a known hand that it is."""


@record_class
class CardSetAside:
    """CR 116.2f, 116.2h, 116.2k: a special action, by `keyword`. `card` is the card in the hand, a new object if the
    hand is unknown. The event that exiles it follows."""

    player: PlayerId
    card: GameObject
    held: ObjectId | None = None
    """The card of a known hand that it is."""
    keyword: KeywordName = KeywordName.SUSPEND


@record_class
class LandsAllowed:
    """CR 305.2: the player may play so many more lands this turn."""

    player: PlayerId
    number: int


@record_class
class PlayAllowed:
    """CR 601.3, 715.3d: the player may play the card from where it is; None: a card in exile that nobody can name."""

    player: PlayerId
    card: ObjectId | None
    permission: Permission

    @property
    def duration(self) -> fx.Duration:
        """How long the permission lasts while the card stays where it is (CR 611.2a)."""
        return self.permission.duration

    @property
    def controller(self) -> PlayerId:
        """The player to whose turns the duration refers."""
        return self.player

    @property
    def source(self) -> ObjectId:
        """The object on which the duration may depend."""
        return self.permission.by[0]


@record_class
class CardDiscarded:
    """CR 701.9. `card` is None when nobody knows which one it is; where another goes is an event of its own."""

    player: PlayerId
    card: ObjectId | None


@record_class
class CardMilled:
    """CR 701.17. `card` is None when the library is unknown; where another goes is an event of its own."""

    player: PlayerId
    card: ObjectId | None


@record_class
class CardExiled:
    """CR 406: a card that nobody can name is exiled from the hand, or from the top of the library."""

    player: PlayerId
    origin: Zone = Zone.HAND


@record_class
class CardPutBack:
    """CR 401.4: from the hand onto the top of the library, or its bottom. `card` is None when nobody knows which."""

    player: PlayerId
    card: ObjectId | None
    bottom: bool = False


@record_class
class ZoneEmptied:
    """CR 406: the cards of a hand or library that nobody can name are exiled, `number` of them, None: nobody knows how
    many."""

    player: PlayerId
    zone: Zone
    number: int | None = None
    face_down: bool = False


@record_class
class ExiledReturned:
    """CR 406: cards that nobody can name return from exile to the hand, `number` of them, None: nobody knows how
    many."""

    player: PlayerId
    number: int | None


@record_class
class ZonesSearched:
    """CR 701.23. `zones` are those of `owner`; `found` are the cards, and what becomes of them follows. `known`: the
    scenario says what is in there."""

    player: PlayerId
    owner: PlayerId
    found: tuple[ObjectId, ...]
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    known: bool = True


@record_class
class SearchLimited:
    """CR 614.1a, 701.23: the player searches so many top cards of the library of `owner` alone, because of `by`."""

    player: PlayerId
    owner: PlayerId
    number: int
    by: ObjectId


@record_class
class LibraryShuffled:
    """CR 701.24: nobody knows the order of its cards any more."""

    player: PlayerId


@record_class
class BottomOrderLost:
    """CR 401.2: so many cards were put on the bottom of the library in a random order, which nobody knows."""

    player: PlayerId
    number: int


@record_class
class PutOnBottom:
    """CR 401.2: the top card of a library is put on its bottom. `card` is None when the library is unknown."""

    player: PlayerId
    card: ObjectId | None


@record_class
class TopCardsSeen:
    """CR 701.20: `player` looks at the top cards of the library of `owner`, or they are revealed; what becomes of them
    follows. Cards that nobody can name are None. `by` is the source of the spell or ability that says so; `doubtful`:
    which cards they are would have to be known."""

    player: PlayerId
    owner: PlayerId
    cards: tuple[ObjectId | None, ...]
    by: ObjectId
    revealed: bool = False
    doubtful: bool = False


@record_class
class TopCardsArranged:
    """CR 401.4: cards of a library are put on top of it, the first one topmost."""

    player: PlayerId
    cards: tuple[ObjectId, ...]


@record_class
class TopCardUnnamed:
    """CR 401: on top of the library of `player` lies a card that nobody can name; the event gives it an object."""

    player: PlayerId
    card: GameObject


@record_class
class UnknownCardsMoved:
    """CR 400, 401: top cards of a library that nobody can name go to that zone of `player`; into the library: onto its
    bottom, or back on top."""

    player: PlayerId
    number: int
    to: Zone
    bottom: bool = False


@record_class
class Scried:
    """CR 701.22, or with `surveil` 701.25: so many cards were looked at; where cards went follows."""

    player: PlayerId
    amount: int
    surveil: bool = False


@record_class
class DrewFromEmptyLibrary:
    """CR 121.4, 704.5b."""

    player: PlayerId


@record_class
class LibraryNotKnown:
    """CR 401-402: an effect of the source asks for cards in the player's library or hand that nobody knows."""

    player: PlayerId
    source: ObjectId
    zone: Zone = Zone.LIBRARY


CardEvent: TypeAlias = (
    CardDrawn
    | CardNotDrawn
    | LandPlayed
    | CardSetAside
    | LandsAllowed
    | PlayAllowed
    | CardDiscarded
    | CardExiled
    | CardMilled
    | CardPutBack
    | ZoneEmptied
    | ExiledReturned
    | ZonesSearched
    | SearchLimited
    | LibraryShuffled
    | BottomOrderLost
    | PutOnBottom
    | TopCardsSeen
    | TopCardsArranged
    | TopCardUnnamed
    | UnknownCardsMoved
    | Scried
    | DrewFromEmptyLibrary
    | LibraryNotKnown
)

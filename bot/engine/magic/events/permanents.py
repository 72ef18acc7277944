"""Permanents and counters (CR 110, 122, 301-310)."""

from typing import TypeAlias

from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.objects import GameObject
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words.effects.keyword_abilities import KeywordAbility
from bot.engine.record import record_class


@record_class
class Untapped:
    permanent: ObjectId


@record_class
class PhasedIn:
    """CR 502.1, 702.26c."""

    permanent: ObjectId


@record_class
class PhasedOut:
    """CR 702.26b; `host` is what phases out with it attached to that (702.26g), None where it does so itself."""

    permanent: ObjectId
    host: ObjectId | None = None


@record_class
class Tapped:
    permanent: ObjectId


@record_class
class Exerted:
    """CR 701.43a: it won't untap during the player's next untap step. `cost` is the ability for which it is exerted as
    it attacks, None where it is another."""

    permanent: ObjectId
    player: PlayerId
    cost: ab.OptionalAttackCost | None = None


@record_class
class StayedTapped:
    """CR 502.3, 701.43a: it does not untap in the untap step."""

    permanent: ObjectId


@record_class
class KeptTapped:
    """CR 502.3: it won't untap during its controller's next untap step."""

    permanent: ObjectId


@record_class
class ControlChanged:
    """CR 613.1b: `player` controls it from now on."""

    permanent: ObjectId
    player: PlayerId


@record_class
class Marched:
    """Older Emperor rules: a creature goes from one territory to another. `forced`: by an effect, not as a march of
    its controller's choice; `attacks`: instead of an attack, as which it counts."""

    creature: ObjectId
    origin: PlayerId
    territory: PlayerId
    forced: bool = False
    attacks: bool = False


@record_class
class CountersRemoved:
    """CR 122."""

    holder: Recipient
    kind: str
    amount: int


@record_class
class Attached:
    """CR 701.3a."""

    attachment: ObjectId
    host: Recipient


@record_class
class Unattached:
    """CR 701.3d: it stays on the battlefield."""

    attachment: ObjectId
    host: Recipient


@record_class
class BestowEnded:
    """CR 702.103e-f: an Aura spell that was cast bestowed becomes a creature spell again, `host` None; a bestowed Aura
    comes off what it was attached to, None where that was nothing, and stays."""

    object: ObjectId
    host: Recipient | None = None
    spell: bool = False


@record_class
class ProtectorChosen:
    """CR 310.8a, 310.10."""

    battle: ObjectId
    player: PlayerId


@record_class
class CountersPut:
    """CR 122.6, 120.3b, 120.3d: on a permanent, or poison for a player."""

    holder: Recipient
    kind: str
    amount: int


@record_class
class Transformed:
    """CR 701.27a, 710.2: a double-faced permanent is turned over, so that `face` is up, or a flip card is flipped, or
    a copy of one, whose own face stays up."""

    permanent: ObjectId
    face: int
    flipped: bool = False


@record_class
class LevelChanged:
    """CR 716.2a: the permanent's level becomes the number."""

    permanent: ObjectId
    level: int


@record_class
class TurnedFaceUp:
    """CR 708.8: the player turns a face-down permanent face up, which regains its normal copiable values."""

    permanent: ObjectId
    player: PlayerId


@record_class
class DoorChanged:
    """CR 709.5c-g: the player gives a permanent's left half (0) or right half (1) the designation of being unlocked,
    or `locks` it."""

    permanent: ObjectId
    half: int
    player: PlayerId
    locks: bool = False


@record_class
class NotExchanged:
    """CR 701.12a-b: control of the permanent is not exchanged for that of the `other`, because `controller` controls
    both; None: which is not there any more."""

    permanent: ObjectId
    other: ObjectId | None
    controller: PlayerId


@record_class
class Designated:
    """CR 702.112b, 702.171b, 722.3a: the permanent gets a designation."""

    permanent: ObjectId
    designation: Designation


@record_class
class DesignationLost:
    """CR 722.3b-c: the permanent loses a designation before the turn ends and while it stays on the battlefield."""

    permanent: ObjectId
    designation: Designation


@record_class
class Paired:
    """CR 702.95a-b: the two creatures become paired."""

    creature: ObjectId
    partner: ObjectId


@record_class
class PaidAsItEnters:
    """CR 702.82b, 702.104b: as the permanent enters, so much is done for its keyword ability, of which its other
    abilities speak; `player` is the one who did it where that is an opponent."""

    permanent: ObjectId
    ability: KeywordAbility
    times: int
    player: PlayerId | None = None


@record_class
class Exploited:
    """CR 702.110b: the creature's controller sacrifices another, or the very creature, as its exploit ability
    resolves."""

    creature: ObjectId
    victim: ObjectId


@record_class
class Crewed:
    """CR 702.122b, 702.171c: the creature, tapped to pay for that, crews or saddles the permanent."""

    permanent: ObjectId
    creature: ObjectId
    saddled: bool = False


@record_class
class LeavingExiles:
    """CR 614.6: whenever the permanent would leave the battlefield from now on, it is exiled instead."""

    permanent: ObjectId


@record_class
class PrepareSpellCopied:
    """CR 722.3c: the controller of a prepared permanent creates `copy`, of its prepare spell, in exile."""

    permanent: ObjectId
    copy: GameObject


@record_class
class Unpaired:
    """CR 702.95e: two creatures that were paired are so no more."""

    creature: ObjectId
    partner: ObjectId


@record_class
class CardCopied:
    """CR 707.12: a copy of a card, where that is."""

    card: ObjectId
    copy: GameObject


PermanentEvent: TypeAlias = (
    Marched
    | ControlChanged
    | Untapped
    | PhasedIn
    | PhasedOut
    | Tapped
    | Exerted
    | StayedTapped
    | KeptTapped
    | CountersRemoved
    | Attached
    | Unattached
    | BestowEnded
    | ProtectorChosen
    | CountersPut
    | Transformed
    | TurnedFaceUp
    | LevelChanged
    | DoorChanged
    | Designated
    | DesignationLost
    | LeavingExiles
    | PrepareSpellCopied
    | CardCopied
    | NotExchanged
    | Paired
    | Unpaired
    | PaidAsItEnters
    | Exploited
    | Crewed
)

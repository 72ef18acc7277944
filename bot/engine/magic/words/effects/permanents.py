"""Effects on permanents that are on the battlefield: counters, destruction, other zones, tapping, attaching, combat."""

from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.designations import Designation
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.amounts import ONE, Amount


@dataclass(frozen=True, slots=True)
class PutCounters:
    what: fl.ObjectSet
    kind: str
    amount: Amount = ONE
    divided: bool = False
    """CR 601.2d: so many in all, distributed among the targets as the player announces."""


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """CR 122.1: as many of them as there are; None: of every kind, or all of them."""

    what: fl.ObjectSet
    kind: str | None
    amount: Amount | None = ONE


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """CR 122.5: so many counters of a kind, None for those of any kind, or for all of them, from one object onto
    another."""

    what: fl.ObjectSet
    onto: fl.ObjectSet
    kind: str | None
    amount: Amount | None = ONE


@dataclass(frozen=True, slots=True)
class Destroy:
    """CR 701.8; `no_regeneration` where it can't be regenerated."""

    what: fl.ObjectSet
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Regenerate:
    """CR 701.19a: the next time it would be destroyed this turn, it is healed, tapped and removed from combat."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Exile:
    """CR 701.13; `until_source_leaves`: until the source of the ability leaves the battlefield (610.3)."""

    what: fl.ObjectSet
    until_source_leaves: bool = False


@dataclass(frozen=True, slots=True)
class ExileAsItLeaves:
    """CR 614.6: if the permanents would leave the battlefield, they are exiled instead of being put anywhere else."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class PhaseOut:
    """CR 702.26b, g."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Proliferate:
    """CR 701.34a: the ability's controller chooses any number of permanents and players with counters."""


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """To its owner's hand."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class PutIntoGraveyard:
    """Into its owner's graveyard, without being destroyed or sacrificed (CR 700.4)."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class SacrificeObjects:
    """CR 701.21: each of these objects is sacrificed by its controller."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """CR 701.21: the players sacrifice so many permanents of their choice, like `what` where that is said;
    `opponent_chooses`: of the choice of an opponent of the ability's controller."""

    player: fl.PlayerSet
    amount: Amount
    what: fl.Filter | None = None
    opponent_chooses: bool = False
    up_to: bool = False
    """As many as they like, and not more."""


@dataclass(frozen=True, slots=True)
class Kept:
    """So many permanents like that are kept, or fewer with `up_to`."""

    what: fl.Filter
    amount: Amount = ONE
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeRest:
    """CR 101.4, 701.21: each of the players chooses what they keep of their permanents like `among`, and sacrifices the
    rest; `yours`: the ability's controller chooses it for each of them."""

    player: fl.PlayerSet
    among: fl.Filter
    keep: tuple[Kept, ...]
    yours: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Untap:
    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class TapOrUntap:
    """CR 701.26a-b, 608.2d: only the one that changes something can be meant: what is untapped is tapped, and what is
    tapped is untapped."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class PutCountersOf:
    """CR 122.5, 608.2h: for each counter that the object has, or last had, such a counter is put on the other one."""

    of: fl.ObjectSet
    onto: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class AttachObject:
    """CR 701.3a: the source, or another object, is attached to the object; `as_creature`: as though that were one
    (702.6e)."""

    to: fl.ObjectSet
    what: fl.ObjectSet = fl.THIS
    as_creature: bool = False


@dataclass(frozen=True, slots=True)
class Unattach:
    """CR 701.3d: the objects become unattached and stay on the battlefield."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class RemoveFromCombat:
    """CR 506.4: those of these that are in combat leave it."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class EnchantWhatIsPut:
    """CR 303.4, 702.5a: the source, which may become an Aura with it, loses its enchant abilities and gains one that
    allows the creatures that the spell or ability has put onto the battlefield, and nothing else."""

    becomes_aura: bool = False


@dataclass(frozen=True, slots=True)
class BecomeBlocked:
    """CR 509.1h: attacking creatures become blocked although nothing blocks them."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class RequireBlock:
    """CR 702.39a: the creature blocks the source this combat if able."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class BecomeLevel:
    """CR 716.2a: the source's level becomes the number."""

    number: int


@dataclass(frozen=True, slots=True)
class ChangeDoor:
    """CR 709.5f-g: unlock a locked half of each of these, or, where it `locks`, lock or unlock one of its halves."""

    what: fl.ObjectSet
    locks: bool = False


@dataclass(frozen=True, slots=True)
class KeepTapped:
    """CR 502.3: these won't untap during their controller's next untap step."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Designate:
    """CR 702.112a, 702.171a, 722.3a: these get the designation; what can't have it stays as it is."""

    what: fl.ObjectSet
    designation: Designation


@dataclass(frozen=True, slots=True)
class LoseDesignation:
    """CR 722.3b: those of these that have the designation lose it."""

    what: fl.ObjectSet
    designation: Designation


@dataclass(frozen=True, slots=True)
class Flip:
    """CR 710.4: what is no flip card, or flipped already, stays as it is."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Transform:
    """CR 701.27a."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class Reselect:
    """CR 508.7: the ability's controller chooses anew which player, planeswalker or battle the creatures attack."""

    what: fl.ObjectSet


@dataclass(frozen=True, slots=True)
class BecomeAttacking:
    """CR 508.4: the creatures are attacking what their controllers choose, or that `player`."""

    what: fl.ObjectSet
    player: fl.PlayerSet | None = None


PermanentEffect: TypeAlias = (
    PutCounters
    | RemoveCounters
    | MoveCounters
    | Destroy
    | Regenerate
    | Exile
    | ExileAsItLeaves
    | ReturnToHand
    | PutIntoGraveyard
    | SacrificeObjects
    | Sacrifice
    | SacrificeRest
    | Tap
    | Untap
    | TapOrUntap
    | PutCountersOf
    | AttachObject
    | Unattach
    | RemoveFromCombat
    | EnchantWhatIsPut
    | BecomeBlocked
    | PhaseOut
    | Proliferate
    | RequireBlock
    | Reselect
    | BecomeAttacking
    | BecomeLevel
    | ChangeDoor
    | KeepTapped
    | Designate
    | LoseDesignation
    | Flip
    | Transform
)

"""Everything that can happen in a game of Magic, one frozen class an event, in the Comprehensive Rules' words.

`Event` is a closed union: an explanation that forgets a member does not type-check. Amounts are positive and are what
happened after replacement and prevention; objects are named by id and are as they were when it happened."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.engine.magic.effects import Duration, Modification
from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.objects import GameObject, Zone
from bot.engine.magic.refusals import Refusal
from bot.engine.magic.state import StackedAbility
from bot.engine.magic.steps import Step

# Turn structure (CR 500-514).


@dataclass(frozen=True, slots=True)
class TurnBegan:
    player: PlayerId


@dataclass(frozen=True, slots=True)
class StepBegan:
    """`part` is 1 or 2 where the phase has two combat damage steps (CR 510.4), else None."""

    step: Step
    part: int | None = None


@dataclass(frozen=True, slots=True)
class Untapped:
    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class PhasedIn:
    """CR 502.1, 702.26c."""

    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class Tapped:
    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """CR 121. `card` is None when the library is unknown."""

    player: PlayerId
    card: ObjectId | None


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """CR 701.9. `card` is None when nobody knows which one it is."""

    player: PlayerId
    card: ObjectId | None


@dataclass(frozen=True, slots=True)
class DrewFromEmptyLibrary:
    """CR 121.4, 704.5b."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class DamageWoreOff:
    """CR 514.2."""

    permanent: ObjectId


# Combat (CR 506-511).


@dataclass(frozen=True, slots=True)
class AttackerDeclared:
    creature: ObjectId
    attacked: Recipient
    band: int | None = None
    """CR 702.22c: which attacking band it is declared in."""


@dataclass(frozen=True, slots=True)
class NoAttackers:
    """CR 508.8: no creature was declared as an attacker; the next two steps are skipped."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class BlockerDeclared:
    blocker: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class BecameBlocked:
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class BecameUnblocked:
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class StrikersRemembered:
    """CR 510.4: the assignment of a combat damage step is done; who had first or double strike as the first one began.

    Nobody: there is one step."""

    creatures: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class RemovedFromCombat:
    """CR 506.4. `still_attacked`: it stops fighting, but goes on being attacked (506.4d)."""

    permanent: ObjectId
    still_attacked: bool = False


@dataclass(frozen=True, slots=True)
class CombatEnded:
    """CR 511.3."""


# Combat damage and damage (CR 510, 120).


@dataclass(frozen=True, slots=True)
class DamageAssigned:
    source: ObjectId
    recipient: Recipient
    amount: int


@dataclass(frozen=True, slots=True)
class NoDamageAssigned:
    """CR 510.1a-d: an attacking or blocking creature assigns no combat damage; the rule says why."""

    creature: ObjectId


@dataclass(frozen=True, slots=True)
class DamagePrevented:
    """CR 615.6. `by` is the object whose effect prevented it, `among` all whose effects competed (616.1)."""

    source: ObjectId
    recipient: Recipient
    amount: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId


@dataclass(frozen=True, slots=True)
class DamageNotPrevented:
    """CR 615.12: an effect of `by` would prevent it, but it can't be prevented."""

    source: ObjectId
    recipient: Recipient
    amount: int
    by: ObjectId
    among: tuple[ObjectId, ...]


@dataclass(frozen=True, slots=True)
class DamageDealt:
    source: ObjectId
    recipient: Recipient
    amount: int
    combat: bool
    deathtouch: bool = False
    """The source has deathtouch (CR 704.5h), whatever the damage results in."""


@dataclass(frozen=True, slots=True)
class DamageMarked:
    """CR 120.3e, 120.6."""

    permanent: ObjectId
    amount: int
    deathtouch: bool


@dataclass(frozen=True, slots=True)
class LifeLost:
    """CR 119.3, in life points."""

    player: PlayerId
    amount: int


@dataclass(frozen=True, slots=True)
class LifeGained:
    """CR 119.3, in life points; `source` is what made the player gain it."""

    player: PlayerId
    amount: int
    source: ObjectId


@dataclass(frozen=True, slots=True)
class CountersRemoved:
    """CR 122."""

    holder: Recipient
    kind: str
    amount: int


# Permanents and zones (CR 110, 400, 701.8).


@dataclass(frozen=True, slots=True)
class Destroyed:
    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class NotDestroyed:
    """CR 702.12b: lethal damage, but indestructible."""

    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class ZoneChanged:
    object: ObjectId
    origin: Zone
    destination: Zone


@dataclass(frozen=True, slots=True)
class Attached:
    """CR 701.3a."""

    attachment: ObjectId
    host: Recipient


@dataclass(frozen=True, slots=True)
class Unattached:
    """CR 701.3d: it stays on the battlefield."""

    attachment: ObjectId
    host: Recipient


@dataclass(frozen=True, slots=True)
class ProtectorChosen:
    """CR 310.8a, 310.10."""

    battle: ObjectId
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Sacrificed:
    """CR 701.21a: the move to the graveyard follows."""

    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class RegenerationShieldMade:
    """CR 701.19a."""

    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class Regenerated:
    """CR 701.19a: instead of being destroyed it is healed, tapped and removed from combat."""

    permanent: ObjectId


@dataclass(frozen=True, slots=True)
class CountersPut:
    """CR 122.6, 120.3b, 120.3d: on a permanent, or poison for a player."""

    holder: Recipient
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class TokenCreated:
    """CR 111.1. `token` is what enters."""

    token: GameObject


@dataclass(frozen=True, slots=True)
class EffectBegan:
    """CR 611.2: a continuous effect of a resolved spell or ability."""

    source: ObjectId
    affected: tuple[ObjectId, ...]
    modifications: tuple[Modification, ...]
    duration: Duration


@dataclass(frozen=True, slots=True)
class EffectsEnded:
    """CR 514.2, 511.2."""

    duration: Duration


@dataclass(frozen=True, slots=True)
class BlockRequired:
    """CR 702.39a: the creature blocks the attacker this combat if able."""

    creature: ObjectId
    attacker: ObjectId


@dataclass(frozen=True, slots=True)
class ManaPaid:
    """CR 508.1j, 118.3: `mana` is the total in mana symbols."""

    player: PlayerId
    mana: str


# The stack (CR 405, 601-608).


@dataclass(frozen=True, slots=True)
class AbilityTriggered:
    """CR 603.3: put on the stack, with its targets."""

    stacked: StackedAbility


@dataclass(frozen=True, slots=True)
class DelayedTriggerMade:
    """CR 603.7."""

    stacked: StackedAbility


@dataclass(frozen=True, slots=True)
class AbilityActivated:
    """CR 602.2. `loyalty`: it is a loyalty ability (606)."""

    stacked: StackedAbility
    loyalty: bool = False


@dataclass(frozen=True, slots=True)
class SpellCast:
    """CR 601.2. `spell` is the card on the stack, new to the game where it came from an unknown hand."""

    stacked: StackedAbility
    spell: GameObject
    held: ObjectId | None = None
    """The card of a known hand that it is."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """CR 608: it leaves the stack after doing what it says."""

    stacked: StackedAbility


@dataclass(frozen=True, slots=True)
class DidNotResolve:
    """CR 608.2b: all its targets are illegal."""

    stacked: StackedAbility


# Players and the game (CR 104).


class Loss(StrEnum):
    """Why a player loses (CR 104.3)."""

    LIFE = "life"
    EMPTY_LIBRARY = "empty library"
    POISON = "poison"


@dataclass(frozen=True, slots=True)
class PlayerLost:
    player: PlayerId
    why: Loss


@dataclass(frozen=True, slots=True)
class GameWon:
    """CR 104.2. `winner` is a player's name or, with teams, the team."""

    winner: str


@dataclass(frozen=True, slots=True)
class GameDrawn:
    """CR 104.4a."""


# The players' doings.


@dataclass(frozen=True, slots=True)
class ActionRefused:
    """CR 733: what a player tried is illegal and was reversed; `action` counts from 0 in the scenario's list."""

    action: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice that no action gave: by its documented default, or by an answer kept for it."""

    player: PlayerId
    choice: str
    default: bool
    options: int
    subject: ObjectId | None = None


Event: TypeAlias = (
    TurnBegan
    | StepBegan
    | PhasedIn
    | Untapped
    | Tapped
    | CardDrawn
    | CardDiscarded
    | DrewFromEmptyLibrary
    | DamageWoreOff
    | AttackerDeclared
    | NoAttackers
    | BlockerDeclared
    | BecameBlocked
    | BecameUnblocked
    | StrikersRemembered
    | RemovedFromCombat
    | CombatEnded
    | DamageAssigned
    | NoDamageAssigned
    | DamagePrevented
    | DamageNotPrevented
    | DamageDealt
    | DamageMarked
    | LifeLost
    | LifeGained
    | CountersRemoved
    | Destroyed
    | NotDestroyed
    | ZoneChanged
    | Attached
    | Unattached
    | ProtectorChosen
    | Sacrificed
    | RegenerationShieldMade
    | Regenerated
    | CountersPut
    | TokenCreated
    | EffectBegan
    | EffectsEnded
    | BlockRequired
    | ManaPaid
    | AbilityTriggered
    | DelayedTriggerMade
    | AbilityActivated
    | SpellCast
    | Resolved
    | DidNotResolve
    | PlayerLost
    | GameWon
    | GameDrawn
    | ActionRefused
    | ChoiceMade
)

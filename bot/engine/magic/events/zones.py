"""Moves between zones, and what they are or are not called (CR 111, 400, 701.8, 701.19, 701.21)."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.ground.keyword_names import FaceDown
from bot.engine.magic.table.objects import Exiling, GameObject, Zone
from bot.engine.record import record_class


@record_class
class Destroyed:
    permanent: ObjectId


@record_class
class NotDestroyed:
    """CR 702.12b: lethal damage, but indestructible."""

    permanent: ObjectId


@record_class
class ZoneChanged:
    """CR 400.7. Onto the battlefield: `controller` is None for the player who owns it, or who controlled the spell;
    `tapped` as it enters (110.5b), with its back face up if `transformed` (712.14a), `attached_to` what an Aura
    enchants (303.4). Into a library: `shuffled` into it, on the `bottom`, or on top (401), beneath so many cards
    (401.7). Into exile: `until` that permanent leaves the battlefield (610.3).

    Of a meld card, `melded_with` is the other card of its pair with which it enters as one permanent (701.42a); or with
    which it was one, where only the other move is that of the permanent (712.21)."""

    object: ObjectId
    origin: Zone
    destination: Zone
    controller: PlayerId | None = None
    tapped: bool = False
    shuffled: bool = False
    bottom: bool = False
    beneath: int = 0
    until: ObjectId | None = None
    attached_to: Recipient | None = None
    face: int = 0
    """CR 712.12: the face with which a land is played."""
    transformed: bool = False
    face_down: FaceDown | None = None
    """CR 701.40a: how it enters face down."""
    exiled_by: Exiling | None = None
    """CR 607.2a: what exiles it."""
    melded_with: ObjectId | None = None


@record_class
class Sacrificed:
    """CR 701.21a: the move to the graveyard follows."""

    permanent: ObjectId


@record_class
class RegenerationShieldMade:
    """CR 701.19a. `by` is the source of the spell or ability that regenerates it."""

    permanent: ObjectId
    by: ObjectId


@record_class
class Regenerated:
    """CR 701.19a: instead of being destroyed it is healed, tapped and removed from combat. `by` is whose `shield` is
    used up, or whose static ability regenerates it each time (701.19b)."""

    permanent: ObjectId
    by: ObjectId
    shield: bool = True


@record_class
class DestructionReplaced:
    """CR 702.89a: instead of the permanent being destroyed, all damage is removed from it and the Aura `by` is
    destroyed; or CR 122.1c: a shield counter is removed from it, and it is `by` itself; or `otherwise`: what an ability
    of `by` says, which follows (614.6)."""

    permanent: ObjectId
    by: ObjectId
    otherwise: bool = False


@record_class
class TokenCreated:
    """CR 111.1. `token` is what enters."""

    token: GameObject


@record_class
class EmblemCreated:
    """CR 114.2. `emblem` is what comes to lie in the command zone."""

    emblem: GameObject


ZoneEvent: TypeAlias = (
    Destroyed
    | NotDestroyed
    | ZoneChanged
    | Sacrificed
    | RegenerationShieldMade
    | Regenerated
    | DestructionReplaced
    | TokenCreated
    | EmblemCreated
)

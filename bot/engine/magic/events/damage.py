"""Damage (CR 120, 510, 614-615): assigned, changed, redirected, prevented, dealt, marked.

An event that changes damage has `by`, the object whose effect did it; `among`, all objects whose effects competed;
`chooser`, the player who chose among them (CR 616.1); and `effect`, the number of the effect if it is one of a resolved
spell or ability, which this may use up."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.ongoing_effects import DamageEffect
from bot.engine.magic.words.qualities import Quality
from bot.engine.record import record_class


@record_class
class DamageWoreOff:
    """CR 514.2."""

    permanent: ObjectId


@record_class
class DamageAssigned:
    source: ObjectId
    recipient: Recipient
    amount: int


@record_class
class NoDamageAssigned:
    """CR 510.1a-d: an attacking or blocking creature assigns no combat damage; the cited rule says why."""

    creature: ObjectId


@record_class
class DamageEffectBegan:
    """CR 614.3, 615.3: from now on it may change damage."""

    effect: DamageEffect


@record_class
class DamagePrevented:
    """CR 615.6: so much of it is not dealt."""

    source: ObjectId
    recipient: Recipient
    amount: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId
    effect: int | None = None
    quality: Quality | None = None
    """CR 702.16e: what protection that prevents it is protection from; None where something else does."""
    shield_counter: bool = False
    """CR 122.1c: whether a shield counter of the permanent prevents it."""


@record_class
class DamageNotPrevented:
    """CR 615.12: an effect of `by` would prevent the damage, but an effect of `why` forbids that."""

    source: ObjectId
    recipient: Recipient
    amount: int
    by: ObjectId
    why: ObjectId


@record_class
class DamageChanged:
    """CR 614.1a: `amount` would be dealt instead of the amount `before`; 0: none any more."""

    source: ObjectId
    recipient: Recipient
    before: int
    amount: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId
    effect: int | None = None


@record_class
class DamageRedirected:
    """CR 614.9: so much of it would be dealt to `onto` instead of to `recipient`."""

    source: ObjectId
    recipient: Recipient
    onto: Recipient
    amount: int
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId
    effect: int | None = None


@record_class
class DamageReplaced:
    """CR 614.1a, 614.6: it is not dealt, as many counters of a kind are put on the permanent instead."""

    source: ObjectId
    recipient: ObjectId
    amount: int
    kind: str
    by: ObjectId
    among: tuple[ObjectId, ...]
    chooser: PlayerId
    effect: int | None = None


@record_class
class DamageDealt:
    source: ObjectId
    recipient: Recipient
    amount: int
    combat: bool
    deathtouch: bool = False
    """The source has deathtouch (CR 704.5h), whatever the damage results in."""


@record_class
class DamageMarked:
    """CR 120.3e, 120.6."""

    permanent: ObjectId
    amount: int
    deathtouch: bool


DamageEvent: TypeAlias = (
    DamageWoreOff
    | DamageAssigned
    | NoDamageAssigned
    | DamageEffectBegan
    | DamagePrevented
    | DamageNotPrevented
    | DamageChanged
    | DamageRedirected
    | DamageReplaced
    | DamageDealt
    | DamageMarked
)

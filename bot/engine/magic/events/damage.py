"""Damage (CR 120, 510, 615): assigned, prevented, dealt, marked."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.magic.identifiers import ObjectId, PlayerId, Recipient


@dataclass(frozen=True, slots=True)
class DamageWoreOff:
    """CR 514.2."""

    permanent: ObjectId


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


DamageEvent: TypeAlias = (
    DamageWoreOff
    | DamageAssigned
    | NoDamageAssigned
    | DamagePrevented
    | DamageNotPrevented
    | DamageDealt
    | DamageMarked
)

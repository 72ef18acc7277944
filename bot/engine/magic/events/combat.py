"""The combat phase (CR 506-511): declarations, blocks, leaving combat."""

from typing import TypeAlias

from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.words import abilities as ab
from bot.engine.magic.words import effects as fx
from bot.engine.record import record_class


@record_class
class AttackerDeclared:
    creature: ObjectId
    attacked: Recipient
    band: int | None = None
    """CR 702.22c: which attacking band it is declared in."""


@record_class
class Enlisted:
    """CR 702.154c: an attacking creature enlists another one, which is tapped for it; `cost` is the ability."""

    creature: ObjectId
    enlisted: ObjectId
    cost: ab.OptionalAttackCost


@record_class
class BecameAttacking:
    """CR 508.4: an effect says that the creature is attacking; it never "attacked"."""

    creature: ObjectId
    attacked: Recipient


@record_class
class AttackReselected:
    """CR 508.7a: the creature attacks something else from now on."""

    creature: ObjectId
    attacked: Recipient


@record_class
class NoAttackers:
    """CR 508.8: no creature was declared as an attacker; the next two steps are skipped."""

    player: PlayerId


@record_class
class BlockerDeclared:
    blocker: ObjectId
    attacker: ObjectId


@record_class
class BlocksDeclared:
    """CR 802.4: one of several defending players has declared all their blocks, and another one is next."""

    player: PlayerId


@record_class
class BecameBlocked:
    attacker: ObjectId


@record_class
class BecameUnblocked:
    attacker: ObjectId


@record_class
class StrikersRemembered:
    """CR 510.4: damage has been assigned in a combat damage step; `creatures` had first or double strike as the first
    one began. If empty, there is one step."""

    creatures: tuple[ObjectId, ...]


@record_class
class DamageOrdered:
    """By the rules of 2009 to 2024: the order in which the creature assigns lethal damage to those that it fights."""

    creature: ObjectId
    order: tuple[ObjectId, ...]


@record_class
class RemovedFromCombat:
    """CR 506.4. `still_attacked`: it stops fighting, but goes on being attacked (506.4d)."""

    permanent: ObjectId
    still_attacked: bool = False


@record_class
class CombatEnded:
    """CR 511.3."""


@record_class
class BlockRequired:
    """CR 702.39a: the creature blocks the attacker this combat if able."""

    creature: ObjectId
    attacker: ObjectId


@record_class
class RuleImposed:
    """CR 611.2c, 701.15a: a spell or ability makes a rule of combat, one for players, or a replacement effect;
    `affected` is None where its noun phrase says whom it is for."""

    source: ObjectId
    controller: PlayerId
    rule: ab.CombatRule | ab.RuleForObjects | ab.PlayersRule | ab.ReplacementAbility
    affected: tuple[ObjectId, ...] | None
    duration: fx.Duration
    during: PlayerId | None = None
    """Whose next turn it is for."""


@record_class
class CostNotPaid:
    """CR 508.1d, 509.1c: the player does not pay what attacks or blocks of these creatures cost, mana in symbols and
    life, so that they are not declared."""

    player: PlayerId
    creatures: tuple[ObjectId, ...]
    mana: str = ""
    life: int = 0
    blocking: bool = False


CombatEvent: TypeAlias = (
    AttackerDeclared
    | Enlisted
    | BecameAttacking
    | AttackReselected
    | NoAttackers
    | BlockerDeclared
    | BlocksDeclared
    | BecameBlocked
    | BecameUnblocked
    | StrikersRemembered
    | DamageOrdered
    | RemovedFromCombat
    | CombatEnded
    | BlockRequired
    | RuleImposed
    | CostNotPaid
)

"""Rules of combat that a static ability changes (CR 508.1c-d, 509.1b-c, 510.1), and costs to attack (508.1g-h)."""

from enum import StrEnum
from typing import TypeAlias

from bot.engine.frozen_class import dataclass
from bot.engine.magic.ground.identifiers import Recipient
from bot.engine.magic.words import effects as fx
from bot.engine.magic.words import filters as fl
from bot.engine.magic.words.abilities.conditional import Conditional
from bot.engine.magic.words.abilities.triggers import TriggeredAbility


class Towards(StrEnum):
    """What must be attacked for the ability to apply, seen from its controller."""

    ANYTHING = "anything"
    YOU = "you"
    YOUR_PLANESWALKERS = "planeswalkers you control"
    YOU_OR_YOUR_PLANESWALKERS = "you or planeswalkers you control"
    THIS = "this permanent"
    ANOTHER_PLAYER = "a player other than you"
    OWNER = "its owner"
    """The owner of the creature that would attack."""
    OWNER_OR_THEIR_PLANESWALKERS = "its owner or planeswalkers its owner controls"


@dataclass(frozen=True, slots=True)
class Company:
    """CR 508.1c, 509.1b: at least so many other creatures like that attack, or block, too; of a creature that can't do
    it alone (506.5), one of any kind."""

    others: fl.Filter = fl.ANYTHING
    at_least: int = 1


ALONE = Company()


@dataclass(frozen=True, slots=True)
class AdditionalBlocks(Conditional):
    """CR 509.1a with a static ability that lets the creature block `count` more creatures; None: any number."""

    count: int | None
    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class CantAttack(Conditional):
    """CR 508.1c. `towards`: only attacks on that are forbidden; `company`: those without such others are."""

    affects: fl.ObjectSet = fl.THIS
    towards: Towards = Towards.ANYTHING
    company: Company | None = None


@dataclass(frozen=True, slots=True)
class AttackerLimit(Conditional):
    """CR 508.1c: no more than so many creatures can attack, or attack that."""

    number: int
    towards: Towards = Towards.ANYTHING


@dataclass(frozen=True, slots=True)
class CantBlock(Conditional):
    """CR 509.1b. `what` limits it to blocks of creatures like that; None: it can't block at all. `company`: it can't
    block without such others."""

    affects: fl.ObjectSet = fl.THIS
    what: fl.Filter | None = None
    company: Company | None = None


@dataclass(frozen=True, slots=True)
class BlockerLimit(Conditional):
    """CR 509.1b: no more than so many creatures can block."""

    number: int


@dataclass(frozen=True, slots=True)
class CanBlockOnly(Conditional):
    """CR 509.1b: only creatures like that."""

    what: fl.Filter
    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class CantBeBlocked(Conditional):
    """CR 509.1b: by creatures like `by` (None: at all); `except_by`: by others than those; `at_least`: except by so
    many creatures; `at_most`: by more than so many."""

    affects: fl.ObjectSet = fl.THIS
    by: fl.Filter | None = None
    except_by: fl.Filter | None = None
    at_least: int | None = None
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class AttacksDespiteDefender(Conditional):
    """CR 609.4, 702.3b: can attack as though it didn't have defender; it still has it."""

    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class MustAttack(Conditional):
    """CR 508.1d: attacks each combat if able; `towards`: attacks that if able, a player or permanent by name where an
    effect has chosen it."""

    affects: fl.ObjectSet = fl.THIS
    towards: Towards | Recipient = Towards.ANYTHING


@dataclass(frozen=True, slots=True)
class Goaded(Conditional):
    """CR 701.15b: attacks each combat if able, and attacks a player other than the ability's controller if able."""

    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class MustBlock(Conditional):
    """CR 509.1c: blocks each combat if able."""

    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class MustBeBlocked(Conditional):
    """CR 509.1c: by at least one creature if able, or by `all_able`: every creature able to block it does."""

    affects: fl.ObjectSet = fl.THIS
    all_able: bool = False


class Toll(StrEnum):
    """What is done to a permanent to pay for an attack or a block."""

    RETURN = "return"
    SACRIFICE = "sacrifice"
    TAP = "tap"


@dataclass(frozen=True, slots=True)
class CombatCost(Conditional):
    """CR 508.1h, 509.1d: unless their controller pays for each of them, these creatures can't do something: the mana,
    `times` over, and life; with a `toll`, a permanent of theirs like `what` is returned to its owner's hand, sacrificed
    or tapped."""

    mana: str = ""
    affects: fl.ObjectSet = fl.THIS
    times: fx.Amount = fx.ONE
    life: int = 0
    toll: Toll | None = None
    what: fl.Filter | None = None


@dataclass(frozen=True, slots=True)
class AttackCost(CombatCost):
    """CR 508.1h: they can't attack that unless it is paid."""

    towards: Towards = Towards.ANYTHING


@dataclass(frozen=True, slots=True)
class BlockCost(CombatCost):
    """CR 509.1d: they can't block, or can't block creatures like `blocked`, unless it is paid."""

    blocked: fl.Filter | None = None


class AsItAttacks(StrEnum):
    """What can be done to pay an optional cost to attack."""

    EXERT = "exert"
    """The attacking creature itself (CR 701.43d)."""
    ENLIST = "enlist"
    """Another creature is tapped (CR 702.154a)."""


@dataclass(frozen=True, slots=True)
class OptionalAttackCost(Conditional):
    """CR 508.1g: what its controller may do as it attacks; `then` is the ability that is linked to it (607.2h)."""

    pays: AsItAttacks
    then: TriggeredAbility | None = None


@dataclass(frozen=True, slots=True)
class AssignsAsUnblocked(Conditional):
    """CR 510.1c with an ability: its controller may have it assign its combat damage as though it weren't blocked."""


@dataclass(frozen=True, slots=True)
class AssignsToughness(Conditional):
    """CR 510.1a with an ability: combat damage equal to toughness rather than power."""

    affects: fl.ObjectSet = fl.THIS


@dataclass(frozen=True, slots=True)
class AssignsNoCombatDamage(Conditional):
    """CR 510.1a with an ability."""

    affects: fl.ObjectSet = fl.THIS


CombatRule: TypeAlias = (
    AdditionalBlocks
    | CantAttack
    | AttackerLimit
    | CantBlock
    | BlockerLimit
    | CanBlockOnly
    | CantBeBlocked
    | AttacksDespiteDefender
    | MustAttack
    | Goaded
    | MustBlock
    | MustBeBlocked
    | AttackCost
    | BlockCost
    | AssignsAsUnblocked
    | AssignsToughness
    | AssignsNoCombatDamage
)

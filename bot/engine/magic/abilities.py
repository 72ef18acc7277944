"""Abilities as data (CR 113): what a card's text means once read.

Holds no behaviour: deathtouch is read where the rulebook reads it, in damage and in 704.5h. Knows no text and no
language; a compiler makes these, rules functions look for them."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from bot.engine.magic.conditions import Condition
from bot.engine.magic.damage_changes import PREVENT_ALL, DamageChange, DamageDescribed
from bot.engine.magic.effects import ONE, Amount, Effect, KeywordAbility, Modification
from bot.engine.magic.event_changes import Instead, Would
from bot.engine.magic.filters import ANYTHING, THIS, YOUR_CREATURE, Filter, ObjectSet, Players, TargetSpec
from bot.engine.magic.identifiers import Recipient
from bot.engine.magic.zones import Zone

# Static abilities (CR 604).


@dataclass(frozen=True, slots=True)
class Conditional:
    """CR 604.1, 611.3: an ability that holds only while its condition does; None: always. "Unless" is a condition with
    a `Not`."""

    condition: Condition | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class StaticAbility(Conditional):
    """CR 604, 611.3: a continuous effect on characteristics while the object is on the battlefield."""

    affects: ObjectSet
    modifications: tuple[Modification, ...]
    defining: bool = False
    """CR 604.3: it defines the object's own characteristics, in every zone and before all other effects."""
    since: int | None = None
    """CR 613.7a: the timestamp of the effect that granted it; None for an ability of the object's own."""


@dataclass(frozen=True, slots=True)
class DamageAbility(Conditional):
    """CR 614.1, 615.1: a prevention or replacement effect of a static ability, where damage is what would happen.

    `then` is the additional effect of a prevention (615.5)."""

    what: DamageDescribed
    change: DamageChange = PREVENT_ALL
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplacementAbility(Conditional):
    """CR 614.1 from a static ability: what would happen, and what happens instead."""

    would: Would
    instead: Instead


@dataclass(frozen=True, slots=True)
class LoyaltyPermission(Conditional):
    """CR 606.3 with an ability: its controller may activate loyalty abilities of these permanents so many times a turn,
    or whenever they could cast an instant."""

    affects: ObjectSet
    times: int = 1
    as_instant: bool = False


@dataclass(frozen=True, slots=True)
class PlayersHave(Conditional):
    """CR 604.1: players, seen from the ability, have keyword abilities: "you have hexproof" (702.11c, 702.16c)."""

    players: Players
    abilities: tuple[KeywordAbility, ...]


@dataclass(frozen=True, slots=True)
class CantBeCountered(Conditional):
    """CR 701.6a: spells like that can't be countered, or the spell itself; it functions on the stack, too (113.6)."""

    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class CounterLimit(Conditional):
    """CR 704.5r: it can't have more than `most` counters of the kind on it."""

    kind: str
    most: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """CR 714.2: at which numbers of lore counters a chapter ability of a Saga triggers; what it does is not played."""

    numbers: tuple[int, ...]


# Rules of combat that an ability changes (CR 508.1c-d, 509.1b-c, 510.1).


class Towards(StrEnum):
    """Which attacks an ability speaks of, seen from its controller: those on what."""

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

    others: Filter = ANYTHING
    at_least: int = 1


ALONE = Company()


@dataclass(frozen=True, slots=True)
class AdditionalBlocks(Conditional):
    """CR 509.1a with a static ability that lets the creature block `count` more creatures; None: any number."""

    count: int | None
    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class CantAttack(Conditional):
    """CR 508.1c. `towards`: only attacks on that are forbidden; `company`: those without such others are."""

    affects: ObjectSet = THIS
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

    affects: ObjectSet = THIS
    what: Filter | None = None
    company: Company | None = None


@dataclass(frozen=True, slots=True)
class BlockerLimit(Conditional):
    """CR 509.1b: no more than so many creatures can block."""

    number: int


@dataclass(frozen=True, slots=True)
class CanBlockOnly(Conditional):
    """CR 509.1b: only creatures like that."""

    what: Filter
    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class CantBeBlocked(Conditional):
    """CR 509.1b: by creatures like `by` (None: at all); `except_by`: by others than those; `at_least`: except by so
    many creatures; `at_most`: by more than so many."""

    affects: ObjectSet = THIS
    by: Filter | None = None
    except_by: Filter | None = None
    at_least: int | None = None
    at_most: int | None = None


@dataclass(frozen=True, slots=True)
class MustAttack(Conditional):
    """CR 508.1d: attacks each combat if able; `towards`: attacks that if able, a player or permanent by name where an
    effect has chosen it."""

    affects: ObjectSet = THIS
    towards: Towards | Recipient = Towards.ANYTHING


@dataclass(frozen=True, slots=True)
class Goaded(Conditional):
    """CR 701.15b: attacks each combat if able, and attacks a player other than the ability's controller if able."""

    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class MustBlock(Conditional):
    """CR 509.1c: blocks each combat if able."""

    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class MustBeBlocked(Conditional):
    """CR 509.1c: by at least one creature if able, or by `all_able`: every creature able to block it does."""

    affects: ObjectSet = THIS
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
    affects: ObjectSet = THIS
    times: Amount = ONE
    life: int = 0
    toll: Toll | None = None
    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class AttackCost(CombatCost):
    """CR 508.1h: they can't attack that unless it is paid."""

    towards: Towards = Towards.ANYTHING


@dataclass(frozen=True, slots=True)
class BlockCost(CombatCost):
    """CR 509.1d: they can't block, or can't block creatures like `blocked`, unless it is paid."""

    blocked: Filter | None = None


@dataclass(frozen=True, slots=True)
class AssignsAsUnblocked(Conditional):
    """CR 510.1c with an ability: its controller may have it assign its combat damage as though it weren't blocked."""


@dataclass(frozen=True, slots=True)
class AssignsToughness(Conditional):
    """CR 510.1a with an ability: combat damage equal to toughness rather than power."""

    affects: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class AssignsNoCombatDamage(Conditional):
    """CR 510.1a with an ability."""

    affects: ObjectSet = THIS


CombatRule: TypeAlias = (
    AdditionalBlocks
    | CantAttack
    | AttackerLimit
    | CantBlock
    | BlockerLimit
    | CanBlockOnly
    | CantBeBlocked
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


# Triggered abilities (CR 603).


class Met(StrEnum):
    """What a trigger event has to befall: an attack what is attacked (CR 508.3a), damage what is dealt it."""

    ANYTHING = "anything"
    PLAYER = "player"
    OPPONENT = "opponent"
    YOU = "you"
    PLANESWALKER = "planeswalker"
    BATTLE = "battle"
    CREATURE = "creature"
    PLAYER_OR_PLANESWALKER = "player or planeswalker"
    PLAYER_OR_BATTLE = "player or battle"
    YOU_OR_YOUR_PLANESWALKER = "you or a planeswalker you control"
    ENCHANTED_PLAYER = "enchanted player"


@dataclass(frozen=True, slots=True)
class Attacks:
    """CR 508.3a: one of these is declared as an attacker. `alone` (506.5); `others`: together with at least so many
    others; `with_greater`: with a creature of greater power (702.149a); `richest`: the player with the most life, or
    tied for it (702.105a)."""

    who: ObjectSet = THIS
    alone: bool = False
    with_greater: bool = False
    richest: bool = False
    others: int = 0
    at: Met = Met.ANYTHING


@dataclass(frozen=True, slots=True)
class PlayerAttacks:
    """CR 508.3b, d-e, 603.2c: at least so many creatures like that are declared as attackers, once however many they
    are; where `at` names what they attack, once for each player or permanent attacked."""

    creatures: Filter = YOUR_CREATURE
    at_least: int = 1
    at: Met = Met.ANYTHING


@dataclass(frozen=True, slots=True)
class Blocks:
    """CR 509.3a, once a combat; `each` creature that it blocks (509.3b); `at_least` so many at once (509.3e)."""

    who: ObjectSet = THIS
    each: bool = False
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """CR 509.3c, once a combat; with `by`, once for each such blocker (509.3d); `at_least`: by so many (509.3e)."""

    who: ObjectSet = THIS
    by: Filter | None = None
    at_least: int = 1


@dataclass(frozen=True, slots=True)
class AttacksUnblocked:
    """CR 509.3g."""

    who: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """CR 603.2: combat damage, or any; to a player, a creature, or anything."""

    who: ObjectSet = THIS
    combat: bool = True
    to: Met = Met.ANYTHING
    together: bool = False
    """"One or more": once for each recipient, however many of them deal damage to it (603.2c)."""


@dataclass(frozen=True, slots=True)
class IsDealtDamage:
    who: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class Dies:
    """CR 700.4, looking back (603.10a). `without`: a kind of counter that it must not have had."""

    who: ObjectSet = THIS
    without: str | None = None


@dataclass(frozen=True, slots=True)
class Enters:
    """CR 603.6a: one of these enters the battlefield; `together`: once, however many do at the same time (603.2c)."""

    who: ObjectSet = THIS
    together: bool = False


@dataclass(frozen=True, slots=True)
class Leaves:
    """CR 603.6c, looking back (603.10a): one of these goes from the battlefield to another zone."""

    who: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class LastCounterRemoved:
    """CR 310.11b: of the counters of a kind on the source, the last one is removed."""

    kind: str


@dataclass(frozen=True, slots=True)
class Casts:
    """CR 601.2i: a spell like that is cast; the side of `what` says by whom."""

    what: Filter


@dataclass(frozen=True, slots=True)
class Mentors:
    """CR 702.134c: a mentor ability of one of these resolves; the event is about its target."""

    who: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class Trains:
    """CR 702.149c: a training ability of one of these resolves and puts its counters."""

    who: ObjectSet = THIS


@dataclass(frozen=True, slots=True)
class BeginningOf:
    """CR 603.6, of a step by its name; `yours`: on the controller's turn only."""

    step: str
    yours: bool = True


@dataclass(frozen=True, slots=True)
class AnyOf:
    """CR 603.2: "whenever … or …"; each of the events triggers it."""

    conditions: tuple["TriggerCondition", ...]


TriggerCondition: TypeAlias = (
    Attacks
    | PlayerAttacks
    | Blocks
    | BecomesBlocked
    | AttacksUnblocked
    | DealsDamage
    | IsDealtDamage
    | Dies
    | Enters
    | Leaves
    | LastCounterRemoved
    | Casts
    | Mentors
    | Trains
    | BeginningOf
    | AnyOf
)


@dataclass(frozen=True, slots=True)
class TriggeredAbility:
    """CR 603.1. `optional`: the controller may do it as it resolves. `keyword` names the ability that means this.
    `only_if` is the intervening "if" clause (603.4), asked as it triggers and again as it resolves. `rule` is the one
    that gives it to the object, where no card says it."""

    condition: TriggerCondition
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    optional: bool = False
    keyword: KeywordAbility | None = None
    only_if: Condition | None = None
    rule: str | None = None


# Activated abilities and spells (CR 602, 601).


@dataclass(frozen=True, slots=True)
class Cost:
    """CR 118, 601.2b-h: mana in symbols, and what else is done; `loyalty` for loyalty abilities (606.4)."""

    mana: str = ""
    tap: bool = False
    sacrifice_this: bool = False
    sacrifice: Filter | None = None
    loyalty: int | None = None
    returned: Filter | None = None
    """A permanent like that goes back to its owner's hand."""


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """CR 602.1. `text` is the ability's own, cost included, by which a player names it."""

    cost: Cost
    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""
    sorcery_timing: bool = False
    """Activate only as a sorcery (CR 602.5d)."""
    zones: tuple[Zone, ...] = ()
    """CR 113.6: where it functions instead of on the battlefield."""
    keyword: KeywordAbility | None = None
    """The ability that means this."""


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """CR 113.3a: what an instant or sorcery does as it resolves."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()


# What was not read.


class Moment(StrEnum):
    """When a sentence that was not read could have acted, as far as its first words tell."""

    ALWAYS = "always"
    ACTIVATED = "activated"
    CAST = "cast"
    ENTERS = "enters"
    LEAVES = "leaves"
    ATTACKS = "attacks"
    BLOCKS = "blocks"
    BECOMES_BLOCKED = "becomes blocked"
    DEALS_DAMAGE = "deals damage"
    IS_DEALT_DAMAGE = "is dealt damage"
    UPKEEP = "upkeep"
    DRAW_STEP = "draw step"
    BEGINNING_OF_COMBAT = "beginning of combat"
    END_OF_COMBAT = "end of combat"
    END_STEP = "end step"
    MAIN_PHASE = "main phase"


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that the compiler did not understand, kept so that the answer can admit it."""

    text: str
    span: tuple[int, int] = (0, 0)
    """Where it stands in the card's text, in characters."""
    expected: str = ""
    """What the compiler would have understood at the place where reading stopped."""
    moment: Moment = field(default=Moment.ALWAYS, kw_only=True)


Ability: TypeAlias = (
    KeywordAbility
    | StaticAbility
    | DamageAbility
    | ReplacementAbility
    | CounterLimit
    | Chapter
    | LoyaltyPermission
    | PlayersHave
    | CantBeCountered
    | CombatRule
    | TriggeredAbility
    | ActivatedAbility
    | SpellAbility
    | Unread
)
